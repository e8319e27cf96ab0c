-- Most leads repeat no other one: those need no entry, and one page less is written.
DROP INDEX leads_duplicate;
CREATE INDEX leads_duplicate ON leads (duplicate_of) WHERE duplicate_of IS NOT NULL;
