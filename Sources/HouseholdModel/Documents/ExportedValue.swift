/// What a column holds, as it leaves the program.
///
/// Identities are texts in their usual form, moments texts in UTC to the millisecond, other bytes hexadecimal digits.
package enum ExportedValue: Hashable, Sendable {
    case none
    case number(Int)
    case text(String)
    /// Several identities in their order; nobody is `nil`.
    case list([String?])
}

/// The rows of each table, each column by its name.
package typealias ExportedTables = [String: [[String: ExportedValue]]]

extension ExportedValue: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .none
        } else if let number = try? container.decode(Int.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else {
            self = .list(try container.decode([String?].self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .none: try container.encodeNil()
        case .number(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        case .list(let texts): try container.encode(texts)
        }
    }
}

extension ExportedValue {
    /// The value in words; nothing is an empty text.
    package var written: String {
        switch self {
        case .none: ""
        case .number(let number): "\(number)"
        case .text(let text): text
        case .list(let texts): texts.compactMap(\.self).joined(separator: " ")
        }
    }
}
