package import JSON

/// What a JSON document should look like.
package indirect enum JSONShape: Sendable {
    case flag, number, text
    case exactly(String)
    case optional(JSONShape)
    case list(JSONShape)
    /// With at least these fields.
    case object([String: JSONShape])
}

extension JSONValue {
    /// Returns the places that do not fit, as paths.
    package func fits(_ shape: JSONShape, at path: String = "$") -> [String] {
        switch (self, shape) {
        case (.bool, .flag), (.number, .number), (.string, .text), (.null, .optional):
            return []
        case (.string(let text), .exactly(let expected)):
            return text == expected ? [] : ["\(path) is \(text)"]
        case (_, .optional(let shape)):
            return fits(shape, at: path)
        case (.array(let items), .list(let shape)):
            return items.enumerated().flatMap { $1.fits(shape, at: "\(path)[\($0)]") }
        case (.object, .object(let shapes)):
            return shapes.flatMap { name, shape in
                self[name]?.fits(shape, at: "\(path).\(name)") ?? ["\(path).\(name) is missing"]
            }
        default:
            return ["\(path) is \(self)"]
        }
    }

    /// All texts in it, at any depth.
    package var texts: [String] {
        switch self {
        case .string(let text): [text]
        case .array(let items): items.flatMap(\.texts)
        case .object(let members): members.flatMap(\.value.texts)
        case .null, .bool, .number: []
        }
    }
}
