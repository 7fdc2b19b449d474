-- What people made for themselves and is worth nothing is no chore that counts: not for sums, badges or rows of
-- days. Kept with the completion, since its chore may be changed later.

ALTER TABLE completion ADD COLUMN counts INTEGER NOT NULL DEFAULT 1 CHECK (counts IN (0, 1));

UPDATE completion SET counts = 0
WHERE EXISTS (
    SELECT 1 FROM occurrence o
    JOIN chore c ON c.household_id = o.household_id AND c.id = o.chore_id
    WHERE o.household_id = completion.household_id AND o.id = completion.occurrence_id
        AND c.points = 0 AND c.created_by = completion.doer_id
);

DELETE FROM merit
WHERE EXISTS (
    SELECT 1 FROM completion m
    WHERE m.household_id = merit.household_id AND m.id = merit.completion_id AND m.counts = 0
);

UPDATE standing SET completed = (
    SELECT count(*) FROM completion m
    WHERE m.household_id = standing.household_id AND m.doer_id = standing.member_id
        AND m.state = 'booked' AND m.undone_at IS NULL AND m.counts = 1
);

DROP INDEX completion_day;
CREATE INDEX completion_day ON completion (household_id, doer_id, day)
    WHERE undone_at IS NULL AND state = 'booked' AND counts = 1;

CREATE TRIGGER completion_keeps_what_counts BEFORE UPDATE OF counts ON completion
BEGIN
    SELECT RAISE(ABORT, 'a completion is taken back, not changed');
END;

DROP TRIGGER completion_counts;
DROP TRIGGER completion_counts_once_checked;
DROP TRIGGER completion_counts_no_more;

CREATE TRIGGER completion_counts AFTER INSERT ON completion
WHEN NEW.state = 'booked' AND NEW.counts = 1
BEGIN
    UPDATE standing SET completed = completed + 1
    WHERE household_id = NEW.household_id AND member_id = NEW.doer_id;
END;

CREATE TRIGGER completion_counts_once_checked AFTER UPDATE OF state ON completion
WHEN NEW.state = 'booked' AND NEW.counts = 1
BEGIN
    UPDATE standing SET completed = completed + 1
    WHERE household_id = NEW.household_id AND member_id = NEW.doer_id;
END;

CREATE TRIGGER completion_counts_no_more AFTER UPDATE OF undone_at ON completion
WHEN NEW.state = 'booked' AND NEW.counts = 1
BEGIN
    UPDATE standing SET completed = completed - 1
    WHERE household_id = NEW.household_id AND member_id = NEW.doer_id;
END;
