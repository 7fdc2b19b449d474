/// Policies that decide together, each with a name of its own.
public struct PolicySet: Sendable {
    /// The policies, in the order they were added.
    public private(set) var policies: [Policy] = []
    /// The templates, in the order they were added.
    public private(set) var templates: [Template] = []
    private var ids: Set<Policy.ID> = []

    /// Creates a set without policies.
    public init() {}
}

// MARK: - Reading policies

extension PolicySet {
    /// Creates a set of the policies in `text`, called `policy0`, `policy1` and so on.
    ///
    /// - Throws: What is wrong with the text, which `file` is the name of.
    public init(parsing text: String, file: String = "policies") throws(SyntaxError) {
        let statements = try Parser.statements(of: text, file: file)
        for (index, statement) in statements.enumerated() {
            insert(statement, as: Policy.ID("policy\(index)"))
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
            diagnostics.append(
                Diagnostic(
                    message ?? "the policy needs a name: @\(annotation)(\"…\")",
                    at: statement.range, in: SourceText(text)))
        }
        guard diagnostics.isEmpty else { throw SyntaxError(file: file, diagnostics: diagnostics) }
    }

    /// Adds a policy or template, unless its name is taken.
    @discardableResult
    private mutating func insert(_ statement: Statement, as id: Policy.ID) -> Bool {
        guard ids.insert(id).inserted else { return false }
        if statement.slots.isEmpty {
            policies.append(Policy(id: id, statement: statement))
        } else {
            templates.append(Template(id: id, statement: statement))
        }
        return true
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
        if let id = (other.policies.map(\.id) + other.templates.map(\.id)).first(
            where: ids.contains)
        {
            throw .duplicate(id)
        }
        var result = self
        result.policies += other.policies
        result.templates += other.templates
        result.ids.formUnion(other.ids)
        return result
    }
}

/// Why policies don't make a set.
public enum PolicySetError: Error, Hashable, Sendable {
    /// Two policies or templates have the same name.
    case duplicate(Policy.ID)
}

extension PolicySetError: CustomStringConvertible {
    /// What is wrong, as a sentence.
    public var description: String {
        switch self {
        case .duplicate(let id): "There are two policies called \(id.text.quoted)."
        }
    }
}
