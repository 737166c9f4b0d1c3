-- Under which name somebody sat at a table whose facts are gone: records have names, and whoever wants to be forgotten is.
ALTER TABLE sitters ADD COLUMN name TEXT;
