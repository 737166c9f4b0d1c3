-- How many tables somebody has set up is counted whenever he sets up another.
CREATE INDEX tables_by_host ON tables (host, state);
