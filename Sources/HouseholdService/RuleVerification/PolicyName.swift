import Cedar

/// What tells a policy from all others; texts are compared scalar by scalar, as the language does.
struct PolicyName: Hashable {
    private let id: Policy.ID
    private let link: Policy.Link?
    private let text: Text

    init(_ policy: Policy) {
        (id, link, text) = (policy.id, policy.link, Text(policy.statement.text))
    }
}
