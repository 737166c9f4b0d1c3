-- How often a visitor has revoked the cookies of all devices. Most never do, and have no row.
CREATE TABLE devices (
    visitor TEXT PRIMARY KEY,
    revoked INTEGER NOT NULL
) WITHOUT ROWID;
