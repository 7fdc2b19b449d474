-- Households, who is in them, by which rules they decide, and who is away.

CREATE TABLE household (
    id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 240),
    zone TEXT NOT NULL,
    week_start INTEGER NOT NULL CHECK (week_start BETWEEN 1 AND 7),
    template TEXT NOT NULL CHECK (template IN ('family', 'housemates', 'single')),
    siblings INTEGER NOT NULL CHECK (siblings IN (0, 1)),
    approval TEXT NOT NULL DEFAULT 'none'
        CHECK (approval IN ('none', 'always', 'earned') OR approval GLOB 'sample [1-9]*'),
    absences TEXT NOT NULL DEFAULT 'skip' CHECK (absences IN ('skip', 'keep')),
    -- How many points a week can be deducted from each child; 0: none, deductions are off.
    deductions INTEGER NOT NULL DEFAULT 0 CHECK (deductions BETWEEN 0 AND 10000),
    leaderboard TEXT NOT NULL DEFAULT 'points'
        CHECK (leaderboard IN ('points', 'share', 'team', 'off')),
    -- Words for times of day that are set otherwise than usual.
    times TEXT NOT NULL DEFAULT ''
        CHECK (length(times) <= 100 AND times NOT GLOB '*[^a-z0-9:, ]*'),
    -- What messages that leave the program say.
    messages TEXT NOT NULL DEFAULT 'counts' CHECK (messages IN ('counts', 'titles')),
    -- Whether these can be answered with one touch.
    replies INTEGER NOT NULL DEFAULT 0 CHECK (replies IN (0, 1)),
    created_at INTEGER NOT NULL,
    -- The last numbers that were given away: what is gone leaves its number unused.
    last_chore INTEGER NOT NULL DEFAULT 0 CHECK (last_chore >= 0),
    last_reward INTEGER NOT NULL DEFAULT 0 CHECK (last_reward >= 0),
    last_request INTEGER NOT NULL DEFAULT 0 CHECK (last_request >= 0),
    last_absence INTEGER NOT NULL DEFAULT 0 CHECK (last_absence >= 0),
    -- Wrong linking keys since the last right one.
    key_misses INTEGER NOT NULL DEFAULT 0 CHECK (key_misses >= 0),
    -- The last moment that is believed, by the clock that can be set and by the one that nobody can set, and whether
    -- the parents were told that the first has gone ahead since.
    clock_at INTEGER NOT NULL DEFAULT 0,
    clock_boot_id TEXT,
    clock_boot_at INTEGER,
    clock_told INTEGER NOT NULL DEFAULT 0 CHECK (clock_told IN (0, 1)),
    -- Whether all of it is being deleted, for as long as that takes: nothing else lets go of what is kept.
    ending INTEGER NOT NULL DEFAULT 0 CHECK (ending IN (0, 1)),
    CHECK ((clock_boot_at IS NULL) = (clock_boot_id IS NULL))
) STRICT;

-- Who left stays, for what they did.
CREATE TABLE member (
    household_id BLOB NOT NULL REFERENCES household (id),
    id BLOB NOT NULL CHECK (length(id) = 16),
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
    -- The name as it looks to a quick reader, so that nobody passes for somebody else.
    skeleton TEXT NOT NULL CHECK (length(skeleton) > 0),
    role TEXT NOT NULL CHECK (role IN ('owner', 'parent', 'child', 'helper', 'housemate')),
    state TEXT NOT NULL CHECK (state IN ('invited', 'joined', 'left')),
    sign_in TEXT NOT NULL CHECK (sign_in IN ('code', 'password')),
    account_id BLOB REFERENCES account (id),
    joined_at INTEGER,
    avatar TEXT CHECK (length(avatar) = 1),
    age_band TEXT,
    profile TEXT NOT NULL DEFAULT 'household' CHECK (profile IN ('household', 'parents', 'me')),
    achievements TEXT NOT NULL DEFAULT 'household'
        CHECK (achievements IN ('household', 'parents', 'me')),
    activity TEXT NOT NULL DEFAULT 'household' CHECK (activity IN ('household', 'parents', 'me')),
    created_at INTEGER NOT NULL,
    -- As that of an account; another one once the member is erased.
    salt BLOB NOT NULL DEFAULT (randomblob(16)) CHECK (length(salt) = 16),
    -- Since when nothing is known of the person any more.
    erased_at INTEGER,
    PRIMARY KEY (household_id, id),
    CHECK (erased_at IS NULL OR (state = 'left' AND avatar IS NULL AND age_band IS NULL
        AND account_id IS NULL)),
    CHECK (state <> 'joined' OR (account_id IS NOT NULL AND joined_at IS NOT NULL)),
    CHECK (state <> 'invited' OR (account_id IS NULL AND role <> 'owner')),
    CHECK (age_band IS NULL OR (role = 'child' AND age_band IN ('6-7', '8-10', '11-14')))
) STRICT;

CREATE UNIQUE INDEX member_look ON member (household_id, skeleton) WHERE state <> 'left';
CREATE UNIQUE INDEX member_account ON member (account_id, household_id) WHERE state = 'joined';
-- By which an account finds all that it ever was, so that it can go.
CREATE INDEX member_person ON member (account_id);
-- An adult may be in many households, a child is in one.
CREATE UNIQUE INDEX member_child_account ON member (account_id) WHERE state = 'joined' AND role = 'child';

-- What no program may do, whatever it asks before: leave a household to nobody.
CREATE TRIGGER household_keeps_an_owner BEFORE UPDATE OF role, state ON member
WHEN OLD.role = 'owner' AND OLD.state = 'joined' AND (NEW.role <> 'owner' OR NEW.state <> 'joined')
    AND NOT EXISTS (
        SELECT 1 FROM member
        WHERE household_id = OLD.household_id AND id <> OLD.id
            AND role = 'owner' AND state = 'joined'
    )
BEGIN
    SELECT RAISE(ABORT, 'a household keeps an owner');
END;

CREATE TRIGGER household_loses_no_owner BEFORE DELETE ON member
WHEN OLD.role = 'owner' AND OLD.state = 'joined'
    AND NOT EXISTS (
        SELECT 1 FROM member
        WHERE household_id = OLD.household_id AND id <> OLD.id
            AND role = 'owner' AND state = 'joined'
    )
    AND NOT EXISTS (SELECT 1 FROM household WHERE id = OLD.household_id AND ending = 1)
BEGIN
    SELECT RAISE(ABORT, 'a household keeps an owner');
END;

CREATE TRIGGER member_has_a_standing AFTER INSERT ON member
BEGIN
    INSERT INTO standing (household_id, member_id) VALUES (NEW.household_id, NEW.id);
END;

-- Who has asked to come in with the household's code. Nobody of these is a member; besides this table only the notices
-- to those who answer know of them, and the records of what was answered.
CREATE TABLE admission (
    household_id BLOB NOT NULL REFERENCES household (id),
    account_id BLOB NOT NULL REFERENCES account (id),
    -- What the person would be called here, and what the code said that the household is called.
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
    household_name TEXT NOT NULL CHECK (length(household_name) BETWEEN 1 AND 240),
    state TEXT NOT NULL CHECK (state IN ('waiting', 'refused')),
    asked_at INTEGER NOT NULL,
    -- Until when the person waits, or, once refused, can't ask again.
    ends_at INTEGER NOT NULL,
    -- Since when the person knows that it was refused.
    told_at INTEGER,
    PRIMARY KEY (household_id, account_id),
    CHECK (ends_at > asked_at),
    CHECK (told_at IS NULL OR state = 'refused')
) STRICT, WITHOUT ROWID;

CREATE INDEX admission_account ON admission (account_id);

CREATE TRIGGER admission_is_for_adults BEFORE INSERT ON admission
WHEN EXISTS (SELECT 1 FROM account WHERE id = NEW.account_id AND kind <> 'adult')
BEGIN
    SELECT RAISE(ABORT, 'only an adult asks to come in');
END;

-- What a helper may do, for which children and until when. A helper has one that counts: another one ends it.
CREATE TABLE pass (
    household_id BLOB NOT NULL,
    id BLOB NOT NULL CHECK (length(id) = 16),
    member_id BLOB NOT NULL,
    given_by BLOB NOT NULL,
    given_at INTEGER NOT NULL,
    starts_at INTEGER NOT NULL,
    ends_at INTEGER NOT NULL,
    -- What the helper may do besides seeing.
    remind INTEGER NOT NULL DEFAULT 0 CHECK (remind IN (0, 1)),
    done INTEGER NOT NULL CHECK (done IN (0, 1)),
    approve INTEGER NOT NULL CHECK (approve IN (0, 1)),
    -- How many points the helper may say OK to in all, and to how many that was said.
    up_to INTEGER NOT NULL DEFAULT 0 CHECK (up_to BETWEEN 0 AND 10000),
    used INTEGER NOT NULL DEFAULT 0 CHECK (used BETWEEN 0 AND up_to),
    -- When it was taken away, or another one took its place.
    ended_at INTEGER,
    PRIMARY KEY (household_id, id),
    FOREIGN KEY (household_id, member_id) REFERENCES member (household_id, id),
    FOREIGN KEY (household_id, given_by) REFERENCES member (household_id, id),
    CHECK (starts_at < ends_at),
    CHECK (approve = 1 OR up_to = 0)
) STRICT;

CREATE UNIQUE INDEX pass_one ON pass (household_id, member_id) WHERE ended_at IS NULL;
CREATE INDEX pass_member ON pass (household_id, member_id, given_at);

-- The children for whom a pass is.
CREATE TABLE pass_child (
    household_id BLOB NOT NULL,
    pass_id BLOB NOT NULL,
    member_id BLOB NOT NULL,
    PRIMARY KEY (household_id, pass_id, member_id),
    FOREIGN KEY (household_id, pass_id) REFERENCES pass (household_id, id),
    FOREIGN KEY (household_id, member_id) REFERENCES member (household_id, id)
) STRICT, WITHOUT ROWID;

-- The rules that a household decides by in place of those that come with the program; the walls stay.
CREATE TABLE house_rules (
    household_id BLOB NOT NULL PRIMARY KEY REFERENCES household (id),
    text TEXT NOT NULL CHECK (length(text) > 0),
    digest BLOB NOT NULL CHECK (length(digest) = 32),
    -- The digest of the walls and the schema within which they were proved.
    checked_within BLOB NOT NULL CHECK (length(checked_within) = 32),
    set_by BLOB NOT NULL,
    set_at INTEGER NOT NULL,
    FOREIGN KEY (household_id, set_by) REFERENCES member (household_id, id)
) STRICT;

CREATE TABLE absence (
    household_id BLOB NOT NULL REFERENCES household (id),
    id BLOB NOT NULL CHECK (length(id) = 16),
    number INTEGER NOT NULL CHECK (number > 0),
    member_id BLOB NOT NULL,
    first_day TEXT NOT NULL CHECK (length(first_day) = 10),
    -- Where it repeats without an end, the last day that can be written.
    last_day TEXT NOT NULL CHECK (length(last_day) = 10),
    -- Where it repeats, the days on which it begins, as RFC 5545 writes them, and how many it lasts each time.
    recurrence TEXT,
    days INTEGER CHECK (days BETWEEN 1 AND 366),
    note TEXT,
    removed_at INTEGER,
    PRIMARY KEY (household_id, id),
    UNIQUE (household_id, number),
    FOREIGN KEY (household_id, member_id) REFERENCES member (household_id, id),
    CHECK (first_day <= last_day),
    CHECK ((recurrence IS NULL) = (days IS NULL))
) STRICT;

CREATE INDEX absence_last ON absence (household_id, last_day) WHERE removed_at IS NULL;
