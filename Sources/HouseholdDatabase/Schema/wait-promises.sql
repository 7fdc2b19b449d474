-- After how long what nobody looked at still counts as approved, since that was set to longer or off: since when it was so,
-- and until when it is, the end of the day on which that was changed.
ALTER TABLE household ADD COLUMN promised_approve_after INTEGER
    CHECK (promised_approve_after BETWEEN 1 AND 720);
ALTER TABLE household ADD COLUMN promised_approve_set_at INTEGER
    CHECK ((promised_approve_set_at IS NULL) = (promised_approve_after IS NULL));
ALTER TABLE household ADD COLUMN approve_promise_ends_at INTEGER
    CHECK ((approve_promise_ends_at IS NULL) = (promised_approve_after IS NULL));
