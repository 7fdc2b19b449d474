import Foundation
import GRDB
import SeededRandom

/// One random change to rows that were sealed, with more or less care to cover it up.
struct Forgery: CustomStringConvertible {
    /// How far somebody goes to hide it.
    enum Care: Int, CaseIterable {
        /// Not at all.
        case none
        /// The chain is computed anew.
        case chain
        /// So are the sums.
        case sums
        /// The seals say what the chains say, but for the code.
        case seals
    }

    /// Rows of one book that are sealed.
    struct Target {
        let book: NaiveChain
        let scope: Data
        let count: Int
    }

    /// What is done to the rows.
    private enum Change {
        case delete(Int)
        case copy(of: Int, to: Int)
        case swap(Int, Int)
        case edit(row: Int, column: Int, DatabaseValue)
    }

    let description: String

    /// Makes it, or returns `nil` when nothing of what is sealed came out different.
    init?(
        of targets: [Target], in database: Database, using random: inout SeededGenerator
    ) throws {
        guard let target = targets.randomElement(using: &random),
            let care = Care.allCases.randomElement(using: &random)
        else { return nil }
        let rows = try target.book.rows(of: target.scope, in: database)
        let change = Self.change(of: rows, upTo: target.count, using: &random)
        var forged = Self.applying(change, to: rows)
        if care != .none { forged = target.book.chained(forged) }
        guard forged.prefix(target.count) != rows.prefix(target.count) else { return nil }
        description = "\(target.book) of \(target.scope.base64EncodedString()): \(change) (\(care))"
        do {
            try Self.write(forged, to: target, with: care, in: database)
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
            return nil
        }
    }

    private static func write(
        _ rows: [[DatabaseValue]], to target: Target, with care: Care, in database: Database
    ) throws {
        try database.inTransaction {
            try target.book.write(rows, of: target.scope, in: database)
            if care != .none {
                try NaiveChain.renew(target.book, of: target.scope, in: database)
            }
            if care.rawValue >= Care.sums.rawValue {
                try database.cachedStatement(sql: NaiveChain.sums).execute()
            }
            if care == .seals { try database.cachedStatement(sql: NaiveChain.seals).execute() }
            return .commit
        }
    }
}

// MARK: - Thinking of a change

extension Forgery {
    private static func change(
        of rows: [[DatabaseValue]], upTo count: Int, using random: inout SeededGenerator
    ) -> Change {
        let place = Int.random(in: 0..<count, using: &random)
        let other = Int.random(in: 0..<count, using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: return .delete(place)
        case 1: return .copy(of: other, to: place)
        case 2: return .swap(place, other)
        default:
            let column = Int.random(in: 2..<rows[place].count, using: &random)
            return .edit(
                row: place, column: column, edit(of: rows[place][column], using: &random))
        }
    }

    /// Rows of a book that shall look untouched are numbered by their places.
    private static func applying(
        _ change: Change, to rows: [[DatabaseValue]]
    ) -> [[DatabaseValue]] {
        var rows = rows
        switch change {
        case .delete(let place): rows.remove(at: place)
        case .copy(let original, let place): rows.insert(rows[original], at: place)
        case .swap(let one, let other): rows.swapAt(one, other)
        case .edit(let place, let column, let value): rows[place][column] = value
        }
        if case .delete = change { return rows }
        for place in rows.indices { rows[place][1] = (place + 1).databaseValue }
        return rows
    }

    private static func edit(
        of value: DatabaseValue, using random: inout SeededGenerator
    ) -> DatabaseValue {
        let number = Int64.random(in: 1...1_000, using: &random)
        let edits: [any DatabaseValueConvertible] =
            switch value.storage {
            case .int64(let old): [old &+ number, old &- number, "many"]
            case .string(let old): [old + " ", old.dropFirst().description, "x\(old)", ""]
            case .blob(let old): [Data(old.reversed()), Data(count: 32), old + [1]]
            default: [number, "x"]
            }
        guard Int.random(in: 0..<5, using: &random) > 0 else { return .null }
        return edits.randomElement(using: &random)?.databaseValue ?? .null
    }
}
