-- Badges, and what they are counted from; notices of any kind; what the leaderboard shows.

ALTER TABLE household ADD COLUMN leaderboard TEXT NOT NULL DEFAULT 'points'
    CHECK (leaderboard IN ('points', 'share', 'team', 'off'));

-- What is special about a completion that counts: kept with it, since its chore may be changed later.
CREATE TABLE merit (
    household_id TEXT NOT NULL,
    member_id TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('early', 'helped')),
    completion_id TEXT NOT NULL,
    PRIMARY KEY (household_id, member_id, kind, completion_id),
    FOREIGN KEY (household_id, member_id) REFERENCES member (household_id, id),
    FOREIGN KEY (household_id, completion_id) REFERENCES completion (household_id, id)
) STRICT;

INSERT INTO merit (household_id, member_id, kind, completion_id)
SELECT m.household_id, m.doer_id, 'early', m.id
FROM completion m
JOIN occurrence o ON o.household_id = m.household_id AND o.id = m.occurrence_id
WHERE m.state = 'booked' AND m.undone_at IS NULL AND m.day < o.due_day
UNION ALL
SELECT m.household_id, m.doer_id, 'helped', m.id
FROM completion m
JOIN occurrence o ON o.household_id = m.household_id AND o.id = m.occurrence_id
JOIN chore c ON c.household_id = o.household_id AND c.id = o.chore_id
WHERE m.state = 'booked' AND m.undone_at IS NULL
    AND (c.mode = 'anyone' OR o.assignee_id <> m.doer_id OR o.turn_id <> m.doer_id);

CREATE TRIGGER completion_loses_its_merits AFTER UPDATE OF undone_at ON completion
WHEN NEW.undone_at IS NOT NULL
BEGIN
    DELETE FROM merit
    WHERE household_id = NEW.household_id AND member_id = NEW.doer_id
        AND kind IN ('early', 'helped') AND completion_id = NEW.id;
END;

-- Each time that a member earns a badge is a row; it can be revoked, never changed.
CREATE TABLE badge (
    household_id TEXT NOT NULL,
    member_id TEXT NOT NULL,
    key TEXT NOT NULL CHECK (length(key) BETWEEN 1 AND 40),
    turn INTEGER NOT NULL CHECK (turn > 0),
    earned_at INTEGER NOT NULL,
    completion_id TEXT,
    revoked_at INTEGER,
    revoked_by TEXT,
    PRIMARY KEY (household_id, member_id, key, turn),
    FOREIGN KEY (household_id, member_id) REFERENCES member (household_id, id),
    FOREIGN KEY (household_id, completion_id) REFERENCES completion (household_id, id),
    FOREIGN KEY (household_id, revoked_by) REFERENCES member (household_id, id),
    CHECK ((revoked_at IS NULL) = (revoked_by IS NULL))
) STRICT;

CREATE INDEX milestone_member ON milestone (household_id, member_id);

CREATE UNIQUE INDEX badge_live ON badge (household_id, member_id, key) WHERE revoked_at IS NULL;

CREATE TRIGGER badge_keeps_what_was_earned
BEFORE UPDATE OF household_id, member_id, key, turn, earned_at, completion_id ON badge
BEGIN
    SELECT RAISE(ABORT, 'a badge is revoked, not changed');
END;

CREATE TRIGGER badge_is_kept BEFORE DELETE ON badge
BEGIN
    SELECT RAISE(ABORT, 'a badge is revoked, not deleted');
END;

CREATE TRIGGER badge_is_revoked_once BEFORE UPDATE OF revoked_at, revoked_by ON badge
WHEN OLD.revoked_at IS NOT NULL
BEGIN
    SELECT RAISE(ABORT, 'a badge is revoked once');
END;

-- What was due to whom, day by day.
CREATE INDEX occurrence_own ON occurrence (household_id, assignee_id, due_day)
    WHERE state IN ('waiting', 'done', 'missed');
CREATE INDEX completion_day ON completion (household_id, doer_id, day) WHERE undone_at IS NULL;

-- A kind is a word with the columns that it needs; one that needs others adds them.
CREATE TABLE new_notice (
    household_id TEXT NOT NULL,
    id TEXT NOT NULL CHECK (length(id) = 36),
    member_id TEXT NOT NULL,
    number INTEGER NOT NULL CHECK (number > 0),
    at INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (length(kind) BETWEEN 1 AND 40),
    reward_id TEXT,
    chore_id TEXT,
    badge TEXT CHECK (length(badge) BETWEEN 1 AND 40),
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
    CHECK (kind <> 'reward-reached' OR reward_id IS NOT NULL),
    CHECK (kind NOT IN ('badge-earned', 'badge-revoked') OR badge IS NOT NULL),
    CHECK (kind NOT IN (
            'proposal-accepted', 'proposal-declined', 'chore-excused', 'chore-not-excused')
        OR (chore_id IS NOT NULL AND title IS NOT NULL AND by_id IS NOT NULL))
) STRICT;

INSERT INTO new_notice (household_id, id, member_id, number, at, kind, reward_id, chore_id, title,
    by_id, reason, seen_at)
SELECT household_id, id, member_id, number, at, kind, reward_id, chore_id, title,
    by_id, reason, seen_at
FROM notice;

DROP TABLE notice;
ALTER TABLE new_notice RENAME TO notice;

CREATE INDEX notice_unseen ON notice (household_id, member_id, at) WHERE seen_at IS NULL;
