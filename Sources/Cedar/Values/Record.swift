/// Values by name: the attributes of an entity, its tags, a context, or a record value.
public struct Record: Sendable {
    /// One name and its value.
    public struct Field: Hashable, Sendable {
        /// The name.
        public let name: Text
        /// The value.
        public let value: Value

        /// Creates a field.
        public init(name: Text, value: Value) {
            self.name = name
            self.value = value
        }
    }

    /// The fields, in the order of their names.
    public let fields: [Field]

    /// Creates a record, or returns `nil` when two fields have the same name.
    public init?(_ fields: [Field]) {
        let sorted = fields.sorted { $0.name < $1.name }
        for (field, next) in zip(sorted, sorted.dropFirst()) where field.name == next.name {
            return nil
        }
        self.fields = sorted
    }

    /// Creates a record of fields whose names are known to be different.
    package init(distinct fields: [Field]) {
        self.fields = fields.sorted { $0.name < $1.name }
    }

    /// Creates a record from a dictionary.
    public init(_ values: [String: Value] = [:]) {
        self.init(distinct: values.map { Field(name: Text($0.key), value: $0.value) })
    }
}

// MARK: - Looking up

extension Record {
    /// The value called `name`, or `nil` when there is none.
    public subscript(name: Text) -> Value? {
        guard fields.count > 8 else {
            for field in fields where field.name == name { return field.value }
            return nil
        }
        var low = 0
        var high = fields.count
        while low < high {
            let middle = (low + high) / 2
            if fields[middle].name < name { low = middle + 1 } else { high = middle }
        }
        return low < fields.count && fields[low].name == name ? fields[low].value : nil
    }

    /// Whether there are no fields.
    public var isEmpty: Bool { fields.isEmpty }
}

extension Record: Hashable {}

extension Record: CustomStringConvertible {
    /// The record as an expression that is worth it.
    public var description: String {
        let fields = fields.map { field in
            "\(field.name.isIdentifier ? field.name.string : field.name.quoted): \(field.value)"
        }
        return "{\(fields.joined(separator: ", "))}"
    }
}
