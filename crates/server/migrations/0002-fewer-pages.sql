-- Every step wrote a page of this index as well. What a visitor did is found by way of his tables.
DROP INDEX journal_by_visitor;
