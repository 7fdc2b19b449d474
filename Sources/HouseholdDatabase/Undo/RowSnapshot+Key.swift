import Foundation
package import HouseholdModel

extension RowSnapshot {
    /// Where a row is: its table, and its identity or, of an entry of the book, its place there.
    package struct Key: Hashable, Sendable {
        private enum Place: Hashable {
            case identity(Identifier<RowSnapshot>)
            case entry(Int)
        }

        /// The table.
        package let table: Table
        private let place: Place

        /// Creates the place of a row with an identity.
        package init<Entity>(_ table: Table, _ id: Identifier<Entity>) {
            self.table = table
            place = .identity(id.of(RowSnapshot.self))
        }

        /// Creates the place of an entry of the book.
        package init(entry sequence: Int) {
            table = .ledger
            place = .entry(sequence)
        }
    }
}

extension RowSnapshot.Key {
    /// The identity of what it is about; an entry of the book has none.
    package func id<Entity>() -> Identifier<Entity>? {
        guard case .identity(let id) = place else { return nil }
        return id.of(Entity.self)
    }

    /// The place in the book; only entries have one.
    package var entry: Int? {
        guard case .entry(let sequence) = place else { return nil }
        return sequence
    }

    /// What a query for the row binds.
    var bound: Connection.Value {
        switch place {
        case .identity(let id): id.blob
        case .entry(let sequence): sequence
        }
    }
}

// MARK: - As text

extension RowSnapshot.Key {
    /// What is written of it in what can be taken back: an identity in base64.
    package var name: String {
        switch place {
        case .identity(let id): id.bytes.base64
        case .entry(let sequence): String(sequence)
        }
    }

    /// Reads a ``name``; `nil` where it is none of that table.
    package init?(_ table: RowSnapshot.Table, named name: String) {
        if table == .ledger {
            guard let sequence = Int(name) else { return nil }
            self.init(entry: sequence)
        } else {
            guard let id = [UInt8](base64: name).flatMap({ Identifier<RowSnapshot>(bytes: $0) })
            else { return nil }
            self.init(table, id)
        }
    }
}

extension [UInt8] {
    /// As text without the signs at its end that only fill it up.
    var base64: String {
        String(Data(self).base64EncodedString().prefix { $0 != "=" })
    }

    /// Reads ``base64``.
    init?(base64 text: String) {
        let filling = String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
        guard let data = Data(base64Encoded: text + filling) else { return nil }
        self.init(data)
    }
}
