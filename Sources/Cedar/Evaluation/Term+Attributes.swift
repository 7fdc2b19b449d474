/// `a.name`.
struct Access: Term {
    let subject: any Term
    let name: Text

    func value(in situation: Situation) throws(EvaluationError) -> Value {
        guard let value = try subject.attributes(in: situation)?[name] else {
            throw try absence(in: situation)
        }
        return value
    }

    /// Why there is no value.
    private func absence(in situation: Situation) throws(EvaluationError) -> EvaluationError {
        guard case .entity(let uid) = try subject.value(in: situation) else {
            return .noAttribute(name)
        }
        return situation.node(of: uid) == nil ? .noEntity(uid) : .noEntityAttribute(name, of: uid)
    }
}

/// `a has name.of.path`: whether every step of the path is there.
struct Presence: Test {
    let subject: any Term
    let path: [Text]

    func bool(in situation: Situation) throws(EvaluationError) -> Bool {
        var attributes = try subject.attributes(in: situation)
        for name in path.dropLast() {
            attributes = try attributes?[name]?.attributes(in: situation)
        }
        return path.last.flatMap { attributes?[$0] } != nil
    }
}

extension Value {
    /// The fields of a record or the attributes of an entity; `nil` when the entity isn't known.
    func attributes(in situation: Situation) throws(EvaluationError) -> Record? {
        switch self {
        case .record(let record): record
        case .entity(let uid): situation.node(of: uid)?.entity.attributes
        default: throw .type(expected: "a record or an entity", found: kind)
        }
    }
}
