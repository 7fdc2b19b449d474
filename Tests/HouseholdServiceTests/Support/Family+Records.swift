import Foundation
import GRDB
import HouseholdModel
import HouseholdService

extension Family {
    /// Every row of every table but the records of what happened, to compare before and after.
    func everything() throws -> [String: [String]] {
        try database.read { database in
            let tables = try String.fetchAll(
                database, sql: "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
            var content: [String: [String]] = [:]
            for table in tables where !["audit", "house_state"].contains(table) {
                let rows = try Row.fetchAll(database, sql: "SELECT * FROM \(table)")
                content[table] = rows.filter { row in
                    table != "chain_end" || row["book"] as String == "ledger"
                }
                .map { row in row.databaseValues.map(\.shown).joined(separator: "|") }
            }
            return content
        }
    }

    /// The rows of what happened, oldest first, column by column.
    func records() throws -> [[String: String]] {
        try database.read { database in
            try Row.fetchAll(database, sql: Self.inOrder).map { row in
                Dictionary(uniqueKeysWithValues: row.map { ($0, $1.shown) })
                    .mapValues { $0.hasPrefix("\"") ? String($0.dropFirst().dropLast()) : $0 }
            }
        }
    }

    private static let inOrder = "SELECT * FROM audit ORDER BY at, household_id, sequence"

    func lastRecord() throws -> [String: String] {
        try records().last ?? [:]
    }

    func count(_ table: String, where condition: String = "1") throws -> Int {
        try number("SELECT count(*) FROM \(table) WHERE \(condition)")
    }

    func number(_ sql: String) throws -> Int {
        try database.read { try Int.fetchOne($0, sql: sql) } ?? 0
    }

    func text(_ sql: String) throws -> String? {
        try database.read { try String.fetchOne($0, sql: sql) }
    }

    /// The keys of the badges that somebody has.
    func badges(of person: Person) throws -> Set<String> {
        try database.read { [member = try member(person.name)] database in
            try String.fetchSet(
                database,
                sql: "SELECT key FROM badge WHERE member_id = ? AND revoked_at IS NULL",
                arguments: [member.blob])
        }
    }

    /// What the records have of what set rules last.
    func lastRuleInput() throws -> String? {
        try text(
            """
            SELECT input FROM audit WHERE operation = 'rules.set' AND allowed
            ORDER BY at DESC, sequence DESC LIMIT 1
            """)
    }

    /// Changes something behind the gate's back.
    func tamper(_ sql: String) throws {
        try database.write { try $0.execute(sql: sql) }
    }
}

// MARK: - Finding what is there

extension Family {
    /// The identity of the member that is called so.
    func member(_ name: String) throws -> Member.ID {
        guard
            let bytes = try database.read({ database in
                try Data.fetchOne(
                    database, sql: "SELECT id FROM member WHERE name = ?", arguments: [name])
            }), let id = Member.ID(bytes: Array(bytes))
        else { throw ServiceError.notFound(.person, name) }
        return id
    }

    func zone() throws -> Zone {
        guard let zone = Zone("Europe/Berlin") else { throw ServiceError.bug("zones") }
        return zone
    }
}
