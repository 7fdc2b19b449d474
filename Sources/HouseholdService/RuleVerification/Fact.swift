import Cedar
import HouseholdModel

/// What rules know of somebody or something in a case: an attribute of the schema that can be one way or another
/// whatever else is the case.
///
/// Facts are drawn from the schema, so that an attribute that is added to it is varied from then on. What follows from
/// other things, or is whose a thing is and how far it has come, stands in ``ActionCases/derived``.
struct Fact: Sendable {
    /// Who or what has it.
    enum Bearer: Hashable, Sendable {
        case thing, household, account
        case person(Party)
    }

    /// Something that it can be, or missing.
    struct Option: Sendable {
        let value: @Sendable (Case) -> Value?
        /// What is unusual about it.
        var words: String?
        /// Those who have a part in the case by it.
        var parties = Parties()
        /// Whether it makes a difference in a case.
        var fits: @Sendable (Case) -> Bool = { _ in true }
    }

    let bearer: Bearer
    let name: Text
    /// The kinds of things that have it, where it is of the thing.
    var kinds: [Case.Kind] = []
    /// All that it can be, the usual first.
    let options: [Option]

    /// Whether there is somebody or something in a case that has it.
    func isBorne(in scene: Case) -> Bool {
        switch bearer {
        case .thing: kinds.contains(scene.kind)
        case .household, .person: scene.setting.standing == .member
        case .account: scene.setting.standing.isAccount
        }
    }

    /// A fact as it is in a case; without a value it is missing.
    struct Holding: Hashable, Sendable {
        let bearer: Bearer
        let name: Text
        let value: Value?
    }
}

extension Fact.Bearer {
    /// Somebody or something, as the differences of a case call them.
    var words: String {
        switch self {
        case .thing: "it"
        case .household: "the household"
        case .account: "the account"
        case .person(let party): party.words
        }
    }
}

// MARK: - From the schema

extension Fact {
    /// The facts that there can be in cases about things of those kinds.
    static func all(
        on kinds: [Case.Kind], in schema: Cedar.Schema, _ mentions: Mentions
    ) -> [Fact] {
        let ofPeople = Party.allCases.flatMap { party in
            facts(of: "Member", as: .person(party), in: schema, mentions)
        }
        let others: [Case.Kind] = [.program, .household, .member]
        let ofThings = kinds.filter { !others.contains($0) }.reduce(into: [Fact]()) { all, kind in
            for var fact in facts(of: EntityType(kind), as: .thing, in: schema, mentions) {
                let known = all.firstIndex { known in
                    known.name == fact.name
                        && known.kinds.allSatisfy {
                            schema.attribute(fact.name, of: EntityType($0))
                                == schema.attribute(fact.name, of: EntityType(kind))
                        }
                }
                if let known {
                    all[known].kinds.append(kind)
                } else {
                    fact.kinds = [kind]
                    all.append(fact)
                }
            }
        }
        return ofPeople + ofThings + facts(of: "Household", as: .household, in: schema, mentions)
            + facts(of: "Account", as: .account, in: schema, mentions)
    }

    private static func facts(
        of type: EntityType, as bearer: Bearer, in schema: Cedar.Schema, _ mentions: Mentions
    ) -> [Fact] {
        let attributes = schema.entityTypes[type]?.attributes.attributes ?? [:]
        return attributes.sorted { $0.key < $1.key }.compactMap { name, attribute in
            guard !ActionCases.derived.contains(name) else { return nil }
            if let options = FactCard.of(name).options(bearer, mentions) {
                return options.isEmpty ? nil : Fact(bearer: bearer, name: name, options: options)
            }
            guard
                var options = options(
                    attribute.type, called: name, of: bearer, in: schema, mentions)
            else { return nil }
            if !attribute.isRequired {
                options.append(
                    Option(value: { _ in nil }, words: "\(bearer.words) has no \(name)"))
            }
            return Fact(bearer: bearer, name: name, options: options)
        }
    }

    /// All that an attribute of that type can be, or `nil` where that is more than can be gone through.
    private static func options(
        _ type: ValueType, called name: Text, of bearer: Bearer, in schema: Cedar.Schema,
        _ mentions: Mentions
    ) -> [Option]? {
        switch type {
        case .bool: return listed([.bool(false), .bool(true)], called: name, of: bearer)
        case .entity("Member"):
            return [Party.other, .asker, .third].map { party in
                Option(value: { .entity($0.uid(of: party)) }, parties: Parties(party))
            }
        case .entity(let type):
            guard let ids = schema.entityTypes[type]?.ids else { return nil }
            let values = ids.sorted().map { Value.entity(EntityUID(type, id: $0)) }
            return listed(values, called: name, of: bearer)
        case .set(.entity("Member")):
            return Parties.several.map { parties in
                Option(
                    value: { scene in
                        .set(ValueSet(parties.all.map { .entity(scene.uid(of: $0)) }))
                    }, parties: parties)
            }
        case .datetime:
            return Times(mentions).instants.map { moment in
                Option(
                    value: { .datetime(milliseconds: $0.instant(moment).milliseconds) },
                    words: moment == .now ? nil : "\(bearer.words) has another \(name)")
            }
        case .known, .long, .string, .set, .record, .decimal, .ipAddress, .duration: return nil
        }
    }

    /// The values of a list, the usual one first, then those that have words of their own.
    private static func listed(
        _ values: [Value], called name: Text, of bearer: Bearer
    ) -> [Option] {
        let card = FactCard.of(name)
        let usual = card.usual ?? values.first
        let spoken = card.unusual.filter { values.contains($0.value) }
        let silent = values.filter { value in
            value != usual && !spoken.contains { $0.value == value }
        }
        return [usual].compactMap(\.self).map { value in Option(value: { _ in value }) }
            + spoken.map { value, words in
                Option(value: { _ in value }, words: words(bearer.words))
            }
            + silent.map { value in
                Option(value: { _ in value }, words: "\(name) of \(bearer.words) is \(value)")
            }
    }
}

extension Cedar.Schema {
    fileprivate func attribute(_ name: Text, of type: EntityType) -> RecordType.Attribute? {
        entityTypes[type]?.attributes.attributes[name]
    }

    /// The names of the attributes that the model varies.
    var varied: Set<Text> {
        let attributes = entityTypes.values.flatMap(\.attributes.attributes)
        let facts = attributes.filter { name, attribute in
            guard !FactCard.isWhole(name) else { return true }
            return switch attribute.type {
            case .bool, .datetime, .entity("Member"), .set(.entity("Member")): true
            case .entity(let type): entityTypes[type]?.ids != nil
            case .known, .long, .string, .set, .record, .decimal, .ipAddress, .duration: false
            }
        }
        return ActionCases.derived.union(facts.map(\.key)).union(FactCard.parts)
    }
}

extension EntityType {
    init(_ kind: Case.Kind) {
        self = EntityType(kind.rawValue)
    }
}

extension Case {
    func uid(of party: Party) -> EntityUID { EntityUID(setting[party].id) }
}
