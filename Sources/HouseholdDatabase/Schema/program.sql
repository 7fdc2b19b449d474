-- The file itself, and requests that may come twice.
--
-- In all files of this folder: instants are UTC milliseconds, days are YYYY-MM-DD in the household's zone, identities
-- are the sixteen bytes of a UUID. What belongs to a household has household_id first in its key, and its foreign keys carry it along, so
-- that no row can point into another household. Tables may name others that come in a later file.

-- The one row of it tells this file from any other, also from a copy that was put back in its place.
CREATE TABLE program (
    one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    store_id BLOB NOT NULL CHECK (length(store_id) = 16),
    created_at INTEGER NOT NULL,
    -- Whether something was erased of which the pages of the file may still hold a trace: until it is written anew.
    traces INTEGER NOT NULL DEFAULT 0 CHECK (traces IN (0, 1))
) STRICT;

-- What came of a request that its caller named, so that sending it again changes nothing; kept for 30 days.
CREATE TABLE outcome (
    -- An account, or what somebody without one is told apart by.
    actor TEXT NOT NULL,
    request_id TEXT NOT NULL,
    operation TEXT NOT NULL,
    output TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (actor, request_id)
) STRICT;

CREATE INDEX outcome_age ON outcome (at);
