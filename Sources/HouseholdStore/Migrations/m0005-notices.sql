-- Notices of what a parent answered, numbered for each member; notes on chores.

CREATE TABLE new_notice (
    household_id TEXT NOT NULL,
    id TEXT NOT NULL CHECK (length(id) = 36),
    member_id TEXT NOT NULL,
    number INTEGER NOT NULL CHECK (number > 0),
    at INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('reward-reached', 'proposal-accepted', 'proposal-declined',
        'chore-excused', 'chore-not-excused')),
    reward_id TEXT,
    chore_id TEXT,
    -- What the chore was called then, who answered, and why.
    title TEXT CHECK (length(title) BETWEEN 1 AND 240),
    by_id TEXT,
    reason TEXT,
    seen_at INTEGER,
    PRIMARY KEY (household_id, id),
    UNIQUE (household_id, member_id, number),
    FOREIGN KEY (household_id, member_id) REFERENCES member (household_id, id),
    FOREIGN KEY (household_id, reward_id) REFERENCES reward (household_id, id),
    FOREIGN KEY (household_id, chore_id) REFERENCES chore (household_id, id),
    FOREIGN KEY (household_id, by_id) REFERENCES member (household_id, id),
    CHECK ((kind = 'reward-reached') = (reward_id IS NOT NULL)),
    CHECK ((reward_id IS NULL) = (chore_id IS NOT NULL)),
    CHECK ((chore_id IS NULL) = (title IS NULL)),
    CHECK ((chore_id IS NULL) = (by_id IS NULL)),
    CHECK (reason IS NULL OR chore_id IS NOT NULL)
) STRICT;

INSERT INTO new_notice (household_id, id, member_id, number, at, kind, reward_id, seen_at)
SELECT household_id, id, member_id,
    row_number() OVER (PARTITION BY household_id, member_id ORDER BY at, id), at, kind, reward_id,
    seen_at
FROM notice;

DROP TABLE notice;
ALTER TABLE new_notice RENAME TO notice;

CREATE INDEX notice_unseen ON notice (household_id, member_id, at) WHERE seen_at IS NULL;

CREATE TABLE chore_note (
    household_id TEXT NOT NULL,
    id TEXT NOT NULL CHECK (length(id) = 36),
    chore_id TEXT NOT NULL,
    member_id TEXT NOT NULL,
    at INTEGER NOT NULL,
    text TEXT NOT NULL CHECK (length(text) BETWEEN 1 AND 8000),
    PRIMARY KEY (household_id, id),
    FOREIGN KEY (household_id, chore_id) REFERENCES chore (household_id, id),
    FOREIGN KEY (household_id, member_id) REFERENCES member (household_id, id)
) STRICT;

CREATE INDEX chore_note_chore ON chore_note (household_id, chore_id, at, id);
