-- Devices that are paired with a household, and those that wait to be.

-- A board is a tablet that several share; any other device is one member's own.
CREATE TABLE device (
    household_id BLOB NOT NULL REFERENCES household (id),
    id BLOB NOT NULL CHECK (length(id) = 16),
    -- By which people name it.
    number INTEGER NOT NULL CHECK (number > 0),
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 240),
    kind TEXT NOT NULL CHECK (kind IN ('board', 'personal')),
    -- The SHA-256 of its token: who reads this file can't be the device. Nothing until it has fetched the token.
    digest BLOB CHECK (length(digest) = 32),
    paired_by BLOB NOT NULL,
    paired_at INTEGER NOT NULL,
    removed_at INTEGER,
    -- Codes and passwords that were typed at it and not found right, in an hour from then.
    misses INTEGER NOT NULL DEFAULT 0 CHECK (misses >= 0),
    misses_since INTEGER,
    PRIMARY KEY (household_id, id),
    UNIQUE (household_id, number),
    FOREIGN KEY (household_id, paired_by) REFERENCES member (household_id, id),
    CHECK ((misses_since IS NULL) = (misses = 0))
) STRICT;

CREATE UNIQUE INDEX device_token ON device (digest) WHERE removed_at IS NULL;

-- For whom a device is.
CREATE TABLE device_member (
    household_id BLOB NOT NULL,
    device_id BLOB NOT NULL,
    member_id BLOB NOT NULL,
    PRIMARY KEY (household_id, device_id, member_id),
    FOREIGN KEY (household_id, device_id) REFERENCES device (household_id, id),
    FOREIGN KEY (household_id, member_id) REFERENCES member (household_id, id)
) STRICT;

-- A device that asked to be paired, in no household until a parent says for whom it is. It is forgotten once it has
-- its token, or has waited too long.
CREATE TABLE pairing (
    -- The SHA-256 of the code that only the device knows.
    digest BLOB NOT NULL PRIMARY KEY CHECK (length(digest) = 32),
    -- The SHA-256 of the code that it shows, for a parent to type.
    code_digest BLOB NOT NULL UNIQUE CHECK (length(code_digest) = 32),
    -- What it calls itself, and where it asks from.
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 240),
    address TEXT CHECK (length(address) BETWEEN 1 AND 64),
    made_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    -- When it last asked whether a parent has said so.
    asked_at INTEGER,
    -- Which device came of it.
    device_home BLOB,
    device_id BLOB,
    FOREIGN KEY (device_home, device_id) REFERENCES device (household_id, id),
    CHECK (made_at < expires_at),
    CHECK ((device_home IS NULL) = (device_id IS NULL))
) STRICT;

CREATE INDEX pairing_end ON pairing (expires_at);
CREATE INDEX pairing_device ON pairing (device_home, device_id);

-- How many codes of devices a parent typed that are none, in ten minutes from the first.
CREATE TABLE pairing_miss (
    household_id BLOB NOT NULL,
    member_id BLOB NOT NULL,
    misses INTEGER NOT NULL CHECK (misses > 0),
    since INTEGER NOT NULL,
    PRIMARY KEY (household_id, member_id),
    FOREIGN KEY (household_id, member_id) REFERENCES member (household_id, id)
) STRICT;
