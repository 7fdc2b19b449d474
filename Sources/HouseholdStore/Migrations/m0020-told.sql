-- What nobody was told yet goes with the change that it came of, when that is taken back, and comes again with it.

ALTER TABLE notice ADD COLUMN change INTEGER CHECK (change > 0);
ALTER TABLE notice ADD COLUMN taken_back_at INTEGER;

CREATE INDEX notice_change ON notice (household_id, change) WHERE change IS NOT NULL;

DROP INDEX notice_unseen;
CREATE INDEX notice_unseen ON notice (household_id, member_id, at)
    WHERE seen_at IS NULL AND taken_back_at IS NULL;

-- Another change can have the same place later.
CREATE TRIGGER undo_lets_go_of_its_news AFTER DELETE ON undo
BEGIN
    DELETE FROM notice
    WHERE household_id = OLD.household_id AND change = OLD.sequence
        AND taken_back_at IS NOT NULL;
    UPDATE notice SET change = NULL
    WHERE household_id = OLD.household_id AND change = OLD.sequence;
END;

-- A reward that is reached is promised until somebody hands it over; it is numbered with the requests.
CREATE TABLE handover (
    household_id TEXT NOT NULL,
    id TEXT NOT NULL CHECK (length(id) = 36),
    number INTEGER NOT NULL CHECK (number > 0),
    reward_id TEXT NOT NULL,
    member_id TEXT NOT NULL,
    period TEXT NOT NULL CHECK (length(period) IN (0, 10)),
    -- What it took then.
    points INTEGER NOT NULL CHECK (points BETWEEN 1 AND 1000000),
    at INTEGER NOT NULL,
    delivered_by TEXT,
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
CREATE INDEX milestone_period ON milestone (household_id, period);

CREATE TRIGGER handover_happens_once BEFORE UPDATE OF delivered_by, delivered_at ON handover
WHEN OLD.delivered_at IS NOT NULL
BEGIN
    SELECT RAISE(ABORT, 'a reward is handed over once');
END;

CREATE TRIGGER handover_is_kept BEFORE DELETE ON handover
WHEN OLD.delivered_at IS NOT NULL
BEGIN
    SELECT RAISE(ABORT, 'what was handed over is kept');
END;
