-- Where a table stood after so many facts, so that only those after it have to be summed. It can be made again from them.
CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY,
    fact_number INTEGER NOT NULL,
    condensed TEXT NOT NULL
) WITHOUT ROWID;
