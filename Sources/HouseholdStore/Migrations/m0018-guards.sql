-- What no program may do, whatever it asks before: check its own work, or take the last owner away.

CREATE TRIGGER completion_is_checked_by_another BEFORE UPDATE OF checked_by ON completion
WHEN NEW.checked_by = NEW.doer_id
BEGIN
    SELECT RAISE(ABORT, 'nobody checks their own work');
END;

CREATE TRIGGER completion_comes_checked_by_another BEFORE INSERT ON completion
WHEN NEW.checked_by = NEW.doer_id
BEGIN
    SELECT RAISE(ABORT, 'nobody checks their own work');
END;

CREATE TRIGGER household_loses_no_owner BEFORE DELETE ON member
WHEN OLD.role = 'owner' AND OLD.state = 'joined'
    AND NOT EXISTS (
        SELECT 1 FROM member
        WHERE household_id = OLD.household_id AND id <> OLD.id
            AND role = 'owner' AND state = 'joined'
    )
BEGIN
    SELECT RAISE(ABORT, 'a household keeps an owner');
END;
