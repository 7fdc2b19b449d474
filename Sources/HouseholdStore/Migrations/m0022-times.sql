-- When the parts of the day are that the household names, where it is not as usual: "evening 19:00, bedtime 20:30".

ALTER TABLE household ADD COLUMN times TEXT NOT NULL DEFAULT ''
    CHECK (length(times) <= 100 AND times NOT GLOB '*[^a-z0-9:, ]*');
