-- How a parent still looks at what was done of a chore, since that was set so that they look at more, and until when: the end
-- of the day on which it was.
ALTER TABLE chore ADD COLUMN promised_approval TEXT
    CHECK (promised_approval IN ('none', 'earned') OR promised_approval GLOB 'sample [1-9]*');
ALTER TABLE chore ADD COLUMN approval_promise_ends_at INTEGER
    CHECK ((approval_promise_ends_at IS NULL) = (promised_approval IS NULL));
