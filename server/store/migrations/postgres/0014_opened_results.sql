-- Results that were opened from a search, counted: who opened them is not recorded. "away" is how many of them came back to the
-- search and opened another result. No index besides the key: sweeps read the 20,000 rows that are kept whole.
CREATE TABLE opened_results (
  edition TEXT NOT NULL,
  path TEXT NOT NULL,
  query TEXT NOT NULL,
  count BIGINT NOT NULL,
  away BIGINT NOT NULL DEFAULT 0,
  last_at BIGINT NOT NULL,
  PRIMARY KEY (edition, path, query)
);
