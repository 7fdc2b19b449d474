import Foundation
import GRDB
package import HouseholdModel

/// What the rows of a household get that is coming in, besides what its document says.
package struct Arrival: Sendable {
    let household: Household.ID
    let instant: Instant
    let checkedWithin: [UInt8]

    /// Creates what a household gets.
    ///
    /// - Parameters:
    ///   - household: The household.
    ///   - instant: When it comes in: nothing of it has happened more than a day later.
    ///   - checkedWithin: The digest of the walls and the schema within which its rules were proven.
    package init(of household: Household.ID, at instant: Instant, checkedWithin: [UInt8]) {
        self.household = household
        self.instant = instant
        self.checkedWithin = checkedWithin
    }
}

extension ExportedTables {
    /// The same where rules on trial stay behind, so that their trial is over at `instant`: nobody is told of its end later.
    package func withoutTrials(at instant: Instant) throws -> ExportedTables {
        var tables = self
        tables["notice"] = try tables["notice"]?.compactMap { row in
            let isOver = { (end: Instant) in end <= instant }
            guard row.text("kind") != "trial-over" || row.moment("at").map(isOver) ?? true else {
                return nil
            }
            guard let end = row.moment("ends_at"), !isOver(end) else { return row }
            var row = row
            row["ends_at"] = try ExportedValue(
                instant.milliseconds.databaseValue, of: "ends_at")
            return row
        }
        return tables
    }
}

extension [String: ExportedValue] {
    fileprivate func moment(_ column: String) -> Instant? {
        text(column).flatMap(ExportedValue.moment)
    }
}

extension Transaction {
    /// Puts in the rows of a household that is not there yet.
    ///
    /// All rules of the schema hold for each of them.
    ///
    /// - Throws: ``DocumentFault``, or ``StoreError``.
    package func bringIn(_ tables: ExportedTables, with arrival: Arrival) throws {
        let known = Set(ImportedTable.all.map(\.name))
        if let name = Set(tables.keys).subtracting(known).min() {
            throw DocumentFault.unknown(name)
        }
        let first = Set(ImportedTable.all.filter { !$0.isLater }.map(\.name))
        if let name = first.subtracting(tables.keys).min() { throw DocumentFault.missing(name) }
        for table in ImportedTable.all {
            let importer = RowImporter(
                table: table, types: try types(of: table), arrival: arrival, connection: connection)
            let rows = (tables[table.name] ?? []).enumerated().map { (number: $0 + 1, row: $1) }
            // Of a date only one is there that counts: those that were taken back were there before it.
            let ordered =
                table.name == "completion"
                ? rows.filter { $0.row["undone_at"] != ExportedValue.none }
                    + rows.filter { $0.row["undone_at"] == ExportedValue.none } : rows
            for (number, row) in ordered {
                try importer.put(row, at: DocumentFault.Place(table.name, number))
            }
            if table.name == "reward_request" {
                try importer.limitStock(tables["reward"] ?? [])
            }
        }
    }

    /// What each column of a table holds.
    private func types(of table: ImportedTable) throws(StoreError) -> [String: String] {
        var types: [String: String] = [:]
        _ = try connection.rows(
            "SELECT name, type FROM pragma_table_info(?)", [table.name]
        ) { row throws(StoreError) in types[try row.text("name")] = try row.text("type") }
        return types
    }
}

/// Puts rows of one table in.
private struct RowImporter {
    let table: ImportedTable
    let types: [String: String]
    let arrival: Arrival
    let connection: Connection
    private let columns: [String]
    private let expected: Set<String>

    init(
        table: ImportedTable, types: [String: String], arrival: Arrival, connection: Connection
    ) {
        self.table = table
        self.types = types
        self.arrival = arrival
        self.connection = connection
        columns = table.columns
        expected = Set(columns).subtracting(table.made)
    }

    func put(_ row: [String: ExportedValue], at place: DocumentFault.Place) throws {
        try checkNames(of: row)
        let row = table.completed(row)
        let home = row[table.name == "household" ? "id" : "household_id"]
        guard home == .text(arrival.household.rawValue) else {
            throw DocumentFault.row(.stray, place)
        }
        var values: [Connection.Value] = []
        for column in columns { values.append(try value(of: column, in: row, at: place)) }
        try fitting(place) { () throws(StoreError) in
            try connection.run(table.insertion, values)
            if table.name == "completion" { try takeBack(row) }
        }
    }

    /// A reward may have been asked for more often than there is of it now: how much there is is told once all is asked.
    func limitStock(_ rewards: [[String: ExportedValue]]) throws {
        for (place, row) in rewards.enumerated() {
            guard let stock = row.number("stock"), let id: Reward.ID = row.id("id") else {
                continue
            }
            try fitting(DocumentFault.Place("reward", place + 1)) { () throws(StoreError) in
                try connection.run(
                    "UPDATE reward SET stock = ? WHERE household_id = ? AND id = ?",
                    [stock, arrival.household.blob, id.blob])
            }
        }
    }

    private func checkNames(of row: [String: ExportedValue]) throws(DocumentFault) {
        guard row.count != expected.count || !expected.isSubset(of: row.keys) else { return }
        if let name = Set(row.keys).subtracting(expected).min() {
            throw .unknown("\(table.name).\(name)")
        }
        if let name = expected.subtracting(table.later).subtracting(row.keys).min() {
            throw .missing("\(table.name).\(name)")
        }
    }

    private func value(
        of column: String, in row: [String: ExportedValue], at place: DocumentFault.Place
    ) throws(DocumentFault) -> Connection.Value {
        switch (table.name, column) {
        case ("household", "clock_at"): return arrival.instant.milliseconds
        case ("house_rules", "checked_within"): return blob(arrival.checkedWithin)
        case ("member", "skeleton"):
            guard let name = row.text("name"), let name = try? Name(name) else {
                throw .row(.unfit, place)
            }
            return ConfusableKey(name.text).text
        default: break
        }
        guard let type = types[column],
            let value = row[column]?.stored(as: type, in: column)
        else { throw .row(.unfit, place) }
        if !isPlanned(column, in: row) { try checkMoment(value, in: column, at: place) }
        return isDeferred(column) ? nil : value
    }

    /// Whether a moment is one that was planned: when something is due, a pass begins and ends, and is told to be over; or
    /// one that a wrong clock showed, as whoever put it right is told.
    private func isPlanned(_ column: String, in row: [String: ExportedValue]) -> Bool {
        ["starts_at", "ends_at", "over_at"].contains(column)
            || column.hasSuffix("promise_ends_at")
            || table.name == "notice" && column == "at"
                && ["pass-over", "trial-over"].contains(row.text("kind"))
            || table.name == "notice" && column == "since"
    }

    /// Only what is planned comes later.
    private func checkMoment(
        _ value: DatabaseValue, in column: String, at place: DocumentFault.Place
    ) throws(DocumentFault) {
        guard case .int64(let moment) = value.storage, ExportedValue.isMoment(column) else {
            return
        }
        guard Instant(milliseconds: moment) <= arrival.instant.adding(days: 1) else {
            throw .row(.early, place)
        }
    }

    /// Whether a column is filled by another statement, since a row comes to be without it.
    private func isDeferred(_ column: String) -> Bool {
        switch table.name {
        case "completion": column == "undone_at" || column == "undone_by"
        case "reward": column == "stock"
        default: false
        }
    }

    private func takeBack(_ row: [String: ExportedValue]) throws(StoreError) {
        guard let moment = row.text("undone_at").flatMap(ExportedValue.moment),
            let id: Completion.ID = row.id("id")
        else { return }
        let by: Member.ID? = row.id("undone_by")
        try connection.run(
            """
            UPDATE completion SET undone_at = ?, undone_by = ? WHERE household_id = ? AND id = ?
            """, [moment.milliseconds, by?.blob, arrival.household.blob, id.blob])
    }

    /// Does `body`; what the schema refuses is not as this program writes it.
    private func fitting(
        _ place: DocumentFault.Place, _ body: () throws(StoreError) -> Void
    ) throws {
        do throws(StoreError) {
            try body()
        } catch {
            switch error {
            case .constraint, .damaged: throw DocumentFault.row(.unfit, place)
            case .absent, .foreign, .newer, .unreleased, .cannotCreate, .readOnly, .cannotOpen,
                .notOwn, .setting, .replaced, .taken, .unfinished, .busy, .interrupted, .full, .io:
                throw error
            }
        }
    }
}
