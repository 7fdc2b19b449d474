-- After how many OKs in a row nobody had to look, where what was done was booked for that.
ALTER TABLE completion ADD COLUMN trusted_oks INTEGER
    CHECK (trusted_oks IS NULL OR (trusted_oks > 0 AND state = 'booked' AND checked_by IS NULL
        AND unseen_at IS NULL));

CREATE TRIGGER completion_keeps_that_it_was_trusted BEFORE UPDATE OF trusted_oks ON completion
BEGIN
    SELECT RAISE(ABORT, 'a completion is taken back, not changed');
END;
