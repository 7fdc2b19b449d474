package import JSON

/// The part of JSON Schema (draft 2020-12) that the program's own schema uses.
///
/// A schema with any other keyword is refused, so that nothing it says goes unchecked.
package struct JSONSchema: Sendable {
    /// Why a schema can't be used.
    package struct Unusable: Error, CustomStringConvertible {
        package let description: String
    }

    private let root: JSONValue

    /// Takes a schema whose every keyword is known and whose references lead somewhere.
    package init(_ root: JSONValue) throws {
        self.root = root
        try check(root, at: "#")
    }

    /// Returns the schema's part at a path of names.
    package func part(_ path: [String]) -> JSONValue? {
        path.reduce(root as JSONValue?) { part, name in part?[name] }
    }

    /// Finds what does not fit.
    ///
    /// - Parameters:
    ///   - value: The document.
    ///   - path: The part of the schema that it should fit, or none for the whole.
    /// - Returns: A sentence for each place; nothing when all fits.
    package func problems(of value: JSONValue, as path: [String] = []) -> [String] {
        guard let schema = part(path) else { return ["no schema at \(path)"] }
        return problems(of: value, schema, at: "$")
    }

    /// Returns what a reference such as `#/$defs/chore%20list` leads to.
    private func target(of reference: String) -> JSONValue? {
        guard reference.hasPrefix("#/") else { return nil }
        let path = String(reference.dropFirst(2)).replacing("%20", with: " ")
        return part(path.split(separator: "/").map(String.init))
    }
}

// MARK: - Reading a schema

extension JSONSchema {
    private static let annotations: Set = ["$schema", "$id", "title", "description"]
    private static let types: Set = [
        "null", "boolean", "integer", "number", "string", "array", "object",
    ]

    private func check(_ schema: JSONValue, at place: String) throws {
        guard case .object(let keywords) = schema else {
            throw Unusable(description: "\(place) is no schema")
        }
        for keyword in keywords {
            try check(keyword.key, keyword.value, at: "\(place)/\(keyword.key)")
        }
    }

    private func check(_ keyword: String, _ rule: JSONValue, at place: String) throws {
        switch (keyword, rule) {
        case ("$defs", .object(let schemas)), ("properties", .object(let schemas)):
            for schema in schemas { try check(schema.value, at: "\(place)/\(schema.key)") }
        case ("anyOf", .array(let schemas)):
            for schema in schemas { try check(schema, at: place) }
        case ("items", _): try check(rule, at: place)
        case ("additionalProperties", .bool(false)): break
        case ("$ref", .string(let reference)) where target(of: reference) != nil: break
        case ("type", _) where !rule.texts.isEmpty && Self.types.isSuperset(of: rule.texts): break
        case ("required", .array), ("enum", .array), ("const", _), ("minimum", .number): break
        case ("pattern", .string(let pattern)): _ = try Regex(pattern)
        case ("format", .string("date")), ("format", .string("date-time")): break
        case (_, .string) where Self.annotations.contains(keyword): break
        default: throw Unusable(description: "\(place) is not understood")
        }
    }
}

// MARK: - Checking a document

extension JSONSchema {
    private func problems(of value: JSONValue, _ schema: JSONValue, at place: String) -> [String] {
        guard case .object(let keywords) = schema else { return ["\(place) has no schema"] }
        return keywords.sorted { $0.key < $1.key }.flatMap { keyword in
            keyword.key == "additionalProperties"
                ? unnamedProperties(of: value, schema, at: place)
                : problems(of: value, keyword.key, keyword.value, at: place)
        }
    }

    /// What an object has that its schema has no name for.
    private func unnamedProperties(of value: JSONValue, _ schema: JSONValue, at place: String)
        -> [String]
    {
        guard case .object(let members) = value else { return [] }
        return members.map(\.key).filter { schema["properties"]?[$0] == nil }
            .map { "\(place).\($0) is not in the schema" }
    }

    private func problems(
        of value: JSONValue, _ keyword: String, _ rule: JSONValue, at place: String
    ) -> [String] {
        switch (keyword, rule, value) {
        case ("$ref", .string(let reference), _):
            target(of: reference).map { problems(of: value, $0, at: place) } ?? [place]
        case ("anyOf", .array(let schemas), _): fewestProblems(of: value, schemas, at: place)
        case ("properties", .object(let schemas), .object):
            schemas.flatMap { schema in
                value[schema.key].map {
                    problems(of: $0, schema.value, at: "\(place).\(schema.key)")
                } ?? []
            }
        case ("items", _, .array(let items)):
            items.enumerated().flatMap { problems(of: $1, rule, at: "\(place)[\($0)]") }
        case ("required", _, .object):
            rule.texts.filter { value[$0] == nil }.map { "\(place).\($0) is missing" }
        default: value.keeps(keyword, rule) ? [] : ["\(place) is \(value.brief), not \(rule)"]
        }
    }

    private func fewestProblems(of value: JSONValue, _ schemas: [JSONValue], at place: String)
        -> [String]
    {
        schemas.map { problems(of: value, $0, at: place) }.min { $0.count < $1.count } ?? []
    }
}

extension JSONValue {
    /// Whether a keyword that is about the value alone is kept.
    fileprivate func keeps(_ keyword: String, _ rule: JSONValue) -> Bool {
        switch (keyword, rule, self) {
        case ("type", _, _): !types.isDisjoint(with: rule.texts)
        case ("enum", .array(let allowed), _): allowed.contains(self)
        case ("const", _, _): self == rule
        case ("minimum", .number(let least), .number(let number)):
            (Double(number) ?? .nan) >= (Double(least) ?? .nan)
        case ("pattern", .string(let pattern), .string(let text)):
            (try? Regex(pattern).firstMatch(in: text)) != nil
        case ("format", .string("date"), .string(let text)):
            text.wholeMatch(of: /\d{4}-\d\d-\d\d/) != nil
        case ("format", .string("date-time"), .string(let text)):
            text.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/) != nil
        default: true
        }
    }

    /// The names of what it is.
    private var types: Set<String> {
        switch self {
        case .null: ["null"]
        case .bool: ["boolean"]
        case .number(let number) where Double(number).map { $0 == $0.rounded() } == true:
            ["integer", "number"]
        case .number: ["number"]
        case .string: ["string"]
        case .array: ["array"]
        case .object: ["object"]
        }
    }

    /// The beginning of it.
    fileprivate var brief: String { String("\(self)".prefix(60)) }
}
