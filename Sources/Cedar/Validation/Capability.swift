/// Something that was asked for, and therefore can be read.
struct Capability: Hashable {
    /// What is there.
    enum Key: Hashable {
        case attribute(Text)
        case tag(Expression)
    }

    /// What it is there in.
    let subject: Expression
    let key: Key
}

/// What is known of an expression in one kind of request.
struct Typing {
    /// The type, or the best guess after a mistake, if there is one.
    var type: ValueType?
    /// What can be read when the expression is true.
    var capabilities: Set<Capability> = []
    /// Which entities have to be looked at for it.
    var reach = Reach.steps(0)
    /// Whether there was a mistake in it.
    var isFailed = false
}
