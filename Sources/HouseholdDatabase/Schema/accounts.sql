-- Who can sign in, where they are signed in, and how often somebody guessed.

-- An account is apart from members, since people sign in before they have a household.
CREATE TABLE account (
    id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    username TEXT NOT NULL UNIQUE CHECK (length(username) BETWEEN 2 AND 30),
    email TEXT UNIQUE,
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
    kind TEXT NOT NULL CHECK (kind IN ('adult', 'child')),
    -- The argon2id hash of the password; nothing while there is none.
    phc TEXT CHECK (length(phc) BETWEEN 80 AND 256),
    recovery_digest BLOB CHECK (length(recovery_digest) = 32),
    -- The SHA-256 of the code with which another parent may make a way in for this adult, and until when it works.
    consent_digest BLOB CHECK (length(consent_digest) = 32),
    consent_until INTEGER,
    created_at INTEGER NOT NULL,
    -- Wrong passwords since the last right one, to be told with the next.
    missed INTEGER NOT NULL DEFAULT 0 CHECK (missed >= 0),
    missed_since INTEGER,
    -- Goes into the digests of how things stood, so that nobody guesses from these what was erased.
    salt BLOB NOT NULL DEFAULT (randomblob(16)) CHECK (length(salt) = 16),
    CHECK (
        kind = 'adult' OR (email IS NULL AND recovery_digest IS NULL AND consent_digest IS NULL)
    ),
    CHECK ((consent_digest IS NULL) = (consent_until IS NULL)),
    CHECK ((missed_since IS NULL) = (missed = 0))
) STRICT;

-- How many were made in a day.
CREATE INDEX account_age ON account (created_at);

-- What people set for themselves. A new setting takes a new table, since SQLite can't change a CHECK in place.
CREATE TABLE account_setting (
    account_id BLOB NOT NULL REFERENCES account (id),
    name TEXT NOT NULL CHECK (name IN (
        'plain', 'history', 'lock', 'dates', 'ghost', 'lang', 'easy', 'motion', 'sound',
        'quiet', 'mute'
    )),
    value TEXT NOT NULL CHECK (
        CASE name
            WHEN 'lock' THEN value = 'off'
                OR (CAST(value AS INTEGER) BETWEEN 1 AND 60
                    AND CAST(CAST(value AS INTEGER) AS TEXT) = value)
            WHEN 'dates' THEN value IN ('short', 'iso')
            WHEN 'quiet' THEN value = 'off' OR value GLOB '[0-2][0-9]:[0-5][0-9]-[0-2][0-9]:[0-5][0-9]'
            WHEN 'mute' THEN length(value) BETWEEN 1 AND 120 AND value NOT GLOB '*[^a-z, ]*'
            WHEN 'lang' THEN length(value) <= 35 AND value GLOB '[A-Za-z][A-Za-z]*'
                AND value NOT GLOB '*[^A-Za-z0-9-]*'
            ELSE value IN ('on', 'off')
        END
    ),
    PRIMARY KEY (account_id, name)
) STRICT, WITHOUT ROWID;

CREATE TABLE session (
    -- The SHA-256 of the token: who reads this file can't sign in with it.
    digest BLOB NOT NULL PRIMARY KEY CHECK (length(digest) = 32),
    account_id BLOB NOT NULL REFERENCES account (id),
    household_id BLOB,
    member_id BLOB,
    -- By which people name it.
    number INTEGER NOT NULL CHECK (number > 0),
    device TEXT NOT NULL,
    -- On which computer it was begun, so that a copy of its file is worth nothing on another.
    machine BLOB CHECK (length(machine) = 32),
    created_at INTEGER NOT NULL,
    used_at INTEGER NOT NULL,
    -- When whoever is signed in last gave the password.
    proved_at INTEGER,
    ended_at INTEGER,
    -- The paired device at which it was begun; it is over with that one.
    device_home BLOB,
    device_id BLOB,
    FOREIGN KEY (household_id, member_id) REFERENCES member (household_id, id),
    FOREIGN KEY (device_home, device_id) REFERENCES device (household_id, id),
    CHECK ((household_id IS NULL) = (member_id IS NULL)),
    CHECK ((device_home IS NULL) = (device_id IS NULL))
) STRICT;

CREATE INDEX session_member ON session (household_id, member_id);
CREATE INDEX session_device ON session (device_home, device_id) WHERE device_home IS NOT NULL;
CREATE UNIQUE INDEX session_number ON session (account_id, number);
-- Where somebody is signed in is little; where they ever were is much.
CREATE INDEX session_open ON session (account_id, number) WHERE ended_at IS NULL;

-- Keys with which children and invited adults come in, and codes with which adults ask a household to let them in. The
-- locator finds the row, what is guessed at is only there as a hash.
CREATE TABLE linking_key (
    household_id BLOB NOT NULL,
    id BLOB NOT NULL CHECK (length(id) = 16),
    -- Whom a key is for; a code is for whoever has it, and known to whoever made it.
    member_id BLOB,
    made_by BLOB,
    locator TEXT NOT NULL CHECK (length(locator) = 4),
    phc TEXT NOT NULL CHECK (length(phc) BETWEEN 80 AND 256),
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    ended_at INTEGER,
    ending TEXT CHECK (ending IN ('used', 'cancelled', 'guessed')),
    PRIMARY KEY (household_id, id),
    FOREIGN KEY (household_id, member_id) REFERENCES member (household_id, id),
    FOREIGN KEY (household_id, made_by) REFERENCES member (household_id, id),
    CHECK ((member_id IS NULL) <> (made_by IS NULL)),
    CHECK (member_id IS NOT NULL OR ending IS NOT 'used'),
    CHECK ((ended_at IS NULL) = (ending IS NULL))
) STRICT;

CREATE UNIQUE INDEX linking_key_locator ON linking_key (locator) WHERE ended_at IS NULL;
CREATE UNIQUE INDEX linking_key_open ON linking_key (household_id, member_id) WHERE ended_at IS NULL;
CREATE UNIQUE INDEX linking_key_code ON linking_key (household_id)
    WHERE member_id IS NULL AND ended_at IS NULL;

-- Wrong tries of the last hour in a household, under whatever name.
CREATE TABLE sign_in_attempt (
    household_id BLOB NOT NULL REFERENCES household (id),
    id BLOB NOT NULL CHECK (length(id) = 16),
    at INTEGER NOT NULL,
    PRIMARY KEY (household_id, id)
) STRICT;

CREATE INDEX sign_in_attempt_recent ON sign_in_attempt (household_id, at);

-- Wrong tries for each name as it was typed, so that names that nobody has wait like those that somebody has. The
-- clock that nobody can set says with the other how long.
CREATE TABLE sign_in_budget (
    name TEXT NOT NULL PRIMARY KEY,
    fails INTEGER NOT NULL CHECK (fails >= 0),
    not_before INTEGER NOT NULL,
    boot_id TEXT,
    not_before_boot INTEGER,
    CHECK ((boot_id IS NULL) = (not_before_boot IS NULL))
) STRICT;

-- What is forgotten after a day, and how much of it there is.
CREATE INDEX sign_in_budget_age ON sign_in_budget (not_before);
