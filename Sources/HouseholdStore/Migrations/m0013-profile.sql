-- Pictures of people, about how old children are, and three more things that people set for themselves.

ALTER TABLE member ADD COLUMN avatar TEXT CHECK (length(avatar) = 1);
ALTER TABLE member ADD COLUMN age_band TEXT
    CHECK (age_band IS NULL OR (role = 'child' AND age_band IN ('6-7', '8-10', '11-14')));

ALTER TABLE account_setting RENAME TO account_setting_before;

CREATE TABLE account_setting (
    account_id TEXT NOT NULL REFERENCES account (id),
    name TEXT NOT NULL CHECK (name IN (
        'plain', 'history', 'lock', 'dates', 'ghost', 'lang', 'easy', 'motion', 'sound'
    )),
    value TEXT NOT NULL CHECK (
        CASE name
            WHEN 'lock' THEN value = 'off'
                OR (CAST(value AS INTEGER) BETWEEN 1 AND 60
                    AND CAST(CAST(value AS INTEGER) AS TEXT) = value)
            WHEN 'dates' THEN value IN ('short', 'iso')
            WHEN 'lang' THEN length(value) <= 35 AND value GLOB '[A-Za-z][A-Za-z]*'
                AND value NOT GLOB '*[^A-Za-z0-9-]*'
            ELSE value IN ('on', 'off')
        END
    ),
    PRIMARY KEY (account_id, name)
) STRICT;

INSERT INTO account_setting (account_id, name, value)
SELECT account_id, name, value FROM account_setting_before;

DROP TABLE account_setting_before;
