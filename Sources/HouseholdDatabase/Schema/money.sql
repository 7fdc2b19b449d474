-- Money in the book: points that become money, what is owed to whom, and what is paid.

-- In which currency the household reckons, and how many points are how much of it; nothing where points don't become money.
ALTER TABLE household ADD COLUMN currency TEXT
    CHECK (length(currency) = 3 AND currency NOT GLOB '*[^A-Z]*');
ALTER TABLE household ADD COLUMN rate_points INTEGER
    CHECK (rate_points IS NULL OR rate_points BETWEEN 1 AND 10000 AND currency IS NOT NULL);
ALTER TABLE household ADD COLUMN rate_minor INTEGER
    CHECK ((rate_minor IS NULL) = (rate_points IS NULL)
        AND (rate_minor IS NULL OR rate_minor BETWEEN 1 AND 1000000000000));

-- The book again, as it was, with money: 'payout' takes points from the 'balance' to what is 'exchanged', for which the household
-- owes money; 'allowance' and 'charge' move money from what is 'given' to what a member is 'owed', and 'payment' from there to
-- what is 'paid'. A table's conditions can only be changed by making it anew; no entry is. In the hash of those that stand
-- there already the new columns, which are empty, do not count.
CREATE TABLE ledger_before AS SELECT * FROM ledger;
DROP TABLE ledger;

CREATE TABLE ledger (
    household_id BLOB NOT NULL REFERENCES household (id),
    sequence INTEGER NOT NULL CHECK (sequence > 0),
    at INTEGER NOT NULL,
    counted_at INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('award', 'reversal', 'bonus', 'deduction', 'reserve', 'release',
        'spend', 'opening', 'thanks', 'payout', 'allowance', 'charge', 'payment')),
    source TEXT NOT NULL,
    target TEXT NOT NULL,
    points INTEGER NOT NULL CHECK (points BETWEEN 0 AND 1000000),
    -- Whose points; of money, who is owed or has got it.
    member_id BLOB NOT NULL,
    by_id BLOB NOT NULL,
    completion_id BLOB,
    reverses INTEGER,
    rule TEXT NOT NULL,
    reward_request_id BLOB,
    why_digest BLOB CHECK (length(why_digest) = 32),
    -- How much, in the smaller unit of the currency; nothing where only points move.
    money INTEGER CHECK (money BETWEEN 1 AND 1000000000000),
    currency TEXT CHECK (length(currency) = 3 AND currency NOT GLOB '*[^A-Z]*'),
    -- Who owes it or paid; nobody where that is the household's grown-ups together.
    other_id BLOB CHECK (other_id <> member_id),
    due_on TEXT CHECK (length(due_on) = 10),
    hash BLOB NOT NULL CHECK (length(hash) = 32),
    -- Of an opening balance, the SHA-256 of the file that says so, and what that is called.
    why TEXT CHECK (length(why) BETWEEN 1 AND 8000),
    salt BLOB CHECK (length(salt) = 16),
    erased_by INTEGER CHECK (erased_by > 0),
    PRIMARY KEY (household_id, sequence),
    FOREIGN KEY (household_id, member_id) REFERENCES member (household_id, id),
    FOREIGN KEY (household_id, by_id) REFERENCES member (household_id, id),
    FOREIGN KEY (household_id, other_id) REFERENCES member (household_id, id),
    FOREIGN KEY (household_id, completion_id) REFERENCES completion (household_id, id),
    FOREIGN KEY (household_id, reward_request_id) REFERENCES reward_request (household_id, id),
    FOREIGN KEY (household_id, reverses) REFERENCES ledger (household_id, sequence),
    CHECK ((kind = 'reversal') = (reverses IS NOT NULL)),
    CHECK (points <= 10000 OR money IS NOT NULL OR kind IN ('reserve', 'release', 'spend')),
    CHECK ((points = 0) = (money IS NOT NULL AND 'balance' NOT IN (source, target))),
    CHECK ((money IS NULL) = (currency IS NULL)),
    CHECK (kind = 'reversal' OR (money IS NOT NULL) = (kind IN ('payout', 'allowance', 'charge', 'payment'))),
    CHECK (other_id IS NULL OR kind IN ('charge', 'payment', 'reversal')),
    CHECK (other_id IS NOT NULL OR kind <> 'charge'),
    CHECK (due_on IS NULL OR other_id IS NOT NULL),
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
        OR kind = 'payout' AND source = 'balance' AND target = 'exchanged'
        OR kind IN ('allowance', 'charge') AND source = 'given' AND target = 'owed'
        OR kind = 'payment' AND source = 'owed' AND target = 'paid'
        OR kind = 'reversal' AND (
            source = 'balance' AND target IN ('issued', 'brought', 'handed')
            OR source IN ('forfeited', 'handed', 'exchanged') AND target = 'balance'
            OR source = 'owed' AND target = 'given'
            OR source = 'paid' AND target = 'owed')
    )
) STRICT, WITHOUT ROWID;

INSERT INTO ledger (household_id, sequence, at, counted_at, kind, source, target, points, member_id, by_id, completion_id,
    reverses, rule, reward_request_id, why_digest, hash, why, salt, erased_by)
SELECT household_id, sequence, at, counted_at, kind, source, target, points, member_id, by_id, completion_id,
    reverses, rule, reward_request_id, why_digest, hash, why, salt, erased_by
FROM ledger_before ORDER BY household_id, sequence;
DROP TABLE ledger_before;

-- Nothing is paid, set aside, settled or reversed twice.
CREATE UNIQUE INDEX ledger_award ON ledger (household_id, completion_id) WHERE kind = 'award';
CREATE UNIQUE INDEX ledger_thanks ON ledger (household_id, completion_id, source) WHERE kind = 'thanks';
CREATE UNIQUE INDEX ledger_reserve ON ledger (household_id, reward_request_id) WHERE kind = 'reserve';
CREATE UNIQUE INDEX ledger_settled ON ledger (household_id, reward_request_id)
    WHERE kind IN ('release', 'spend');
CREATE UNIQUE INDEX ledger_reversed ON ledger (household_id, reverses) WHERE reverses IS NOT NULL;
CREATE UNIQUE INDEX ledger_allowance ON ledger (household_id, member_id, counted_at) WHERE kind = 'allowance';

CREATE INDEX ledger_member ON ledger (household_id, member_id, sequence);
CREATE INDEX ledger_counted ON ledger (household_id, member_id, counted_at, source, target, points);
CREATE INDEX ledger_deducted ON ledger (household_id, member_id, at) WHERE kind = 'deduction';
CREATE INDEX ledger_money ON ledger (household_id, sequence) WHERE money IS NOT NULL;
CREATE INDEX ledger_owed ON ledger (household_id, member_id, other_id, sequence) WHERE money IS NOT NULL;
CREATE INDEX ledger_owing ON ledger (household_id, other_id, member_id, sequence) WHERE money IS NOT NULL;
CREATE INDEX ledger_erased ON ledger (household_id, erased_by, sequence) WHERE erased_by IS NOT NULL;

CREATE TRIGGER ledger_is_not_changed
BEFORE UPDATE OF household_id, sequence, at, counted_at, kind, source, target, points, member_id, by_id, completion_id,
    reverses, rule, reward_request_id, why_digest, money, currency, other_id, due_on, hash ON ledger
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
        AND kind IN ('award', 'bonus', 'deduction', 'opening', 'thanks', 'payout', 'allowance', 'charge', 'payment')
        AND member_id = NEW.member_id
        AND points = NEW.points AND source = NEW.target AND target = NEW.source
        AND completion_id IS NEW.completion_id AND counted_at = NEW.counted_at
        AND money IS NEW.money AND currency IS NEW.currency
        AND other_id IS NEW.other_id AND due_on IS NEW.due_on
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
    WHERE l.household_id = NEW.household_id AND l.member_id = NEW.member_id AND l.points > 0
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
WHEN (NEW.kind IN ('reserve', 'deduction', 'payout') OR NEW.kind = 'thanks' AND NEW.source = 'balance')
    AND NEW.points > (
    SELECT balance FROM standing
    WHERE household_id = NEW.household_id AND member_id = NEW.member_id
)
BEGIN
    SELECT RAISE(ABORT, 'there are not enough points');
END;

-- A book is in one currency, which is its household's.
CREATE TRIGGER ledger_has_one_currency BEFORE INSERT ON ledger
WHEN NEW.money IS NOT NULL AND NEW.currency IS NOT (
    SELECT currency FROM household WHERE id = NEW.household_id
)
BEGIN
    SELECT RAISE(ABORT, 'a book is in one currency');
END;

CREATE TRIGGER household_keeps_its_currency BEFORE UPDATE OF currency ON household
WHEN OLD.currency IS NOT NULL AND NEW.currency IS NOT OLD.currency AND EXISTS (
    SELECT 1 FROM ledger INDEXED BY ledger_money WHERE household_id = OLD.id AND money IS NOT NULL
)
BEGIN
    SELECT RAISE(ABORT, 'a book is in one currency');
END;

-- Of the household nobody gets more than it owes, and what it owed is not taken back once that is paid: no child owes anything.
CREATE TRIGGER ledger_pays_what_is_owed BEFORE INSERT ON ledger
WHEN NEW.money IS NOT NULL AND NEW.other_id IS NULL AND NEW.source IN ('owed', 'exchanged')
    AND NEW.money > (
    SELECT coalesce(sum(CASE WHEN target IN ('owed', 'exchanged') THEN money ELSE -money END), 0)
    FROM ledger INDEXED BY ledger_owed
    WHERE household_id = NEW.household_id AND money IS NOT NULL
        AND member_id = NEW.member_id AND other_id IS NULL
)
BEGIN
    SELECT RAISE(ABORT, 'there is not so much owed');
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
