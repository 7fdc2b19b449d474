import GRDB
import HouseholdModel
import HouseholdDatabase

extension Schema {
    /// A schema so small that each step can be looked through: a home and its pets.
    ///
    /// What is watched in each file while it is upgraded has nothing in it.
    static let pets = Schema(migrations: [
        """
        CREATE TABLE program (one INTEGER PRIMARY KEY, store_id BLOB NOT NULL) STRICT;
        CREATE TABLE home (id TEXT NOT NULL PRIMARY KEY, pet TEXT NOT NULL) STRICT;
        CREATE TABLE household (id TEXT NOT NULL PRIMARY KEY) STRICT;
        CREATE TABLE member (household_id TEXT, id TEXT, account_id TEXT) STRICT;
        CREATE TABLE account (id TEXT NOT NULL PRIMARY KEY) STRICT;
        CREATE TABLE session (digest BLOB, account_id TEXT, ended_at INTEGER) STRICT;
        CREATE TABLE house_rules (household_id TEXT NOT NULL PRIMARY KEY) STRICT;
        """,
        """
        CREATE TABLE pet (
            home TEXT NOT NULL REFERENCES home (id),
            name TEXT NOT NULL,
            PRIMARY KEY (home, name)
        ) STRICT;
        INSERT INTO pet (home, name) SELECT id, pet FROM home;
        """,
        "ALTER TABLE pet ADD COLUMN legs INTEGER NOT NULL DEFAULT 4;",
        """
        CREATE TABLE new_home (id TEXT NOT NULL PRIMARY KEY) STRICT;
        INSERT INTO new_home (id) SELECT id FROM home;
        DROP TABLE home;
        ALTER TABLE new_home RENAME TO home;
        """,
    ])

    static let oldStore = Identifier<HouseholdStore>.numbered(9).rawValue

    /// Makes a file as a program that knows this schema up to `version` would, with a home in it.
    func make(at path: String, version: Int) throws {
        try withStranger(at: path) { database in
            let steps = migrations.prefix(version - Schema.first + 1)
            try database.execute(sql: steps[0])
            try database.execute(
                sql: """
                    INSERT INTO program (one, store_id) VALUES (1, \(Sample.uuid(9)));
                    INSERT INTO home (id, pet) VALUES ('home', 'Tom');
                    PRAGMA user_version = \(version);
                    PRAGMA application_id = 0x63686f72;
                    """)
            for step in steps.dropFirst() { try database.execute(sql: step) }
        }
    }
}
