-- Chores that go together in an order, such as those of a morning, and what was paid for all of one on a day.

CREATE TABLE routine (
    household_id BLOB NOT NULL REFERENCES household (id),
    id BLOB NOT NULL CHECK (length(id) = 16),
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 30),
    -- Chores one after the other, each with the bytes of its identity.
    chores BLOB NOT NULL CHECK (length(chores) BETWEEN 16 AND 640 AND length(chores) % 16 = 0),
    -- What is paid for all of it, besides what each of its chores is worth.
    bonus INTEGER CHECK (bonus BETWEEN 1 AND 10000),
    deleted_at INTEGER,
    PRIMARY KEY (household_id, id)
) STRICT;

CREATE UNIQUE INDEX routine_name ON routine (household_id, name) WHERE deleted_at IS NULL;

-- For which member and day a routine was paid, and by which entry of the book. A row goes once one of the completions is
-- taken back, with which the points go; it stays where a parent took them back by hand, so that they do not come again.
CREATE TABLE routine_bonus (
    household_id BLOB NOT NULL,
    member_id BLOB NOT NULL,
    day TEXT NOT NULL CHECK (length(day) = 10),
    routine_id BLOB NOT NULL,
    entry INTEGER NOT NULL,
    -- What it was paid for, each with the bytes of its identity.
    completions BLOB NOT NULL CHECK (length(completions) >= 16 AND length(completions) % 16 = 0),
    PRIMARY KEY (household_id, member_id, day, routine_id),
    UNIQUE (household_id, entry),
    FOREIGN KEY (household_id, member_id) REFERENCES member (household_id, id),
    FOREIGN KEY (household_id, routine_id) REFERENCES routine (household_id, id),
    FOREIGN KEY (household_id, entry) REFERENCES ledger (household_id, sequence)
) STRICT, WITHOUT ROWID;

CREATE INDEX routine_bonus_routine ON routine_bonus (household_id, routine_id);

CREATE TRIGGER routine_bonus_is_booked BEFORE INSERT ON routine_bonus
WHEN NOT EXISTS (
    SELECT 1 FROM ledger
    WHERE household_id = NEW.household_id AND sequence = NEW.entry
        AND kind = 'bonus' AND member_id = NEW.member_id
)
BEGIN
    SELECT RAISE(ABORT, 'a routine is paid by an entry of whose it is');
END;
