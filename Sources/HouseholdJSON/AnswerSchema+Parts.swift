package import JSON

// The parts of the schema for documents of others, in which they stand elsewhere.

extension AnswerSchema {
    /// What a command answers is called among the parts.
    package static func name(ofCommand command: String) -> String {
        "answer." + command.replacing(" ", with: "-")
    }

    /// The parts with these names and those that they refer to, each with its references led to `container`.
    package static func definitions(
        of names: [String], in container: String
    ) -> [JSONValue.Member] {
        var found: [String: JSONValue] = [:]
        var waiting = names
        while let name = waiting.popLast() {
            guard found[name] == nil, let part = parts[name] else { continue }
            var referred: [String] = []
            found[name] = part.leading(to: container, noting: &referred)
            waiting += referred
        }
        return found.keys.sorted().compactMap { name in
            found[name].map { JSONValue.Member(name, $0) }
        }
    }

    /// All parts, by their names.
    private static let parts: [String: JSONValue] = {
        let definitions = try? JSONValue(utf8: Array(text.utf8))["$defs"]
        var parts: [String: JSONValue] = [:]
        for part in definitions?.members ?? [] { parts[part.key] = part.value }
        for command in definitions?["commands"]?["$defs"]?.members ?? [] {
            parts[name(ofCommand: command.key)] = command.value
        }
        return parts
    }()

    fileprivate static let ofParts = "#/$defs/"
    fileprivate static let ofCommands = "#/$defs/commands/$defs/"
}

extension JSONValue {
    /// The same with its references led to `container`; the names that they refer to are added to `names`.
    fileprivate func leading(to container: String, noting names: inout [String]) -> JSONValue {
        switch self {
        case .array(let elements):
            return .array(elements.map { $0.leading(to: container, noting: &names) })
        case .object(let members):
            var led: [Member] = []
            for member in members {
                guard member.key == "$ref", let reference = member.value.string,
                    let name = Self.name(referredBy: reference)
                else {
                    led.append(
                        Member(
                            member.key, member.value.leading(to: container, noting: &names)))
                    continue
                }
                names.append(name)
                led.append(
                    Member(member.key, .string(container + name)))
            }
            return .object(led)
        default: return self
        }
    }

    private static func name(referredBy reference: String) -> String? {
        if reference.hasPrefix(AnswerSchema.ofCommands) {
            let name = reference.dropFirst(AnswerSchema.ofCommands.count)
            return AnswerSchema.name(ofCommand: String(name.replacing("%20", with: " ")))
        }
        guard reference.hasPrefix(AnswerSchema.ofParts) else { return nil }
        return String(reference.dropFirst(AnswerSchema.ofParts.count))
    }
}
