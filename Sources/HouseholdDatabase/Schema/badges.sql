-- Badges, and what they are counted from.

-- What is special about a completion that counts: kept with it, since its chore may be changed later.
CREATE TABLE merit (
    household_id BLOB NOT NULL,
    member_id BLOB NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('early', 'helped')),
    completion_id BLOB NOT NULL,
    PRIMARY KEY (household_id, member_id, kind, completion_id),
    FOREIGN KEY (household_id, member_id) REFERENCES member (household_id, id),
    FOREIGN KEY (household_id, completion_id) REFERENCES completion (household_id, id)
) STRICT, WITHOUT ROWID;

-- Each time that a member earns a badge is a row; it can be revoked, never changed.
CREATE TABLE badge (
    household_id BLOB NOT NULL,
    member_id BLOB NOT NULL,
    key TEXT NOT NULL CHECK (length(key) BETWEEN 1 AND 40),
    turn INTEGER NOT NULL CHECK (turn > 0),
    earned_at INTEGER NOT NULL,
    completion_id BLOB,
    revoked_at INTEGER,
    revoked_by BLOB,
    PRIMARY KEY (household_id, member_id, key, turn),
    FOREIGN KEY (household_id, member_id) REFERENCES member (household_id, id),
    FOREIGN KEY (household_id, completion_id) REFERENCES completion (household_id, id),
    FOREIGN KEY (household_id, revoked_by) REFERENCES member (household_id, id),
    CHECK ((revoked_at IS NULL) = (revoked_by IS NULL))
) STRICT;

CREATE UNIQUE INDEX badge_live ON badge (household_id, member_id, key) WHERE revoked_at IS NULL;

CREATE TRIGGER badge_keeps_what_was_earned
BEFORE UPDATE OF household_id, member_id, key, turn, earned_at, completion_id ON badge
BEGIN
    SELECT RAISE(ABORT, 'a badge is revoked, not changed');
END;

CREATE TRIGGER badge_is_kept BEFORE DELETE ON badge
WHEN NOT EXISTS (SELECT 1 FROM household WHERE id = OLD.household_id AND ending = 1)
BEGIN
    SELECT RAISE(ABORT, 'a badge is revoked, not deleted');
END;

CREATE TRIGGER badge_is_revoked_once BEFORE UPDATE OF revoked_at, revoked_by ON badge
WHEN OLD.revoked_at IS NOT NULL
BEGIN
    SELECT RAISE(ABORT, 'a badge is revoked once');
END;
