-- That a date of a chore is offered to somebody else, and what whose it was gives whoever does it.

-- Whose it was, whom it is offered to, since when, for how many points, and since when it is theirs.
ALTER TABLE occurrence ADD COLUMN offered_by BLOB CHECK (length(offered_by) = 16);
ALTER TABLE occurrence ADD COLUMN offered_to BLOB
    CHECK ((offered_to IS NULL) = (offered_by IS NULL)
        AND (offered_to IS NULL OR offered_to <> offered_by AND length(offered_to) = 16));
ALTER TABLE occurrence ADD COLUMN offered_at INTEGER
    CHECK ((offered_at IS NULL) = (offered_by IS NULL));
ALTER TABLE occurrence ADD COLUMN offered_points INTEGER
    CHECK ((offered_points IS NULL) = (offered_by IS NULL)
        AND (offered_points IS NULL OR offered_points BETWEEN 0 AND 10000));
ALTER TABLE occurrence ADD COLUMN taken_over_at INTEGER
    CHECK (taken_over_at IS NULL OR offered_by IS NOT NULL);

-- The book of points again, as it was, with what members give each other: from the one's 'balance' to what is 'handed', and
-- from there to the other's. A table's conditions can only be changed by making it anew; no entry is.
CREATE TABLE ledger_before AS SELECT * FROM ledger;
DROP TABLE ledger;

CREATE TABLE ledger (
    household_id BLOB NOT NULL REFERENCES household (id),
    sequence INTEGER NOT NULL CHECK (sequence > 0),
    at INTEGER NOT NULL,
    counted_at INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('award', 'reversal', 'bonus', 'deduction', 'reserve', 'release',
        'spend', 'opening', 'thanks')),
    source TEXT NOT NULL,
    target TEXT NOT NULL,
    points INTEGER NOT NULL CHECK (points BETWEEN 1 AND 1000000),
    member_id BLOB NOT NULL,
    by_id BLOB NOT NULL,
    completion_id BLOB,
    reverses INTEGER,
    rule TEXT NOT NULL,
    reward_request_id BLOB,
    why_digest BLOB CHECK (length(why_digest) = 32),
    hash BLOB NOT NULL CHECK (length(hash) = 32),
    -- Of an opening balance, the SHA-256 of the file that says so, and what that is called.
    why TEXT CHECK (length(why) BETWEEN 1 AND 8000),
    salt BLOB CHECK (length(salt) = 16),
    erased_by INTEGER CHECK (erased_by > 0),
    PRIMARY KEY (household_id, sequence),
    FOREIGN KEY (household_id, member_id) REFERENCES member (household_id, id),
    FOREIGN KEY (household_id, by_id) REFERENCES member (household_id, id),
    FOREIGN KEY (household_id, completion_id) REFERENCES completion (household_id, id),
    FOREIGN KEY (household_id, reward_request_id) REFERENCES reward_request (household_id, id),
    FOREIGN KEY (household_id, reverses) REFERENCES ledger (household_id, sequence),
    CHECK ((kind = 'reversal') = (reverses IS NOT NULL)),
    CHECK (points <= 10000 OR kind IN ('reserve', 'release', 'spend')),
    CHECK (kind NOT IN ('award', 'thanks') OR completion_id IS NOT NULL),
    CHECK (kind IN ('award', 'thanks', 'reversal') OR completion_id IS NULL),
    CHECK ((kind IN ('reserve', 'release', 'spend')) = (reward_request_id IS NOT NULL)),
    CHECK (kind NOT IN ('bonus', 'deduction', 'opening') OR why_digest IS NOT NULL),
    CHECK ((why IS NULL) = (salt IS NULL)),
    CHECK ((why_digest IS NULL) = (why IS NULL AND erased_by IS NULL)),
    CHECK (why IS NULL OR erased_by IS NULL),
    CHECK (kind <> 'opening' OR why IS NULL OR substr(why, 1, 64) NOT GLOB '*[^0-9a-f]*' AND substr(why, 65) GLOB '  ?*'),
    CHECK (
        kind IN ('award', 'bonus') AND source = 'issued' AND target = 'balance'
        OR kind = 'deduction' AND source = 'balance' AND target = 'forfeited'
        OR kind = 'reserve' AND source = 'balance' AND target = 'reserved'
        OR kind = 'release' AND source = 'reserved' AND target = 'balance'
        OR kind = 'spend' AND source = 'reserved' AND target = 'spent'
        OR kind = 'opening' AND source = 'brought' AND target = 'balance'
        OR kind = 'thanks' AND source = 'balance' AND target = 'handed'
        OR kind = 'thanks' AND source = 'handed' AND target = 'balance'
        OR kind = 'reversal' AND (
            source = 'balance' AND target IN ('issued', 'brought', 'handed')
            OR source IN ('forfeited', 'handed') AND target = 'balance')
    )
) STRICT, WITHOUT ROWID;

INSERT INTO ledger SELECT * FROM ledger_before ORDER BY household_id, sequence;
DROP TABLE ledger_before;

-- Nothing is paid, set aside, settled or reversed twice.
CREATE UNIQUE INDEX ledger_award ON ledger (household_id, completion_id) WHERE kind = 'award';
CREATE UNIQUE INDEX ledger_thanks ON ledger (household_id, completion_id, source) WHERE kind = 'thanks';
CREATE UNIQUE INDEX ledger_reserve ON ledger (household_id, reward_request_id) WHERE kind = 'reserve';
CREATE UNIQUE INDEX ledger_settled ON ledger (household_id, reward_request_id)
    WHERE kind IN ('release', 'spend');
CREATE UNIQUE INDEX ledger_reversed ON ledger (household_id, reverses) WHERE reverses IS NOT NULL;

CREATE INDEX ledger_member ON ledger (household_id, member_id, sequence);
CREATE INDEX ledger_counted ON ledger (household_id, member_id, counted_at, source, target, points);
CREATE INDEX ledger_deducted ON ledger (household_id, member_id, at) WHERE kind = 'deduction';
CREATE INDEX ledger_erased ON ledger (household_id, erased_by, sequence) WHERE erased_by IS NOT NULL;

CREATE TRIGGER ledger_is_not_changed
BEFORE UPDATE OF household_id, sequence, at, counted_at, kind, source, target, points, member_id, by_id, completion_id,
    reverses, rule, reward_request_id, why_digest, hash ON ledger
BEGIN
    SELECT RAISE(ABORT, 'the book is not changed');
END;

CREATE TRIGGER ledger_is_erased_at_most BEFORE UPDATE OF why, salt, erased_by ON ledger
WHEN OLD.why IS NULL OR NEW.why IS NOT NULL OR NEW.salt IS NOT NULL OR NEW.erased_by IS NULL
BEGIN
    SELECT RAISE(ABORT, 'the book is not changed');
END;

CREATE TRIGGER ledger_is_not_shortened BEFORE DELETE ON ledger
WHEN NOT EXISTS (SELECT 1 FROM household WHERE id = OLD.household_id AND ending = 1)
BEGIN
    SELECT RAISE(ABORT, 'the book is not shortened');
END;

-- Nobody is paid for what somebody else did.
CREATE TRIGGER ledger_pays_who_did_it BEFORE INSERT ON ledger
WHEN NEW.kind = 'award' AND NOT EXISTS (
    SELECT 1 FROM completion
    WHERE household_id = NEW.household_id AND id = NEW.completion_id
        AND doer_id = NEW.member_id
)
BEGIN
    SELECT RAISE(ABORT, 'who did it is paid for it');
END;

-- A reversal moves just what its entry moved, back the same way.
CREATE TRIGGER ledger_reverses_its_entry BEFORE INSERT ON ledger
WHEN NEW.kind = 'reversal' AND NOT EXISTS (
    SELECT 1 FROM ledger
    WHERE household_id = NEW.household_id AND sequence = NEW.reverses
        AND kind IN ('award', 'bonus', 'deduction', 'opening', 'thanks')
        AND member_id = NEW.member_id
        AND points = NEW.points AND source = NEW.target AND target = NEW.source
        AND completion_id IS NEW.completion_id AND counted_at = NEW.counted_at
)
BEGIN
    SELECT RAISE(ABORT, 'a reversal names the entry it takes back');
END;

-- What somebody had before comes before all else; one that was wrong is reversed, and counts as none.
CREATE TRIGGER ledger_opens_with_what_was_had BEFORE INSERT ON ledger
WHEN NEW.kind = 'opening' AND EXISTS (
    SELECT 1 FROM ledger l
    LEFT JOIN ledger r ON r.household_id = l.household_id AND r.reverses = l.sequence
    LEFT JOIN ledger o ON o.household_id = l.household_id AND o.sequence = l.reverses
    WHERE l.household_id = NEW.household_id AND l.member_id = NEW.member_id
        AND NOT (l.kind = 'opening' AND r.sequence IS NOT NULL)
        AND NOT (l.kind = 'reversal' AND o.kind = 'opening')
)
BEGIN
    SELECT RAISE(ABORT, 'what was had before comes first');
END;

CREATE TRIGGER ledger_settles_what_was_reserved BEFORE INSERT ON ledger
WHEN NEW.kind IN ('release', 'spend') AND NOT EXISTS (
    SELECT 1 FROM ledger
    WHERE household_id = NEW.household_id AND reward_request_id = NEW.reward_request_id
        AND kind = 'reserve' AND member_id = NEW.member_id AND points = NEW.points
)
BEGIN
    SELECT RAISE(ABORT, 'only what was reserved is released or spent');
END;

CREATE TRIGGER ledger_reserves_what_was_promised BEFORE INSERT ON ledger
WHEN NEW.kind = 'reserve' AND NOT EXISTS (
    SELECT 1 FROM reward_request
    WHERE household_id = NEW.household_id AND id = NEW.reward_request_id
        AND member_id = NEW.member_id AND points = NEW.points
)
BEGIN
    SELECT RAISE(ABORT, 'what is reserved is what was promised');
END;

-- Who did it has what the other has just given, and nobody else.
CREATE TRIGGER ledger_thanks_who_did_it BEFORE INSERT ON ledger
WHEN NEW.kind = 'thanks' AND NEW.source = 'handed' AND NOT EXISTS (
    SELECT 1 FROM ledger l
    JOIN completion c ON c.household_id = l.household_id AND c.id = l.completion_id
    WHERE l.household_id = NEW.household_id AND l.completion_id = NEW.completion_id
        AND l.kind = 'thanks' AND l.source = 'balance' AND l.points = NEW.points
        AND l.member_id <> NEW.member_id AND c.doer_id = NEW.member_id
)
BEGIN
    SELECT RAISE(ABORT, 'who did it is thanked for it');
END;

-- Only a reversal may leave a debt.
CREATE TRIGGER ledger_spends_what_is_there BEFORE INSERT ON ledger
WHEN (NEW.kind IN ('reserve', 'deduction') OR NEW.kind = 'thanks' AND NEW.source = 'balance')
    AND NEW.points > (
    SELECT balance FROM standing
    WHERE household_id = NEW.household_id AND member_id = NEW.member_id
)
BEGIN
    SELECT RAISE(ABORT, 'there are not enough points');
END;

CREATE TRIGGER ledger_grows AFTER INSERT ON ledger
BEGIN
    INSERT INTO chain_end (household_id, book, sequence, hash)
    VALUES (NEW.household_id, 'ledger', NEW.sequence, NEW.hash)
    ON CONFLICT (household_id, book) DO UPDATE SET sequence = NEW.sequence, hash = NEW.hash;
END;

CREATE TRIGGER ledger_moves_the_standing AFTER INSERT ON ledger
BEGIN
    UPDATE standing SET
        earned = earned + CASE 'issued' WHEN NEW.source THEN NEW.points WHEN NEW.target THEN -NEW.points
            ELSE 0 END,
        balance = balance + CASE 'balance' WHEN NEW.target THEN NEW.points
            WHEN NEW.source THEN -NEW.points ELSE 0 END,
        reserved = reserved + CASE 'reserved' WHEN NEW.target THEN NEW.points
            WHEN NEW.source THEN -NEW.points ELSE 0 END
    WHERE household_id = NEW.household_id AND member_id = NEW.member_id;
END;

-- A reversal counts only with the entry it takes back, and what was put back from when it was first booked.
CREATE TRIGGER ledger_moves_the_progress AFTER INSERT ON ledger
WHEN 'issued' IN (NEW.source, NEW.target)
BEGIN
    INSERT INTO reward_progress (household_id, reward_id, member_id, points)
    SELECT w.household_id, w.id, NEW.member_id,
        CASE NEW.source WHEN 'issued' THEN NEW.points ELSE -NEW.points END
    FROM reward w
    WHERE w.household_id = NEW.household_id AND w.counting IS NOT NULL
        AND w.after_sequence < coalesce(
            (SELECT first_entry FROM completion
                WHERE household_id = NEW.household_id AND id = NEW.completion_id),
            NEW.reverses, NEW.sequence)
    ON CONFLICT (household_id, reward_id, member_id)
        DO UPDATE SET points = points + excluded.points;
END;
