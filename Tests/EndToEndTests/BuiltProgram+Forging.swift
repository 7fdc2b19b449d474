import GRDB
import TestSupport

extension BuiltProgram {
    /// Changes the data file as another program would that wants it unseen.
    func forge(_ sql: String) throws {
        var configuration = Configuration()
        // A server may have the file open at the moment.
        configuration.busyMode = .timeout(60)
        let queue = try DatabaseQueue(path: data + "/chorus.db", configuration: configuration)
        try queue.write { database in
            // A program that misses a trigger refuses the file, so that whoever forges puts them back.
            let triggers = try Row.fetchAll(
                database,
                sql: """
                    SELECT name, sql FROM sqlite_schema
                    WHERE name IN ('ledger_is_not_changed', 'audit_is_not_changed')
                    """)
            for trigger in triggers {
                try database.execute(sql: "DROP TRIGGER \(trigger["name"] as String)")
            }
            try database.execute(sql: sql)
            for trigger in triggers { try database.execute(sql: trigger["sql"]) }
        }
        try queue.close()
    }
}
