package import HouseholdModel
import JSON

/// Reads what `data export` wrote of a household.
package enum DocumentReader {
    /// Which version of such documents this program knows.
    private static let version: Int64 = 1
    /// How many values may be inside one another; a document has five.
    private static let mostDepth = 32

    /// Whether a file begins as such a document does, and not as a table.
    package static func isDocument(_ bytes: [UInt8]) -> Bool {
        bytes.dropFirst(bytes.starts(with: byteOrderMark) ? 3 : 0)
            .first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "{")
    }

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Reads a file.
    ///
    /// - Throws: ``DocumentFault`` where the file is none, or more is in it than such documents have.
    package static func read(_ bytes: [UInt8]) throws(DocumentFault) -> HouseholdDocument {
        guard bytes.count <= HouseholdDocument.mostBytes else { throw .tooLong }
        let bytes = bytes.starts(with: byteOrderMark) ? Array(bytes.dropFirst(3)) : bytes
        guard String(validating: bytes, as: UTF8.self) != nil else { throw .unreadable("UTF-8") }
        let document: JSONValue
        do {
            document = try JSONValue(utf8: bytes, depth: mostDepth)
        } catch {
            throw .unreadable(error.message)
        }
        return try read(document)
    }

    private static func read(_ document: JSONValue) throws(DocumentFault) -> HouseholdDocument {
        guard document["format"]?.string == "chorus-export",
            let version = document["version"]?.integer, version > 0
        else { throw .foreign }
        guard version == Self.version else { throw .newer(version: Int(version)) }
        guard document["of"]?.string != "member" else { throw .ofMember }
        guard document["of"]?.string == "household" else { throw .foreign }
        let keys = ["format", "version", "of", "exported_at", "people", "tables"]
        try check(document, has: keys, in: "")
        try checkPeople(document["people"])
        guard let moment = document["exported_at"]?.string, let exportedAt = Instant(moment) else {
            throw .unlike("exported_at")
        }
        return try HouseholdDocument(
            exportedAt: exportedAt, tables: tables(document["tables"]))
    }

    /// Throws unless `value` is an object with just these keys.
    private static func check(
        _ value: JSONValue, has keys: [String], in place: String
    ) throws(DocumentFault) {
        let there = (value.members ?? []).map(\.key)
        if let other = there.first(where: { !keys.contains($0) }) { throw .unknown(place + other) }
        if let key = keys.first(where: { !there.contains($0) }) { throw .missing(place + key) }
    }

    /// Whom the identities name is said for people who read the document: the tables say it too.
    private static func checkPeople(_ value: JSONValue?) throws(DocumentFault) {
        guard let people = value?.elements else { throw .unlike("people") }
        for person in people {
            try check(person, has: ["id", "name", "role"], in: "people.")
            guard (person.members ?? []).allSatisfy({ $0.value.string != nil }) else {
                throw .unlike("people")
            }
        }
    }
}

// MARK: - Rows

extension DocumentReader {
    private static func tables(_ value: JSONValue?) throws(DocumentFault) -> ExportedTables {
        guard let members = value?.members else { throw .unlike("tables") }
        var tables: ExportedTables = [:]
        for member in members {
            guard tables[member.key] == nil else { throw .unknown(member.key) }
            guard let rows = member.value.elements else { throw .unlike(member.key) }
            var table: [[String: ExportedValue]] = []
            table.reserveCapacity(rows.count)
            for (place, row) in rows.enumerated() {
                table.append(try columns(row, DocumentFault.Place(member.key, place + 1)))
            }
            tables[member.key] = table
        }
        try checkAccounts(tables["account"])
        return tables
    }

    private static func columns(
        _ row: JSONValue, _ place: DocumentFault.Place
    ) throws(DocumentFault) -> [String: ExportedValue] {
        guard let members = row.members else { throw .row(.unfit, place) }
        var columns: [String: ExportedValue] = [:]
        columns.reserveCapacity(members.count)
        for member in members {
            guard columns.updateValue(try exported(member.value, place), forKey: member.key) == nil
            else { throw .row(.unfit, place) }
        }
        return columns
    }

    private static func exported(
        _ value: JSONValue, _ place: DocumentFault.Place
    ) throws(DocumentFault) -> ExportedValue {
        switch value {
        case .null: return ExportedValue.none
        case .string(let text): return .text(text)
        case .number:
            guard let number = value.integer else { throw .row(.unfit, place) }
            return .number(Int(number))
        case .array(let elements):
            var texts: [String?] = []
            for element in elements {
                switch element {
                case .null: texts.append(nil)
                case .string(let text): texts.append(text)
                case .bool, .number, .array, .object: throw .row(.unfit, place)
                }
            }
            return .list(texts)
        case .bool, .object: throw .row(.unfit, place)
        }
    }

    /// Nothing is made of accounts: they are what people signed in with elsewhere.
    private static func checkAccounts(
        _ rows: [[String: ExportedValue]]?
    ) throws(DocumentFault) {
        guard let rows else { throw .missing("account") }
        let names: Set = ["id", "username", "name", "kind", "created_at"]
        for (place, row) in rows.enumerated() {
            if let other = Set(row.keys).subtracting(names).min() {
                throw .unknown("account.\(other)")
            }
            guard names.allSatisfy({ row.text($0) != nil }) else {
                throw .row(.unfit, DocumentFault.Place("account", place + 1))
            }
        }
    }
}
