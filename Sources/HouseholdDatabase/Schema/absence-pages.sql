-- A page of who is away begins where the one before ended, however many were away before: what is over is passed over without
-- reading it. What repeats has its turn by its next time, which stands in no column, so that all of it is read; it is little.
CREATE INDEX absence_first ON absence (household_id, first_day, number, last_day)
WHERE removed_at IS NULL AND recurrence IS NULL;

CREATE INDEX absence_repeats ON absence (household_id, last_day)
WHERE removed_at IS NULL AND recurrence IS NOT NULL;
