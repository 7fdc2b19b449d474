-- More ways in which points move: bonuses, deductions and appeals against them, and rewards that are bought.

-- How many points a week can be deducted from each child; 0: none, deductions are off.
ALTER TABLE household ADD COLUMN deductions INTEGER NOT NULL DEFAULT 0
    CHECK (deductions BETWEEN 0 AND 10000);
ALTER TABLE household ADD COLUMN last_request INTEGER NOT NULL DEFAULT 0 CHECK (last_request >= 0);

-- --- Rewards ----------------------------------------------------------------------------------------

CREATE TABLE new_reward (
    household_id TEXT NOT NULL REFERENCES household (id),
    id TEXT NOT NULL CHECK (length(id) = 36),
    number INTEGER NOT NULL CHECK (number > 0),
    title TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 240),
    details TEXT,
    -- What it takes: points earned for a milestone, points spent in the shop.
    points INTEGER NOT NULL CHECK (points BETWEEN 1 AND 1000000),
    -- Of a milestone, which points count; of the shop's, nothing.
    counting TEXT CHECK (counting IN ('from-now', 'all-time', 'weekly', 'monthly')),
    -- Of the shop's: how many there were in all, and on which days it can be asked for.
    stock INTEGER CHECK (stock BETWEEN 0 AND 1000000),
    first_day TEXT CHECK (length(first_day) = 10),
    last_day TEXT CHECK (length(last_day) = 10),
    audience TEXT NOT NULL CHECK (audience IN ('children', 'members')),
    created_by TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    after_sequence INTEGER NOT NULL CHECK (after_sequence >= 0),
    retired_at INTEGER,
    PRIMARY KEY (household_id, id),
    UNIQUE (household_id, number),
    FOREIGN KEY (household_id, created_by) REFERENCES member (household_id, id),
    CHECK (counting IS NULL OR (stock IS NULL AND first_day IS NULL AND last_day IS NULL)),
    CHECK (first_day <= last_day)
) STRICT;

INSERT INTO new_reward (household_id, id, number, title, details, points, counting, audience,
    created_by, created_at, after_sequence)
SELECT household_id, id, number, title, details, threshold, counting, audience,
    created_by, created_at, after_sequence
FROM reward;

DROP TABLE reward;
ALTER TABLE new_reward RENAME TO reward;

-- What a reward of the shop costs a member for whom it costs something else.
CREATE TABLE reward_price (
    household_id TEXT NOT NULL,
    reward_id TEXT NOT NULL,
    member_id TEXT NOT NULL,
    points INTEGER NOT NULL CHECK (points BETWEEN 1 AND 1000000),
    PRIMARY KEY (household_id, reward_id, member_id),
    FOREIGN KEY (household_id, reward_id) REFERENCES reward (household_id, id),
    FOREIGN KEY (household_id, member_id) REFERENCES member (household_id, id)
) STRICT;

-- A milestone that repeats is reached once in each week or month: `period` is its first day.
CREATE TABLE new_milestone (
    household_id TEXT NOT NULL,
    reward_id TEXT NOT NULL,
    member_id TEXT NOT NULL,
    period TEXT NOT NULL DEFAULT '' CHECK (length(period) IN (0, 10)),
    -- What it took then.
    points INTEGER NOT NULL CHECK (points BETWEEN 1 AND 1000000),
    at INTEGER NOT NULL,
    PRIMARY KEY (household_id, reward_id, member_id, period),
    FOREIGN KEY (household_id, reward_id) REFERENCES reward (household_id, id),
    FOREIGN KEY (household_id, member_id) REFERENCES member (household_id, id)
) STRICT;

INSERT INTO new_milestone (household_id, reward_id, member_id, points, at)
SELECT m.household_id, m.reward_id, m.member_id, w.points, m.at
FROM milestone m
JOIN reward w ON w.household_id = m.household_id AND w.id = m.reward_id;

DROP TABLE milestone;
ALTER TABLE new_milestone RENAME TO milestone;

-- That a member asks for a reward of the shop: what it costs is what was promised then.
CREATE TABLE redemption (
    household_id TEXT NOT NULL,
    id TEXT NOT NULL CHECK (length(id) = 36),
    number INTEGER NOT NULL CHECK (number > 0),
    reward_id TEXT NOT NULL,
    member_id TEXT NOT NULL,
    points INTEGER NOT NULL CHECK (points BETWEEN 1 AND 1000000),
    at INTEGER NOT NULL,
    state TEXT NOT NULL DEFAULT 'waiting'
        CHECK (state IN ('waiting', 'granted', 'declined', 'delivered', 'withdrawn')),
    answered_by TEXT,
    answered_at INTEGER,
    reason TEXT,
    PRIMARY KEY (household_id, id),
    UNIQUE (household_id, number),
    FOREIGN KEY (household_id, reward_id) REFERENCES reward (household_id, id),
    FOREIGN KEY (household_id, member_id) REFERENCES member (household_id, id),
    FOREIGN KEY (household_id, answered_by) REFERENCES member (household_id, id),
    CHECK ((state = 'waiting') = (answered_at IS NULL)),
    CHECK ((answered_at IS NULL) = (answered_by IS NULL)),
    CHECK (reason IS NULL OR state = 'declined'),
    CHECK ((answered_by = member_id) = (state = 'withdrawn'))
) STRICT;

CREATE INDEX redemption_reward ON redemption (household_id, reward_id, state);
CREATE INDEX redemption_member ON redemption (household_id, member_id, state);
CREATE INDEX redemption_waiting ON redemption (household_id, number)
    WHERE state IN ('waiting', 'granted');

CREATE TRIGGER redemption_takes_what_is_there BEFORE INSERT ON redemption
WHEN (
    SELECT stock FROM reward WHERE household_id = NEW.household_id AND id = NEW.reward_id
) <= (
    SELECT count(*) FROM redemption
    WHERE household_id = NEW.household_id AND reward_id = NEW.reward_id
        AND state IN ('waiting', 'granted', 'delivered')
)
BEGIN
    SELECT RAISE(ABORT, 'nothing of it is left');
END;

CREATE TRIGGER redemption_goes_forward BEFORE UPDATE OF state ON redemption
WHEN NOT (OLD.state = 'waiting' AND NEW.state IN ('granted', 'declined', 'withdrawn')
    OR OLD.state = 'granted' AND NEW.state = 'delivered')
BEGIN
    SELECT RAISE(ABORT, 'a request is answered once');
END;

CREATE TRIGGER redemption_keeps_what_was_promised
BEFORE UPDATE OF household_id, id, number, reward_id, member_id, points, at ON redemption
BEGIN
    SELECT RAISE(ABORT, 'what was promised is kept');
END;

CREATE TRIGGER redemption_is_kept BEFORE DELETE ON redemption
BEGIN
    SELECT RAISE(ABORT, 'a request is answered, not deleted');
END;

-- What a member saves for, and what it cost when the goal was set.
CREATE TABLE goal (
    household_id TEXT NOT NULL,
    member_id TEXT NOT NULL,
    reward_id TEXT NOT NULL,
    points INTEGER NOT NULL CHECK (points BETWEEN 1 AND 1000000),
    set_at INTEGER NOT NULL,
    PRIMARY KEY (household_id, member_id),
    FOREIGN KEY (household_id, member_id) REFERENCES member (household_id, id),
    FOREIGN KEY (household_id, reward_id) REFERENCES reward (household_id, id)
) STRICT;

-- --- The book ---------------------------------------------------------------------------------------

-- Accounts: 'issued' gives; 'balance:' and 'reserved:' with a member's identity hold; 'spent' and
-- 'forfeited' take.
CREATE TABLE new_ledger (
    household_id TEXT NOT NULL REFERENCES household (id),
    sequence INTEGER NOT NULL CHECK (sequence > 0),
    at INTEGER NOT NULL,
    counted_at INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('award', 'reversal', 'bonus', 'deduction', 'reserve', 'release',
        'spend')),
    source TEXT NOT NULL,
    target TEXT NOT NULL,
    points INTEGER NOT NULL CHECK (points BETWEEN 1 AND 1000000),
    member_id TEXT NOT NULL,
    by_id TEXT NOT NULL,
    completion_id TEXT,
    reverses INTEGER,
    rule TEXT NOT NULL,
    redemption_id TEXT,
    why TEXT CHECK (length(why) BETWEEN 1 AND 8000),
    previous BLOB NOT NULL CHECK (length(previous) = 32),
    hash BLOB NOT NULL CHECK (length(hash) = 32),
    PRIMARY KEY (household_id, sequence),
    UNIQUE (household_id, reverses),
    FOREIGN KEY (household_id, member_id) REFERENCES member (household_id, id),
    FOREIGN KEY (household_id, by_id) REFERENCES member (household_id, id),
    FOREIGN KEY (household_id, completion_id) REFERENCES completion (household_id, id),
    FOREIGN KEY (household_id, redemption_id) REFERENCES redemption (household_id, id),
    FOREIGN KEY (household_id, reverses) REFERENCES ledger (household_id, sequence),
    CHECK ((kind = 'reversal') = (reverses IS NOT NULL)),
    CHECK (points <= 10000 OR kind IN ('reserve', 'release', 'spend')),
    CHECK (kind <> 'award' OR completion_id IS NOT NULL),
    CHECK (kind IN ('award', 'reversal') OR completion_id IS NULL),
    CHECK ((kind IN ('reserve', 'release', 'spend')) = (redemption_id IS NOT NULL)),
    CHECK (kind NOT IN ('bonus', 'deduction') OR why IS NOT NULL),
    CHECK (
        kind IN ('award', 'bonus') AND source = 'issued' AND target = 'balance:' || member_id
        OR kind = 'deduction' AND source = 'balance:' || member_id AND target = 'forfeited'
        OR kind = 'reserve' AND source = 'balance:' || member_id AND target = 'reserved:' || member_id
        OR kind = 'release' AND source = 'reserved:' || member_id AND target = 'balance:' || member_id
        OR kind = 'spend' AND source = 'reserved:' || member_id AND target = 'spent'
        OR kind = 'reversal' AND (
            source = 'balance:' || member_id AND target = 'issued'
            OR source = 'forfeited' AND target = 'balance:' || member_id)
    )
) STRICT;

INSERT INTO new_ledger (household_id, sequence, at, counted_at, kind, source, target, points,
    member_id, by_id, completion_id, reverses, rule, previous, hash)
SELECT household_id, sequence, at, counted_at, kind, source, target, points,
    member_id, by_id, completion_id, reverses, rule, previous, hash
FROM ledger;

DROP TABLE ledger;
ALTER TABLE new_ledger RENAME TO ledger;

CREATE UNIQUE INDEX ledger_award ON ledger (household_id, completion_id) WHERE kind = 'award';
CREATE UNIQUE INDEX ledger_reserve ON ledger (household_id, redemption_id) WHERE kind = 'reserve';
CREATE UNIQUE INDEX ledger_settled ON ledger (household_id, redemption_id)
    WHERE kind IN ('release', 'spend');
CREATE INDEX ledger_member ON ledger (household_id, member_id, sequence);
CREATE INDEX ledger_counted ON ledger (household_id, member_id, counted_at, source, target, points);
CREATE INDEX ledger_deducted ON ledger (household_id, member_id, at) WHERE kind = 'deduction';

CREATE TRIGGER ledger_is_not_changed BEFORE UPDATE ON ledger
BEGIN
    SELECT RAISE(ABORT, 'the book is not changed');
END;

CREATE TRIGGER ledger_is_not_shortened BEFORE DELETE ON ledger
BEGIN
    SELECT RAISE(ABORT, 'the book is not shortened');
END;

-- A reversal moves just what its entry moved, back the same way.
CREATE TRIGGER ledger_reverses_its_entry BEFORE INSERT ON ledger
WHEN NEW.kind = 'reversal' AND NOT EXISTS (
    SELECT 1 FROM ledger
    WHERE household_id = NEW.household_id AND sequence = NEW.reverses
        AND kind IN ('award', 'bonus', 'deduction') AND member_id = NEW.member_id
        AND points = NEW.points AND source = NEW.target AND target = NEW.source
        AND completion_id IS NEW.completion_id AND counted_at = NEW.counted_at
)
BEGIN
    SELECT RAISE(ABORT, 'a reversal names the entry it takes back');
END;

CREATE TRIGGER ledger_settles_what_was_reserved BEFORE INSERT ON ledger
WHEN NEW.kind IN ('release', 'spend') AND NOT EXISTS (
    SELECT 1 FROM ledger
    WHERE household_id = NEW.household_id AND redemption_id = NEW.redemption_id
        AND kind = 'reserve' AND member_id = NEW.member_id AND points = NEW.points
)
BEGIN
    SELECT RAISE(ABORT, 'only what was reserved is released or spent');
END;

CREATE TRIGGER ledger_reserves_what_was_promised BEFORE INSERT ON ledger
WHEN NEW.kind = 'reserve' AND NOT EXISTS (
    SELECT 1 FROM redemption
    WHERE household_id = NEW.household_id AND id = NEW.redemption_id
        AND member_id = NEW.member_id AND points = NEW.points
)
BEGIN
    SELECT RAISE(ABORT, 'what is reserved is what was promised');
END;

-- Only a reversal may leave a debt.
CREATE TRIGGER ledger_spends_what_is_there BEFORE INSERT ON ledger
WHEN NEW.kind IN ('reserve', 'deduction') AND NEW.points > (
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

-- A child's objection to a deduction, once, and what a parent said.
CREATE TABLE appeal (
    household_id TEXT NOT NULL,
    sequence INTEGER NOT NULL,
    at INTEGER NOT NULL,
    reason TEXT NOT NULL CHECK (length(reason) BETWEEN 1 AND 8000),
    answered_by TEXT,
    answered_at INTEGER,
    answer TEXT CHECK (length(answer) BETWEEN 1 AND 8000),
    PRIMARY KEY (household_id, sequence),
    FOREIGN KEY (household_id, sequence) REFERENCES ledger (household_id, sequence),
    FOREIGN KEY (household_id, answered_by) REFERENCES member (household_id, id),
    CHECK ((answered_at IS NULL) = (answered_by IS NULL)),
    CHECK (answer IS NULL OR answered_at IS NOT NULL)
) STRICT;

-- --- Sums at hand -----------------------------------------------------------------------------------

ALTER TABLE standing ADD COLUMN reserved INTEGER NOT NULL DEFAULT 0 CHECK (reserved >= 0);

CREATE TRIGGER ledger_moves_the_standing AFTER INSERT ON ledger
BEGIN
    UPDATE standing SET
        earned = earned + CASE 'issued' WHEN NEW.source THEN NEW.points WHEN NEW.target THEN -NEW.points
            ELSE 0 END,
        balance = balance + CASE 'balance:' || NEW.member_id WHEN NEW.target THEN NEW.points
            WHEN NEW.source THEN -NEW.points ELSE 0 END,
        reserved = reserved + CASE 'reserved:' || NEW.member_id WHEN NEW.target THEN NEW.points
            WHEN NEW.source THEN -NEW.points ELSE 0 END
    WHERE household_id = NEW.household_id AND member_id = NEW.member_id;
END;

-- How much each member has earned since a milestone was set; audit verify proves it.
CREATE TABLE reward_progress (
    household_id TEXT NOT NULL,
    reward_id TEXT NOT NULL,
    member_id TEXT NOT NULL,
    points INTEGER NOT NULL,
    PRIMARY KEY (household_id, reward_id, member_id),
    FOREIGN KEY (household_id, reward_id) REFERENCES reward (household_id, id),
    FOREIGN KEY (household_id, member_id) REFERENCES member (household_id, id)
) STRICT;

INSERT INTO reward_progress (household_id, reward_id, member_id, points)
SELECT w.household_id, w.id, l.member_id,
    sum(CASE l.source WHEN 'issued' THEN l.points ELSE -l.points END)
FROM reward w
JOIN ledger l ON l.household_id = w.household_id AND l.sequence > w.after_sequence
LEFT JOIN completion m ON m.household_id = l.household_id AND m.id = l.completion_id
WHERE coalesce(m.first_entry, l.reverses, l.sequence) > w.after_sequence
GROUP BY w.household_id, w.id, l.member_id;

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
