-- What counts as approved by itself, since nobody looked at it in time.

-- After how many hours; nothing where somebody has to look. What waited before that was set waits from then on.
ALTER TABLE household ADD COLUMN approve_after INTEGER
    CHECK (approve_after BETWEEN 1 AND 720);
ALTER TABLE household ADD COLUMN approve_set_at INTEGER
    CHECK ((approve_set_at IS NULL) = (approve_after IS NULL));

-- When it was booked so, and for how many hours nobody had to look by then; nobody has checked it.
ALTER TABLE completion ADD COLUMN unseen_at INTEGER
    CHECK (unseen_at IS NULL OR (state = 'booked' AND checked_by IS NULL));
ALTER TABLE completion ADD COLUMN unseen_hours INTEGER
    CHECK (unseen_hours BETWEEN 1 AND 720 AND (unseen_hours IS NULL) = (unseen_at IS NULL));

-- What waits, and since when.
CREATE INDEX completion_overdue ON completion (household_id, at)
    WHERE state = 'waiting' AND undone_at IS NULL;

CREATE TRIGGER completion_is_unseen_once BEFORE UPDATE OF unseen_at, unseen_hours ON completion
WHEN OLD.state <> 'waiting' OR OLD.undone_at IS NOT NULL
BEGIN
    SELECT RAISE(ABORT, 'a completion is checked once');
END;
