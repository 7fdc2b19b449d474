import Cedar

/// What policies look at, so that the model tells apart whatever they tell apart.
struct Mentions {
    /// The attributes that are read, of whatever.
    private(set) var attributes: Set<Text> = []
    /// Those that are read of whoever asks.
    private(set) var ofAsker: Set<Text> = []
    /// Those that are read of others, or of whatever an attribute leads to.
    private(set) var ofOthers: Set<Text> = []
    /// The entities that are called by name, but those whom scopes name as who asks.
    private(set) var entities: Set<EntityUID> = []
    /// Those whom scopes name as who asks.
    private(set) var askers: Set<EntityUID> = []
    /// The moments that are written down, in milliseconds since 1970.
    private(set) var moments: Set<Int64> = []
    /// Whether numbers are added or multiplied, so that any moment could make a difference.
    private(set) var calculates = false
    /// The numbers that are written down.
    private(set) var numbers: Set<Int64> = []
    /// What is counted of who asks, with the numbers that it is compared with.
    private(set) var counted: [AskerCount: Set<Int64>] = [:]
    /// Something counted that is looked at in any other way than beside a number that is written down.
    private(set) var usesCountOtherwise: AskerCount?
    /// The tags that chores are asked for.
    private(set) var tags: Set<Text> = []
    /// Whether tags are looked at in any other way than for some that are written down.
    private(set) var usesTagsOtherwise = false
    /// Whether numbers are made of lengths of time.
    var countsTime: Bool { !units.isEmpty }
    /// Whether it is asked who is in which group, or what in which household.
    private(set) var asksForGroups = false
    /// Whether the thing itself is compared, not only what it has.
    private(set) var usesThing = false
    /// Whether the context is used as a whole.
    private(set) var usesContext = false
    /// The lengths of time that are written down, in milliseconds; of numbers that are compared with whole
    /// days or hours also those beside them, since what is left of a day is dropped.
    var spans: Set<Int64> {
        let near = Set(numbers.flatMap { [$0.plus(-1), $0, $0.plus(1)] })
        return durations.union(units.flatMap { unit in near.compactMap { $0.times(unit) } })
    }
    /// The numbers that are written down, and those beside them.
    var numbersAround: [Int64] {
        Set(numbers.flatMap { [$0.plus(-1), $0, $0.plus(1)] }).sorted()
    }
    /// Whether moments of a pass are compared with any other moment than now.
    var comparesTimesOfPass: Bool {
        reads("from", "until") && (calculates || !moments.isEmpty || !spans.isEmpty)
    }
    private var durations: Set<Int64> = []
    private var units: Set<Int64> = []

    /// Collects what `policies` mention in their conditions, and of their scopes what `scope` says.
    init(of policies: [Policy], _ scope: Scope = .all) {
        for policy in policies {
            let statement = policy.statement
            if scope != .none {
                if case .entity(let uid)? = statement.principal.reference { askers.insert(uid) }
                if case .entity(let uid)? = statement.resource.reference { entities.insert(uid) }
                usesThing = usesThing || statement.resource != .any
                asksForGroups =
                    asksForGroups || statement.principal != .any || statement.resource != .any
            }
            guard scope != .only else { continue }
            for condition in statement.conditions { collect(condition.body) }
        }
    }

    /// Which parts of policies are looked at.
    enum Scope {
        /// The scope and the conditions.
        case all
        /// The scope only.
        case only
        /// The conditions only.
        case none
    }

    /// Whether any of these attributes is read.
    func reads(_ names: Text...) -> Bool {
        names.contains(where: attributes.contains)
    }

    /// Whether something of that type is called by name.
    func names(_ type: EntityType) -> Bool {
        entities.union(askers).contains { $0.entityType == type }
    }

    private mutating func collect(_ expression: Expression) {
        if let (count, number) = expression.form.countBesideNumber {
            attributes.insert(count.name)
            ofOthers.insert(count.name)
            numbers.insert(number)
            counted[count, default: []].insert(number)
            return
        }
        if let tags = expression.form.tagsOfThing {
            attributes.insert(Self.tags)
            ofOthers.insert(Self.tags)
            self.tags.formUnion(tags)
            return
        }
        var operands = expression.form.operands
        switch expression.form {
        case .literal(.entity(let uid)): entities.insert(uid)
        case .literal(.long(let number)): numbers.insert(number)
        case .access(let object, let name):
            usesCountOtherwise = expression.form.count ?? usesCountOtherwise
            operands = collect([name], of: object)
        case .has(let object, let names): operands = collect(names, of: object)
        case .call(let function, let arguments): collect(function.name, arguments.first)
        case .record(let fields): attributes.formUnion(fields.map(\.name))
        case .sum, .product, .negate: calculates = true
        // Which actions a policy is about is known before anything is varied.
        case .binary(.in, let left, _) where left.form == .variable(.action): break
        case .binary(.in, _, _), .isType(_, _, in: .some): asksForGroups = true
        case .variable(.resource): usesThing = true
        case .variable(.context): usesContext = true
        default: break
        }
        for operand in operands { collect(operand) }
    }

    /// Collects attributes that are read of `object`; what is left of it to look at.
    private mutating func collect(_ names: [Text], of object: Expression) -> [Expression] {
        attributes.formUnion(names)
        usesTagsOtherwise = usesTagsOtherwise || names.contains(Self.tags)
        guard case .variable(let variable) = object.form else {
            ofOthers.formUnion(names)
            return [object]
        }
        if variable == .principal { ofAsker.formUnion(names) } else { ofOthers.formUnion(names) }
        return []
    }

    private mutating func collect(_ function: Text, _ argument: Expression?) {
        if let unit = Self.units[function] { units.insert(unit) }
        guard case .literal(.string(let text))? = argument?.form else { return }
        switch function {
        case "datetime": if let moment = Datetime(text) { moments.insert(moment.milliseconds) }
        case "duration": if let span = Duration(text) { durations.insert(span.milliseconds) }
        default: break
        }
    }

    private static let tags: Text = "tags"

    /// The functions that make a number of a length of time, with what one of it is in milliseconds.
    private static let units: [Text: Int64] = [
        "toMilliseconds": 1, "toSeconds": 1_000, "toMinutes": 60_000, "toHours": 3_600_000,
        "toDays": 86_400_000,
    ]
}

extension Expression.Form {
    /// What is counted, where it is compared with a number that is written down.
    fileprivate var countBesideNumber: (AskerCount, Int64)? {
        guard case .binary(let comparison, let left, let right) = self,
            comparison.comparesNumbers
        else { return nil }
        return switch (left.form, right.form) {
        case (let count, .literal(.long(let number))), (.literal(.long(let number)), let count):
            count.count.map { ($0, number) }
        default: nil
        }
    }

    /// The tags of the thing that are asked for, where all of them are written down.
    fileprivate var tagsOfThing: [Text]? {
        guard case .binary(let comparison, let left, let right) = self,
            case .access(let object, "tags") = left.form, case .variable(.resource) = object.form
        else { return nil }
        switch (comparison, right.form) {
        case (.contains, .literal(.string(let tag))): return [tag]
        case (.containsAny, .set(let elements)), (.containsAll, .set(let elements)):
            let tags = elements.compactMap { element in
                if case .literal(.string(let tag)) = element.form { tag } else { nil }
            }
            return tags.count == elements.count ? tags : nil
        default: return nil
        }
    }

    /// What is counted, where it is that by itself.
    fileprivate var count: AskerCount? {
        guard case .access(let object, let name) = self, case .variable(.context) = object.form
        else { return nil }
        return AskerCount(name)
    }
}

extension BinaryOperator {
    fileprivate var comparesNumbers: Bool {
        switch self {
        case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: true
        case .in, .contains, .containsAll, .containsAny, .getTag, .hasTag: false
        }
    }
}

extension Int64 {
    /// The sum, or the end of the numbers.
    func plus(_ other: Int64) -> Int64 {
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? (other < 0 ? .min : .max) : sum
    }

    /// The product, where there is one.
    fileprivate func times(_ other: Int64) -> Int64? {
        let (product, overflow) = multipliedReportingOverflow(by: other)
        return overflow ? nil : product
    }
}
