-- What members would like to have as a reward, until a parent says what it costs, and what is in the jar for a goal.

-- It is numbered with the rewards: the one that comes of it keeps the number.
CREATE TABLE wish (
    household_id BLOB NOT NULL REFERENCES household (id),
    id BLOB NOT NULL CHECK (length(id) = 16),
    number INTEGER NOT NULL CHECK (number > 0),
    title TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 240),
    details TEXT,
    member_id BLOB NOT NULL,
    at INTEGER NOT NULL,
    -- Since when it is answered or taken back.
    ended_at INTEGER,
    PRIMARY KEY (household_id, id),
    UNIQUE (household_id, number),
    FOREIGN KEY (household_id, member_id) REFERENCES member (household_id, id)
) STRICT;

CREATE INDEX wish_open ON wish (household_id, number) WHERE ended_at IS NULL;
CREATE INDEX wish_member ON wish (household_id, member_id);

-- How many of a member's points are in the jar for what it saves for: they stay in the book as they are, and are out of
-- reach of other rewards.
CREATE TABLE jar (
    household_id BLOB NOT NULL,
    member_id BLOB NOT NULL,
    points INTEGER NOT NULL CHECK (points BETWEEN 1 AND 1000000),
    PRIMARY KEY (household_id, member_id),
    FOREIGN KEY (household_id, member_id) REFERENCES goal (household_id, member_id)
        ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
