-- What counts on a day is what is booked; what waits has an index of its own, which this one stood in the way of.

DROP INDEX completion_day;
CREATE INDEX completion_day ON completion (household_id, doer_id, day)
    WHERE undone_at IS NULL AND state = 'booked';
