-- Money that a child gets again and again, and where an adult's goes.

-- What a child's allowance is. One that ended keeps its row: no date of it may ever be booked twice.
CREATE TABLE allowance (
    household_id BLOB NOT NULL,
    member_id BLOB NOT NULL,
    -- In the smaller unit of the currency.
    money INTEGER NOT NULL CHECK (money BETWEEN 1 AND 1000000000000),
    currency TEXT NOT NULL CHECK (length(currency) = 3),
    recurrence TEXT NOT NULL CHECK (length(recurrence) BETWEEN 1 AND 40000),
    set_by BLOB NOT NULL,
    set_at INTEGER NOT NULL,
    -- Since when nobody has set it otherwise: its first date is not before.
    first_day TEXT NOT NULL CHECK (length(first_day) = 10),
    -- The last date that is in the book.
    booked_day TEXT CHECK (length(booked_day) = 10),
    ended INTEGER NOT NULL DEFAULT 0 CHECK (ended IN (0, 1)),
    PRIMARY KEY (household_id, member_id),
    FOREIGN KEY (household_id, member_id) REFERENCES member (household_id, id) ON DELETE CASCADE,
    FOREIGN KEY (household_id, set_by) REFERENCES member (household_id, id)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER allowance_books_no_day_twice BEFORE UPDATE OF booked_day ON allowance
WHEN OLD.booked_day >= coalesce(NEW.booked_day, '')
BEGIN
    SELECT RAISE(ABORT, 'an allowance goes on after what is booked');
END;

-- Whoever is no child here any more gets none, nor what was missed where they come back.
CREATE TRIGGER allowance_is_for_children AFTER UPDATE OF state, role ON member
WHEN NEW.state = 'left' OR NEW.role <> 'child'
BEGIN
    UPDATE allowance SET ended = 1
    WHERE household_id = NEW.household_id AND member_id = NEW.id AND ended = 0;
END;

-- An account at a bank to which money for a member goes, kept for those who owe it.
CREATE TABLE bank_account (
    household_id BLOB NOT NULL,
    member_id BLOB NOT NULL,
    iban TEXT NOT NULL CHECK (length(iban) BETWEEN 15 AND 34 AND iban NOT GLOB '*[^0-9A-Z]*'),
    -- As the bank knows whose it is, where that is not what the member is called.
    holder TEXT CHECK (length(holder) BETWEEN 1 AND 240),
    PRIMARY KEY (household_id, member_id),
    FOREIGN KEY (household_id, member_id) REFERENCES member (household_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- Whoever is a member no more is owed nothing by way of it.
CREATE TRIGGER bank_account_goes_with_its_member AFTER UPDATE OF state, role ON member
WHEN NEW.state = 'left' OR NEW.role IN ('child', 'helper')
BEGIN
    DELETE FROM bank_account WHERE household_id = NEW.household_id AND member_id = NEW.id;
END;
