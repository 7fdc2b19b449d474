extension ValueType {
    /// The type of values that are of one type or the other, if there is one.
    func joined(with other: ValueType) -> ValueType? {
        switch (self, other) {
        case _ where self == other:
            return self
        case (.bool, .known), (.known, .bool), (.known, .known):
            return .bool
        case (.set(let one), .set(let other)):
            return one.joined(with: other).map { .set($0) }
        case (.record(let one), .record(let other)):
            return one.joined(with: other).map { .record($0) }
        default:
            return nil
        }
    }
}

extension RecordType {
    fileprivate func joined(with other: RecordType) -> RecordType? {
        guard attributes.count == other.attributes.count else { return nil }
        var joined: [Text: Attribute] = [:]
        for (name, one) in attributes {
            guard let other = other.attributes[name], one.isRequired == other.isRequired,
                let type = one.type.joined(with: other.type)
            else { return nil }
            joined[name] = Attribute(type, isRequired: one.isRequired)
        }
        return RecordType(joined)
    }
}
