-- A table is the sum of its facts. All else here can be made from them, and is here to be found quickly.
CREATE TABLE journal (
    table_id TEXT NOT NULL,
    -- The number of the fact at its table. Two writers of one table cannot both have it.
    fact_number INTEGER NOT NULL,
    -- The version of the table with this fact.
    version INTEGER NOT NULL,
    at INTEGER NOT NULL,
    -- Who commanded it and under which id; null for what followed by itself.
    visitor TEXT,
    command TEXT,
    fact TEXT NOT NULL,
    PRIMARY KEY (table_id, fact_number)
) WITHOUT ROWID;
CREATE INDEX journal_by_visitor ON journal (visitor) WHERE visitor IS NOT NULL;

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    state TEXT NOT NULL,
    listed INTEGER NOT NULL,
    host TEXT NOT NULL,
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    listing TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_in_lobby ON tables (state, changed) WHERE listed = 1;
CREATE INDEX tables_by_age ON tables (state, changed);

CREATE TABLE sitters (
    visitor TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (visitor, table_id)
) WITHOUT ROWID;
CREATE INDEX sitters_by_table ON sitters (table_id);

-- A game that is over is its record.
CREATE TABLE games (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL,
    game TEXT NOT NULL,
    ended INTEGER NOT NULL,
    listed INTEGER NOT NULL,
    listing TEXT NOT NULL,
    record TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX games_by_end ON games (ended) WHERE listed = 1;
CREATE INDEX games_by_table ON games (table_id);

CREATE TABLE reviews (
    game_id TEXT PRIMARY KEY,
    review TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE said (
    table_id TEXT NOT NULL,
    channel TEXT NOT NULL,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    visitor TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, channel, number)
) WITHOUT ROWID;
CREATE INDEX said_by_visitor ON said (visitor);

CREATE TABLE visitors (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE mutes (
    visitor TEXT NOT NULL,
    muted TEXT NOT NULL,
    PRIMARY KEY (visitor, muted)
) WITHOUT ROWID;

-- Of a one-time code only a digest is kept.
CREATE TABLE codes (
    digest TEXT PRIMARY KEY,
    visitor TEXT NOT NULL,
    expires INTEGER NOT NULL
) WITHOUT ROWID;
