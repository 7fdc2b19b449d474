-- What members are told when they come next.

-- A kind is a word with the columns that it needs.
CREATE TABLE notice (
    household_id BLOB NOT NULL,
    id BLOB NOT NULL CHECK (length(id) = 16),
    member_id BLOB NOT NULL,
    number INTEGER NOT NULL CHECK (number > 0),
    at INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (length(kind) BETWEEN 1 AND 40),
    reward_id BLOB,
    chore_id BLOB,
    badge TEXT CHECK (length(badge) BETWEEN 1 AND 40),
    -- What the chore was called then, who answered, and why; of whoever asks to come in, the name and the user name; of
    -- whoever is no member any more, the name.
    title TEXT CHECK (length(title) BETWEEN 1 AND 240),
    by_id BLOB,
    reason TEXT,
    -- An entry of the book, and what it moved.
    entry INTEGER CHECK (entry > 0),
    points INTEGER,
    -- What people are warned of: how often something happened, and since when.
    count INTEGER CHECK (count > 0),
    since INTEGER,
    -- The pass that is over by then, unless it ended before.
    pass_id BLOB,
    -- The date of a chore that a reminder is of; what moment it is about stands in since.
    occurrence_id BLOB,
    -- Whether it is still to go into a message.
    outgoing INTEGER NOT NULL DEFAULT 0 CHECK (outgoing IN (0, 1)),
    seen_at INTEGER,
    -- What nobody was told yet goes with the change that it came of, when that is taken back, and comes again with it.
    change INTEGER CHECK (change > 0),
    taken_back_at INTEGER,
    PRIMARY KEY (household_id, id),
    UNIQUE (household_id, member_id, number),
    FOREIGN KEY (household_id, member_id) REFERENCES member (household_id, id),
    FOREIGN KEY (household_id, reward_id) REFERENCES reward (household_id, id),
    FOREIGN KEY (household_id, chore_id) REFERENCES chore (household_id, id),
    FOREIGN KEY (household_id, by_id) REFERENCES member (household_id, id),
    FOREIGN KEY (household_id, pass_id) REFERENCES pass (household_id, id),
    FOREIGN KEY (household_id, occurrence_id) REFERENCES occurrence (household_id, id)
        ON DELETE CASCADE,
    CHECK ((kind IN ('chore-ahead', 'chore-due', 'chore-overdue', 'chore-waiting'))
        = (occurrence_id IS NOT NULL)),
    CHECK (occurrence_id IS NULL OR (chore_id IS NOT NULL AND title IS NOT NULL AND since IS NOT NULL)),
    CHECK ((kind = 'pass-over') = (pass_id IS NOT NULL)),
    CHECK (kind <> 'reward-reached' OR reward_id IS NOT NULL),
    CHECK (kind NOT IN ('badge-earned', 'badge-revoked') OR badge IS NOT NULL),
    CHECK (kind <> 'join-asked' OR (title IS NOT NULL AND reason IS NOT NULL)),
    CHECK (kind NOT IN (
            'proposal-accepted', 'proposal-declined', 'chore-excused', 'chore-not-excused')
        OR (chore_id IS NOT NULL AND title IS NOT NULL AND by_id IS NOT NULL)),
    CHECK (kind <> 'week-over' OR since IS NOT NULL),
    CHECK ((points IS NULL) = (entry IS NULL))
) STRICT;

CREATE INDEX notice_unseen ON notice (household_id, member_id, at)
    WHERE seen_at IS NULL AND taken_back_at IS NULL;
-- To what somebody said no lately.
CREATE INDEX notice_no ON notice (household_id, at)
    WHERE taken_back_at IS NULL
        AND kind IN ('chore-sent-back', 'chore-not-excused', 'proposal-declined');
-- Each reminder once.
CREATE UNIQUE INDEX notice_reminder ON notice (household_id, occurrence_id, member_id, kind, since)
    WHERE occurrence_id IS NOT NULL;
CREATE UNIQUE INDEX notice_week ON notice (household_id, member_id, since) WHERE kind = 'week-over';
CREATE INDEX notice_outgoing ON notice (household_id, member_id, at) WHERE outgoing = 1;
CREATE INDEX notice_pass ON notice (household_id, pass_id) WHERE pass_id IS NOT NULL;
CREATE INDEX notice_change ON notice (household_id, change) WHERE change IS NOT NULL;
