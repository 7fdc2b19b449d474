-- What is known of the time: behind the last row of what happened no clock brings anybody back.

ALTER TABLE chain_end ADD COLUMN at INTEGER NOT NULL DEFAULT 0;

UPDATE chain_end SET at = coalesce(
    (SELECT max(at) FROM audit WHERE audit.household_id = chain_end.household_id), 0)
WHERE book = 'audit';

DROP TRIGGER audit_grows;

CREATE TRIGGER audit_grows AFTER INSERT ON audit
BEGIN
    INSERT INTO chain_end (household_id, book, sequence, hash, at)
    VALUES (NEW.household_id, 'audit', NEW.sequence, NEW.hash, NEW.at)
    ON CONFLICT (household_id, book)
        DO UPDATE SET sequence = NEW.sequence, hash = NEW.hash, at = NEW.at;
END;

-- The last moment that is believed, by the clock that can be set and by the one that nobody can set, and whether
-- the parents were told that the first has gone ahead since.
ALTER TABLE household ADD COLUMN clock_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE household ADD COLUMN clock_boot_id TEXT;
ALTER TABLE household ADD COLUMN clock_boot_at INTEGER
    CHECK ((clock_boot_at IS NULL) = (clock_boot_id IS NULL));
ALTER TABLE household ADD COLUMN clock_told INTEGER NOT NULL DEFAULT 0 CHECK (clock_told IN (0, 1));

UPDATE household SET clock_at = max(created_at, coalesce(
    (SELECT at FROM chain_end WHERE household_id = household.id AND book = 'audit'), 0));

-- What people are warned of: how often something happened, and since when.
ALTER TABLE notice ADD COLUMN count INTEGER CHECK (count > 0);
ALTER TABLE notice ADD COLUMN since INTEGER;

-- Wrong passwords since the last right one, to be told with the next.
ALTER TABLE account ADD COLUMN missed INTEGER NOT NULL DEFAULT 0 CHECK (missed >= 0);
ALTER TABLE account ADD COLUMN missed_since INTEGER
    CHECK ((missed_since IS NULL) = (missed = 0));
