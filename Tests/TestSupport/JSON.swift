import Foundation

/// A JSON document, read without knowing what it should be.
package enum JSON: Decodable, Hashable, Sendable {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([JSON])
    case object([String: JSON])

    /// What a document should look like.
    package indirect enum Shape: Sendable {
        case flag, number, text
        case exactly(String)
        case optional(Shape)
        case list(Shape)
        /// With at least these fields.
        case object([String: Shape])
    }

    package init(_ text: String) throws {
        self = try JSONDecoder().decode(JSON.self, from: Data(text.utf8))
    }

    package init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .null
        } else if let flag = try? value.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? value.decode(Double.self) {
            self = .number(number)
        } else if let text = try? value.decode(String.self) {
            self = .text(text)
        } else if let list = try? value.decode([JSON].self) {
            self = .list(list)
        } else {
            self = .object(try value.decode([String: JSON].self))
        }
    }

    /// Returns the places that do not fit, as paths.
    package func fits(_ shape: Shape, at path: String = "$") -> [String] {
        switch (self, shape) {
        case (.flag, .flag), (.number, .number), (.text, .text), (.null, .optional):
            return []
        case (.text(let text), .exactly(let expected)):
            return text == expected ? [] : ["\(path) is \(text)"]
        case (_, .optional(let shape)):
            return fits(shape, at: path)
        case (.list(let items), .list(let shape)):
            return items.enumerated().flatMap { $1.fits(shape, at: "\(path)[\($0)]") }
        case (.object(let fields), .object(let shapes)):
            return shapes.flatMap { name, shape in
                fields[name]?.fits(shape, at: "\(path).\(name)") ?? ["\(path).\(name) is missing"]
            }
        default:
            return ["\(path) is \(self)"]
        }
    }
}

extension JSON {
    /// The part of an object, or `nil` where there is none.
    package subscript(name: String) -> JSON? {
        if case .object(let fields) = self { fields[name] } else { nil }
    }

    /// All texts in it, at any depth.
    package var texts: [String] {
        switch self {
        case .text(let text): [text]
        case .list(let items): items.flatMap(\.texts)
        case .object(let fields): fields.values.flatMap(\.texts)
        case .null, .flag, .number: []
        }
    }
}
