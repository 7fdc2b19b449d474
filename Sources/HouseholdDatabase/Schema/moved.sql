-- When a date that was moved would be by the rule of its chore, which goes on from there.
ALTER TABLE occurrence ADD COLUMN rule_day TEXT CHECK (length(rule_day) = 10);
ALTER TABLE occurrence ADD COLUMN rule_time TEXT
    CHECK (rule_time IS NULL OR rule_day IS NOT NULL AND length(rule_time) = 5);
