import Foundation
import GRDB
import HouseholdDatabase
import Testing

/// `docs/security.md` says of each column what it is for, so that nothing is kept that nobody thought of.
@Suite("The paper on security")
struct PaperTests {
    private static let paper = URL(filePath: #filePath)
        .appending(path: "../../../docs/security.md").standardizedFileURL

    @Test("names every column of the data file, and none that is not there")
    func namesColumns() throws {
        let home = try Home()
        let kept = try home.store.withDatabase { database in
            let tables = try String.fetchAll(
                database,
                sql: """
                    SELECT name FROM sqlite_schema
                    WHERE type = 'table' AND name NOT LIKE 'sqlite%'
                    """)
            return try Dictionary(
                uniqueKeysWithValues: tables.map { table in
                    (table, Set(try database.columns(in: table).map(\.name)))
                })
        }

        #expect(try Self.columns() == kept)
    }

    /// The columns of each table by the paper: the rows with a class, from the second on, in backquotes.
    private static func columns() throws -> [String: Set<String>] {
        let lines = try String(contentsOf: paper, encoding: .utf8).split(separator: "\n")
        var columns: [String: Set<String>] = [:]
        for line in lines {
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 5, cells[0].hasPrefix("`") else { continue }
            columns[names(in: cells[0]).joined()] = Set(names(in: cells[4]))
        }
        return columns
    }

    private static func names(in cell: String) -> [String] {
        cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
    }
}
