-- What still holds today, since it was changed for less, and who was told of that.

-- What a chore is still worth, and until when: the end of the day on which it was changed.
ALTER TABLE chore ADD COLUMN promised_points INTEGER CHECK (promised_points BETWEEN 1 AND 10000);
ALTER TABLE chore ADD COLUMN promise_ends_at INTEGER
    CHECK ((promise_ends_at IS NULL) = (promised_points IS NULL));

-- For how many points a child can still have a reward, also where it is off the list or not to be asked for any more.
CREATE TABLE reward_promise (
    household_id BLOB NOT NULL,
    reward_id BLOB NOT NULL,
    member_id BLOB NOT NULL,
    points INTEGER NOT NULL CHECK (points BETWEEN 1 AND 1000000),
    ends_at INTEGER NOT NULL,
    PRIMARY KEY (household_id, reward_id, member_id),
    FOREIGN KEY (household_id, reward_id) REFERENCES reward (household_id, id),
    FOREIGN KEY (household_id, member_id) REFERENCES member (household_id, id)
) STRICT, WITHOUT ROWID;

-- What it was worth or cost before, what afterwards, where it is to be had at all, and from which day on, where that is not
-- at once.
ALTER TABLE notice ADD COLUMN points_before INTEGER
    CHECK ((points_before IS NULL) = (kind NOT IN ('chore-lessened', 'reward-lessened')));
ALTER TABLE notice ADD COLUMN points_after INTEGER
    CHECK (points_after IS NULL OR points_before IS NOT NULL);
ALTER TABLE notice ADD COLUMN from_day TEXT
    CHECK (from_day IS NULL OR (length(from_day) = 10 AND points_before IS NOT NULL));
