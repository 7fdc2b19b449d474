/// `a.name`.
struct Access: Term {
    let subject: any Term
    let name: Text

    func value(in situation: Situation) throws(EvaluationError) -> Value {
        switch try subject.value(in: situation) {
        case .record(let record):
            guard let value = record[name] else { throw .noAttribute(name) }
            return value
        case .entity(let uid):
            guard let node = situation.node(of: uid) else { throw .noEntity(uid) }
            guard let value = node.entity.attributes[name] else {
                throw .noEntityAttribute(name, of: uid)
            }
            return value
        case let other:
            throw .type(expected: "a record or an entity", found: other.kind)
        }
    }
}

/// `a has name.of.path`: whether every step of the path is there.
struct Presence: Test {
    let subject: any Term
    let path: [Text]

    func bool(in situation: Situation) throws(EvaluationError) -> Bool {
        var subject = try subject.value(in: situation)
        for name in path {
            let attributes: Record? =
                switch subject {
                case .record(let record): record
                case .entity(let uid): situation.node(of: uid)?.entity.attributes
                default: throw .type(expected: "a record or an entity", found: subject.kind)
                }
            guard let value = attributes?[name] else { return false }
            subject = value
        }
        return true
    }
}
