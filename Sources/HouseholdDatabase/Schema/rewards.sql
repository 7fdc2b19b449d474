-- Rewards that are reached or bought, for whom they are, and what was asked for and handed over.

-- A milestone is reached by what was earned; what the shop has is bought with points.
CREATE TABLE reward (
    household_id BLOB NOT NULL REFERENCES household (id),
    id BLOB NOT NULL CHECK (length(id) = 16),
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
    created_by BLOB NOT NULL,
    created_at INTEGER NOT NULL,
    -- The last entry of the book that does not count for it.
    after_sequence INTEGER NOT NULL CHECK (after_sequence >= 0),
    retired_at INTEGER,
    PRIMARY KEY (household_id, id),
    UNIQUE (household_id, number),
    FOREIGN KEY (household_id, created_by) REFERENCES member (household_id, id),
    CHECK (counting IS NULL OR (stock IS NULL AND first_day IS NULL AND last_day IS NULL)),
    CHECK (first_day <= last_day)
) STRICT;

-- For whom it is, where it is not for all of its audience.
CREATE TABLE reward_member (
    household_id BLOB NOT NULL,
    reward_id BLOB NOT NULL,
    member_id BLOB NOT NULL,
    PRIMARY KEY (household_id, reward_id, member_id),
    FOREIGN KEY (household_id, reward_id) REFERENCES reward (household_id, id),
    FOREIGN KEY (household_id, member_id) REFERENCES member (household_id, id)
) STRICT, WITHOUT ROWID;

-- What a reward of the shop costs a member for whom it costs something else.
CREATE TABLE reward_price (
    household_id BLOB NOT NULL,
    reward_id BLOB NOT NULL,
    member_id BLOB NOT NULL,
    points INTEGER NOT NULL CHECK (points BETWEEN 1 AND 1000000),
    PRIMARY KEY (household_id, reward_id, member_id),
    FOREIGN KEY (household_id, reward_id) REFERENCES reward (household_id, id),
    FOREIGN KEY (household_id, member_id) REFERENCES member (household_id, id)
) STRICT, WITHOUT ROWID;

-- How much each member has earned since a milestone was set; audit verify proves it.
CREATE TABLE reward_progress (
    household_id BLOB NOT NULL,
    reward_id BLOB NOT NULL,
    member_id BLOB NOT NULL,
    points INTEGER NOT NULL,
    PRIMARY KEY (household_id, reward_id, member_id),
    FOREIGN KEY (household_id, reward_id) REFERENCES reward (household_id, id),
    FOREIGN KEY (household_id, member_id) REFERENCES member (household_id, id)
) STRICT, WITHOUT ROWID;

-- What a member saves for, and what it cost when the goal was set.
CREATE TABLE goal (
    household_id BLOB NOT NULL,
    member_id BLOB NOT NULL,
    reward_id BLOB NOT NULL,
    points INTEGER NOT NULL CHECK (points BETWEEN 1 AND 1000000),
    set_at INTEGER NOT NULL,
    PRIMARY KEY (household_id, member_id),
    FOREIGN KEY (household_id, member_id) REFERENCES member (household_id, id),
    FOREIGN KEY (household_id, reward_id) REFERENCES reward (household_id, id)
) STRICT, WITHOUT ROWID;

-- --- Reached ----------------------------------------------------------------------------------------

-- A milestone that repeats is reached once in each week or month: `period` is its first day, and empty where it is
-- reached for good.
CREATE TABLE milestone (
    household_id BLOB NOT NULL,
    reward_id BLOB NOT NULL,
    member_id BLOB NOT NULL,
    period TEXT NOT NULL DEFAULT '' CHECK (length(period) IN (0, 10)),
    -- What it took then.
    points INTEGER NOT NULL CHECK (points BETWEEN 1 AND 1000000),
    at INTEGER NOT NULL,
    PRIMARY KEY (household_id, reward_id, member_id, period),
    FOREIGN KEY (household_id, reward_id) REFERENCES reward (household_id, id),
    FOREIGN KEY (household_id, member_id) REFERENCES member (household_id, id)
) STRICT, WITHOUT ROWID;

CREATE INDEX milestone_member ON milestone (household_id, member_id);
CREATE INDEX milestone_period ON milestone (household_id, period);

-- A reward that is reached is promised until somebody hands it over; it is numbered with the requests.
CREATE TABLE handover (
    household_id BLOB NOT NULL,
    id BLOB NOT NULL CHECK (length(id) = 16),
    number INTEGER NOT NULL CHECK (number > 0),
    reward_id BLOB NOT NULL,
    member_id BLOB NOT NULL,
    period TEXT NOT NULL CHECK (length(period) IN (0, 10)),
    -- What it took then.
    points INTEGER NOT NULL CHECK (points BETWEEN 1 AND 1000000),
    at INTEGER NOT NULL,
    delivered_by BLOB,
    delivered_at INTEGER,
    PRIMARY KEY (household_id, id),
    UNIQUE (household_id, number),
    UNIQUE (household_id, reward_id, member_id, period),
    FOREIGN KEY (household_id, reward_id) REFERENCES reward (household_id, id),
    FOREIGN KEY (household_id, member_id) REFERENCES member (household_id, id),
    FOREIGN KEY (household_id, delivered_by) REFERENCES member (household_id, id),
    CHECK ((delivered_at IS NULL) = (delivered_by IS NULL)),
    CHECK (delivered_by <> member_id)
) STRICT;

CREATE INDEX handover_member ON handover (household_id, member_id, number);
CREATE INDEX handover_open ON handover (household_id, number) WHERE delivered_at IS NULL;
CREATE INDEX handover_period ON handover (household_id, period);

CREATE TRIGGER handover_happens_once BEFORE UPDATE OF delivered_by, delivered_at ON handover
WHEN OLD.delivered_at IS NOT NULL
BEGIN
    SELECT RAISE(ABORT, 'a reward is handed over once');
END;

CREATE TRIGGER handover_is_kept BEFORE DELETE ON handover
WHEN OLD.delivered_at IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM household WHERE id = OLD.household_id AND ending = 1)
BEGIN
    SELECT RAISE(ABORT, 'what was handed over is kept');
END;

-- --- Bought -----------------------------------------------------------------------------------------

-- That a member asks for a reward of the shop: what it costs is what was promised then.
CREATE TABLE reward_request (
    household_id BLOB NOT NULL,
    id BLOB NOT NULL CHECK (length(id) = 16),
    number INTEGER NOT NULL CHECK (number > 0),
    reward_id BLOB NOT NULL,
    member_id BLOB NOT NULL,
    points INTEGER NOT NULL CHECK (points BETWEEN 1 AND 1000000),
    at INTEGER NOT NULL,
    state TEXT NOT NULL DEFAULT 'waiting'
        CHECK (state IN ('waiting', 'granted', 'declined', 'delivered', 'withdrawn')),
    answered_by BLOB,
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

CREATE INDEX reward_request_reward ON reward_request (household_id, reward_id, state);
CREATE INDEX reward_request_member ON reward_request (household_id, member_id, state);
CREATE INDEX reward_request_waiting ON reward_request (household_id, number)
    WHERE state IN ('waiting', 'granted');

CREATE TRIGGER reward_request_takes_what_is_there BEFORE INSERT ON reward_request
WHEN (
    SELECT stock FROM reward WHERE household_id = NEW.household_id AND id = NEW.reward_id
) <= (
    SELECT count(*) FROM reward_request
    WHERE household_id = NEW.household_id AND reward_id = NEW.reward_id
        AND state IN ('waiting', 'granted', 'delivered')
)
BEGIN
    SELECT RAISE(ABORT, 'nothing of it is left');
END;

CREATE TRIGGER reward_request_goes_forward BEFORE UPDATE OF state ON reward_request
WHEN NOT (OLD.state = 'waiting' AND NEW.state IN ('granted', 'declined', 'withdrawn')
    OR OLD.state = 'granted' AND NEW.state = 'delivered')
BEGIN
    SELECT RAISE(ABORT, 'a request is answered once');
END;

CREATE TRIGGER reward_request_keeps_what_was_promised
BEFORE UPDATE OF household_id, id, number, reward_id, member_id, points, at ON reward_request
BEGIN
    SELECT RAISE(ABORT, 'what was promised is kept');
END;

CREATE TRIGGER reward_request_is_kept BEFORE DELETE ON reward_request
WHEN NOT EXISTS (SELECT 1 FROM household WHERE id = OLD.household_id AND ending = 1)
BEGIN
    SELECT RAISE(ABORT, 'a request is answered, not deleted');
END;
