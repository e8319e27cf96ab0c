-- Feedback and search misses are kept for a time and up to a number: sweeps look for the oldest and the rarest.
CREATE INDEX feedback_created ON feedback (created_at);
CREATE INDEX search_misses_last ON search_misses (last_at);
CREATE INDEX search_misses_use ON search_misses (count, last_at);

-- What was stored until now may hold full-width numbers and addresses in plain text; the counts begin anew.
DELETE FROM search_misses;
