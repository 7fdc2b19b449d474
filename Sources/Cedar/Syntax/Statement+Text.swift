extension Statement: CustomStringConvertible {
    /// The policy in Cedar's own notation, one clause a line.
    package var description: String {
        let scope = [principal.text(for: .principal), action.text, resource.text(for: .resource)]
        let lines =
            annotations.map(\.description)
            + ["\(effect.rawValue)(\(scope.joined(separator: ", ")))"]
            + conditions.map { "\($0.kind.rawValue) { \($0.body) }" }
        return lines.joined(separator: "\n") + ";"
    }
}

extension Annotation: CustomStringConvertible {
    /// The annotation as it is written before a policy.
    public var description: String {
        "@\(name)\(value.map { "(\($0.quoted))" } ?? "")"
    }
}

extension ScopeClause {
    /// The clause as it is written for `variable`.
    package func text(for variable: Slot) -> String {
        let name = variable.rawValue
        return switch self {
        case .any: name
        case .equal(let reference): "\(name) == \(reference)"
        case .in(let reference): "\(name) in \(reference)"
        case .isType(let type): "\(name) is \(type)"
        case .isTypeIn(let type, let reference): "\(name) is \(type) in \(reference)"
        }
    }
}

extension ActionClause {
    /// The clause as it is written.
    package var text: String {
        switch self {
        case .any: "action"
        case .equal(let uid): "action == \(uid)"
        case .in(let uid): "action in \(uid)"
        case .inAny(let uids):
            "action in [\(uids.map(\.description).joined(separator: ", "))]"
        }
    }
}

extension EntityReference: CustomStringConvertible {
    /// The reference as it is written.
    package var description: String {
        switch self {
        case .entity(let uid): "\(uid)"
        case .slot(let slot): "?\(slot.rawValue)"
        }
    }
}
