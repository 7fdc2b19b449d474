/// The part of JSON Schema (draft 2020-12) that the program's own schema uses.
///
/// A schema with any other keyword is refused, so that nothing it says goes unchecked.
package struct JSONSchema: Sendable {
    /// Why a schema can't be used.
    package struct Unusable: Error, CustomStringConvertible {
        package let description: String
    }

    private let root: JSON

    /// Takes a schema whose every keyword is known and whose references lead somewhere.
    package init(_ root: JSON) throws {
        self.root = root
        try check(root, at: "#")
    }

    /// Returns the schema's part at a path of names.
    package func part(_ path: [String]) -> JSON? {
        path.reduce(root as JSON?) { part, name in part?[name] }
    }

    /// Finds what does not fit.
    ///
    /// - Parameters:
    ///   - value: The document.
    ///   - path: The part of the schema that it should fit, or none for the whole.
    /// - Returns: A sentence for each place; nothing when all fits.
    package func problems(of value: JSON, as path: [String] = []) -> [String] {
        guard let schema = part(path) else { return ["no schema at \(path)"] }
        return problems(of: value, schema, at: "$")
    }

    /// Returns what a reference such as `#/$defs/chore%20list` leads to.
    private func target(of reference: String) -> JSON? {
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

    private func check(_ schema: JSON, at place: String) throws {
        guard case .object(let keywords) = schema else {
            throw Unusable(description: "\(place) is no schema")
        }
        for (keyword, rule) in keywords {
            try check(keyword, rule, at: "\(place)/\(keyword)")
        }
    }

    private func check(_ keyword: String, _ rule: JSON, at place: String) throws {
        switch (keyword, rule) {
        case ("$defs", .object(let schemas)), ("properties", .object(let schemas)):
            for (name, schema) in schemas { try check(schema, at: "\(place)/\(name)") }
        case ("anyOf", .list(let schemas)):
            for schema in schemas { try check(schema, at: place) }
        case ("items", _): try check(rule, at: place)
        case ("$ref", .text(let reference)) where target(of: reference) != nil: break
        case ("type", _) where !rule.texts.isEmpty && Self.types.isSuperset(of: rule.texts): break
        case ("required", .list), ("enum", .list), ("const", _), ("minimum", .number): break
        case ("pattern", .text(let pattern)): _ = try Regex(pattern)
        case ("format", .text("date")), ("format", .text("date-time")): break
        case (_, .text) where Self.annotations.contains(keyword): break
        default: throw Unusable(description: "\(place) is not understood")
        }
    }
}

// MARK: - Checking a document

extension JSONSchema {
    private func problems(of value: JSON, _ schema: JSON, at place: String) -> [String] {
        guard case .object(let keywords) = schema else { return ["\(place) has no schema"] }
        return keywords.sorted { $0.key < $1.key }.flatMap { keyword, rule in
            problems(of: value, keyword, rule, at: place)
        }
    }

    private func problems(
        of value: JSON, _ keyword: String, _ rule: JSON, at place: String
    ) -> [String] {
        switch (keyword, rule, value) {
        case ("$ref", .text(let reference), _):
            target(of: reference).map { problems(of: value, $0, at: place) } ?? [place]
        case ("anyOf", .list(let schemas), _): fewestProblems(of: value, schemas, at: place)
        case ("properties", .object(let schemas), .object(let fields)):
            schemas.flatMap { name, schema in
                fields[name].map { problems(of: $0, schema, at: "\(place).\(name)") } ?? []
            }
        case ("items", _, .list(let items)):
            items.enumerated().flatMap { problems(of: $1, rule, at: "\(place)[\($0)]") }
        case ("required", _, .object(let fields)):
            rule.texts.filter { fields[$0] == nil }.map { "\(place).\($0) is missing" }
        default: value.keeps(keyword, rule) ? [] : ["\(place) is \(value.brief), not \(rule)"]
        }
    }

    private func fewestProblems(of value: JSON, _ schemas: [JSON], at place: String) -> [String] {
        schemas.map { problems(of: value, $0, at: place) }.min { $0.count < $1.count } ?? []
    }
}

extension JSON {
    /// Whether a keyword that is about the value alone is kept.
    fileprivate func keeps(_ keyword: String, _ rule: JSON) -> Bool {
        switch (keyword, rule, self) {
        case ("type", _, _): !types.isDisjoint(with: rule.texts)
        case ("enum", .list(let allowed), _): allowed.contains(self)
        case ("const", _, _): self == rule
        case ("minimum", .number(let least), .number(let number)): number >= least
        case ("pattern", .text(let pattern), .text(let text)):
            (try? Regex(pattern).firstMatch(in: text)) != nil
        case ("format", .text("date"), .text(let text)):
            text.wholeMatch(of: /\d{4}-\d\d-\d\d/) != nil
        case ("format", .text("date-time"), .text(let text)):
            text.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/) != nil
        default: true
        }
    }

    /// The names of what it is.
    private var types: Set<String> {
        switch self {
        case .null: ["null"]
        case .flag: ["boolean"]
        case .number(let number) where number.rounded() == number: ["integer", "number"]
        case .number: ["number"]
        case .text: ["string"]
        case .list: ["array"]
        case .object: ["object"]
        }
    }

    /// The beginning of it.
    fileprivate var brief: String { String("\(self)".prefix(60)) }
}
