-- House rules that hold for some days, to see how they are.

-- The last such rules of a household, from when until when they hold, and what of them is new, by its names. Whatever was done
-- before they were set stands in the records up to 'after_sequence'.
CREATE TABLE house_rules_trial (
    household_id BLOB NOT NULL PRIMARY KEY REFERENCES household (id),
    text TEXT NOT NULL CHECK (length(text) > 0),
    digest BLOB NOT NULL CHECK (length(digest) = 32),
    checked_within BLOB NOT NULL CHECK (length(checked_within) = 32),
    set_by BLOB NOT NULL,
    set_at INTEGER NOT NULL,
    names TEXT NOT NULL CHECK (length(names) > 0),
    after_sequence INTEGER NOT NULL CHECK (after_sequence >= 0),
    starts_at INTEGER NOT NULL,
    ends_at INTEGER NOT NULL CHECK (ends_at >= starts_at),
    FOREIGN KEY (household_id, set_by) REFERENCES member (household_id, id)
) STRICT;

-- Until when the rules hold that somebody is told of; nothing where that is until others are set.
ALTER TABLE notice ADD COLUMN ends_at INTEGER CHECK (ends_at IS NULL OR kind = 'rules-changed');
