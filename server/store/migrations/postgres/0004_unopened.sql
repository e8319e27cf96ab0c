-- Of the searches, those that found something which nobody opened.
ALTER TABLE search_misses ADD COLUMN unopened INTEGER NOT NULL DEFAULT 0;
