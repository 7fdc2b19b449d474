/// Policies that decide together, each with a name of its own.
public struct PolicySet: Sendable {
    /// The policies, in the order they were added.
    public private(set) var policies: [Policy] = []
    /// The templates, in the order they were added.
    public private(set) var templates: [Template] = []
    private var ids: Set<Policy.ID> = []
    private var index = PolicyIndex()

    /// Creates a set without policies.
    public init() {}
}

// MARK: - Reading policies

extension PolicySet {
    /// Creates a set of the policies in `text`, called `policy0`, `policy1` and so on, or by
    /// numbers from `first` on where others come before them.
    ///
    /// - Throws: What is wrong with the text, which `file` is the name of.
    public init(
        parsing text: String, file: String = "policies", numberedFrom first: Int = 0
    ) throws(SyntaxError) {
        let statements = try Parser.statements(of: text, file: file)
        for (index, statement) in statements.enumerated() {
            insert(statement, as: Policy.ID("policy\(first + index)"))
        }
    }

    /// Creates a set of the policies in `text`, named by an annotation that each of them has.
    ///
    /// - Throws: What is wrong with the text, which `file` is the name of; that a policy has no
    ///   name or the name of another is wrong, too.
    public init(
        parsing text: String, file: String, namedBy annotation: String
    ) throws(SyntaxError) {
        var diagnostics: [Diagnostic] = []
        for statement in try Parser.statements(of: text, file: file) {
            let name = statement.annotations.first { $0.name == Text(annotation) }?.value
            if let name, insert(statement, as: Policy.ID(name.string)) { continue }
            let message = name.map { "there is already a policy called \($0.quoted)" }
            let example = "@\(annotation)(\"\(statement.suggestedName)\")"
            diagnostics.append(
                Diagnostic(
                    message ?? "the policy needs a name; write \(example) above it",
                    at: statement.range, in: SourceText(text)))
        }
        guard diagnostics.isEmpty else { throw SyntaxError(file: file, diagnostics: diagnostics) }
    }

    /// Adds a policy or template, unless its name is taken.
    @discardableResult
    private mutating func insert(_ statement: Statement, as id: Policy.ID) -> Bool {
        statement.slots.isEmpty
            ? insert(Policy(id: id, statement: statement))
            : insert(Template(id: id, statement: statement))
    }

    /// Adds a policy, unless its name is taken.
    @discardableResult
    package mutating func insert(_ policy: Policy) -> Bool {
        guard ids.insert(policy.id).inserted else { return false }
        index.insert(policy, at: policies.count)
        policies.append(policy)
        return true
    }

    /// Adds a template, unless its name is taken.
    @discardableResult
    package mutating func insert(_ template: Template) -> Bool {
        guard ids.insert(template.id).inserted else { return false }
        templates.append(template)
        return true
    }
}

extension Statement {
    /// A name for it, by what it does and to what.
    fileprivate var suggestedName: String {
        let action = action.mentioned.first?.idText.string ?? "everything"
        let words = action.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
        return (effect == .permit ? "may-" : "no-") + String(words)
    }
}

// MARK: - Putting sets together

extension PolicySet {
    /// The policy called `id`, or `nil` when there is none.
    public subscript(id: Policy.ID) -> Policy? {
        policies.first { $0.id == id }
    }

    /// A set with the policies of this one, then those of `other`.
    ///
    /// - Throws: `PolicySetError.duplicate` when both have a policy of one name.
    public func merging(_ other: PolicySet) throws(PolicySetError) -> PolicySet {
        guard !ids.isEmpty else { return other }
        var result = self
        for template in other.templates {
            guard result.insert(template) else { throw .duplicate(template.id) }
        }
        for policy in other.policies {
            guard result.insert(policy) else { throw .duplicate(policy.id) }
        }
        return result
    }

    /// A set that also has a policy made of a template.
    ///
    /// - Throws: `PolicySetError` when there is no such template, when `entities` doesn't fill
    ///   exactly its slots, and when the name is taken.
    public func linking(
        _ template: Policy.ID, as id: Policy.ID, filling entities: [Slot: EntityUID]
    ) throws(PolicySetError) -> PolicySet {
        guard let template = templates.first(where: { $0.id == template }) else {
            throw .unknown(template)
        }
        var result = self
        guard result.insert(try template.linked(as: id, filling: entities)) else {
            throw .duplicate(id)
        }
        return result
    }

    /// A set without the policy or template called `id`.
    ///
    /// - Throws: `PolicySetError` when there is none, or when it is a template that policies here
    ///   were made of.
    public func removing(_ id: Policy.ID) throws(PolicySetError) -> PolicySet {
        guard ids.contains(id) else { throw .unknown(id) }
        guard !policies.contains(where: { $0.link?.template == id }) else { throw .inUse(id) }
        var result = PolicySet()
        for template in templates where template.id != id {
            result.insert(template)
        }
        for policy in policies where policy.id != id { result.insert(policy) }
        return result
    }
}

// MARK: - Choosing policies

extension PolicySet {
    /// The positions of the policies that can apply in `situation`, in ascending order.
    func candidates(in situation: Situation) -> [Int] {
        index.positions(in: situation)
    }
}

/// Why policies don't make a set.
public enum PolicySetError: Error, Hashable, Sendable {
    /// Two policies or templates have the same name.
    case duplicate(Policy.ID)
    /// There is no policy or template of a name.
    case unknown(Policy.ID)
    /// A template was linked with entities for other slots than its own.
    case wrongSlots(Policy.ID)
    /// A template can't go while there are policies made of it.
    case inUse(Policy.ID)
}

extension PolicySetError: CustomStringConvertible {
    /// What is wrong, as a sentence.
    public var description: String {
        switch self {
        case .duplicate(let id): "There are two policies called \(id.text.quoted)."
        case .unknown(let id): "There is nothing called \(id.text.quoted)."
        case .wrongSlots(let id): "The entities don't fill exactly the slots of \(id.text.quoted)."
        case .inUse(let id): "There are still policies made of \(id.text.quoted)."
        }
    }
}
