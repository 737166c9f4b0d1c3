-- The id of the command that said it, so that a word which comes again after the server was down is not said twice.
ALTER TABLE said ADD COLUMN command TEXT;
