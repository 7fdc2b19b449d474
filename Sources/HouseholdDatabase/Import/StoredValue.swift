import Foundation
import GRDB
import HouseholdModel

extension ExportedValue {
    /// What a column of a type of the schema holds where a document says this of it; `nil` where it holds no such thing.
    ///
    /// What would be written out otherwise than it stands there is none either.
    func stored(as type: String, in column: String) -> DatabaseValue? {
        guard let value = plain(as: type, in: column),
            let again = try? ExportedValue(value, of: column), again == self
        else { return nil }
        return value
    }

    private func plain(as type: String, in column: String) -> DatabaseValue? {
        switch (self, type) {
        case (.none, _): .null
        case (.number(let number), "INTEGER"):
            Self.bounds(of: column).contains(number) ? number.databaseValue : nil
        case (.text(let text), "INTEGER"): Self.moment(text)?.milliseconds.databaseValue
        case (.text(let text), "TEXT"): Self.isFit(text, in: column) ? text.databaseValue : nil
        case (.text(let text), "BLOB"): Self.bytes(of: text)?.databaseValue
        case (.list(let texts), "BLOB"): Self.bytes(of: texts)?.databaseValue
        case (.number, _), (.text, _), (.list, _): nil
        }
    }

    /// Higher numbers are nobody's, and leave room to count on from any; ticks are the bits of one.
    private static func bounds(of column: String) -> ClosedRange<Int> {
        let most = column == "ticks" ? Int(Fields.bounds.upperBound) : 1 << 40
        return -most...most
    }

    /// The moment that a text names in UTC to the millisecond.
    static func moment(_ text: String) -> Instant? {
        let bytes = Array(text.utf8)
        guard bytes.count == 24,
            let second = Instant(String(decoding: bytes.prefix(19), as: UTF8.self) + "Z"),
            let rest = Int64(String(decoding: bytes[20..<23], as: UTF8.self))
        else { return nil }
        return second.adding(milliseconds: rest)
    }

    /// Whether what a column holds that has days or times of day is one.
    private static func isFit(_ text: String, in column: String) -> Bool {
        if column == "day" || column.hasSuffix("_day") { return Day(text) != nil }
        if column == "period" { return text.isEmpty || Day(text) != nil }
        if column.hasSuffix("_time") { return TimeOfDay(text) != nil }
        return !text.utf8.contains(0)
    }

    private static func bytes(of text: String) -> Data? {
        if let id = Identifier<Member>(text) { return id.blob }
        let digits = Array(text.utf8)
        guard digits.count.isMultiple(of: 2) else { return nil }
        var bytes = Data(capacity: digits.count / 2)
        for place in stride(from: 0, to: digits.count, by: 2) {
            guard let high = Character(Unicode.Scalar(digits[place])).hexDigitValue,
                let low = Character(Unicode.Scalar(digits[place + 1])).hexDigitValue
            else { return nil }
            bytes.append(UInt8(high << 4 | low))
        }
        return bytes
    }

    private static func bytes(of identities: [String?]) -> Data? {
        var bytes = Data(capacity: identities.count * 16)
        for text in identities {
            guard let text else {
                bytes.append(Data(count: 16))
                continue
            }
            guard let id = Identifier<Member>(text) else { return nil }
            bytes.append(id.blob)
        }
        return bytes
    }
}
