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
