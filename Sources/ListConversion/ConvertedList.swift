import HouseholdModel

/// A list as it can be brought in: the names of its columns, and a row for each thing.
package struct ConvertedList: Hashable, Sendable {
    /// What it is of, in the order in which lists are brought in.
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        case people, points, rewards, chores
    }

    /// What it is of.
    package let kind: Kind
    /// What its columns are called.
    package let columns: [String]
    /// What stands in each row, with nothing in empty cells.
    package private(set) var rows: [[String]]

    /// How many rows a list may have, and how many bytes.
    private static let (mostRows, mostBytes) = (1_000, 1_000_000)

    /// A list with as many of the rows as fit.
    init(_ kind: Kind, _ columns: [String], _ rows: [[String]]) {
        (self.kind, self.columns) = (kind, columns)
        var room = Self.mostBytes
        self.rows = Array(
            rows.prefix(Self.mostRows).prefix { row in
                // Quotes are written twice.
                room -= row.reduce(2) { $0 + $1.utf8.count + $1.utf8.count { $0 == 0x22 } + 4 }
                return room >= 0
            })
    }
}
