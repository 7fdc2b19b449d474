-- Which settings still hold today, since they were set otherwise at the cost of children.

-- How a parent still looks at what was done, and until when: the end of the day on which that was changed.
ALTER TABLE household ADD COLUMN promised_approval TEXT
    CHECK (promised_approval IN ('none', 'earned') OR promised_approval GLOB 'sample [1-9]*');
ALTER TABLE household ADD COLUMN approval_promise_ends_at INTEGER
    CHECK ((approval_promise_ends_at IS NULL) = (promised_approval IS NULL));

-- How many points a week can still be deducted from each child, and until when.
ALTER TABLE household ADD COLUMN promised_deductions INTEGER
    CHECK (promised_deductions BETWEEN 0 AND 9999);
ALTER TABLE household ADD COLUMN deductions_promise_ends_at INTEGER
    CHECK ((deductions_promise_ends_at IS NULL) = (promised_deductions IS NULL));
