import Cedar

// What the schema says of those in a case and of the thing, as it can be one way or another.

extension ActionCases {
    /// The attributes that other aspects vary, since they are whose a thing is, how far it has come and when it is, or
    /// follow from that.
    static let derived = Set<Text>([
        "about", "assignee", "assignees", "board", "by", "created_by", "device", "doer", "done_at",
        "done_on",
        "for_children", "hour", "household", "kind", "member", "members", "now", "progress",
        "today", "weekday",
    ]).union(AskerCount.allCases.map(\.name))

    /// The facts by which people have a part in a case, those of people themselves last, and all others.
    static func facts(
        _ action: Action, on kinds: [Case.Kind], in schema: Cedar.Schema, _ mentions: Mentions,
        _ helps: Bool
    ) -> (involving: [Aspect], plain: [Aspect]) {
        let facts = Fact.all(on: kinds, in: schema, mentions).filter { helps || $0.name != "pass" }
        let involving = facts.filter(\.involvesPeople)
        let ordered = involving.filter { !$0.isOfPerson } + involving.filter(\.isOfPerson)
        return (
            aspects(ordered, action, on: kinds, mentions),
            aspects(facts.filter { !$0.involvesPeople }, action, on: kinds, mentions)
        )
    }

    private static func aspects(
        _ facts: [Fact], _ action: Action, on kinds: [Case.Kind], _ mentions: Mentions
    ) -> [Aspect] {
        facts.map { fact in
            let card = FactCard.of(fact.name)
            let walls = card.walls(fact.bearer, action, kinds)
            let isTold = walls == .yes || mentions.ofAsker.contains(fact.name)
            return Aspect(
                fact, walls: walls,
                where: { card.fits($0, fact.bearer) && fact.matters(in: $0, isTold) },
                isRead: { $0.reads(fact.name) })
        }
    }
}

extension Fact {
    /// Whether somebody has a part in a case by it.
    fileprivate var involvesPeople: Bool { options.contains { !$0.parties.isEmpty } }

    fileprivate var isOfPerson: Bool { if case .person = bearer { true } else { false } }

    /// Whether it can make a difference in a case: of who asks it does where the rules or the walls tell of it.
    fileprivate func matters(in scene: Case, _ isToldOfAsker: Bool) -> Bool {
        guard isBorne(in: scene), case .person(let party) = bearer else {
            return isBorne(in: scene)
        }
        return scene.hasPart(party) || party == .asker && isToldOfAsker
    }
}

extension Aspect {
    /// All that a fact can be, where it makes a difference.
    fileprivate init(
        _ fact: Fact, walls: Walls, where fits: @escaping @Sendable (Case) -> Bool,
        isRead: @escaping @Sendable (Mentions) -> Bool
    ) {
        let choices = fact.options.enumerated().map { place, option in
            var choice = Choice(fits: { scene in
                place == 0
                    || fits(scene) && option.fits(scene) && scene.canInvolve(option.parties)
            })
            if let words = option.words { choice.words = { _ in words } }
            if !option.parties.isEmpty {
                choice.change = { scene in
                    if fits(scene) { scene.others.formUnion(option.parties) }
                }
            }
            return choice
        }
        self.init(choices, of: fact, walls: walls, isRead: isRead)
    }
}

extension Case {
    /// Whether those people can have a part in it besides those whose it is.
    fileprivate func canInvolve(_ parties: Parties) -> Bool {
        parties.all.allSatisfy { party in
            setting.isElsewhere
                ? party == .other : hasRoom(for: party) || parties.contains(.other)
        }
    }
}

// MARK: - In a case

extension ActionCases {
    /// How the facts are in a case.
    func holdings(_ point: borrowing Point) -> [Fact.Holding] {
        let scene = point.scene
        return zip(aspects, shifts).compactMap { aspect, shift in
            guard let fact = aspect.fact, fact.isBorne(in: scene) else { return nil }
            let place = aspect.place(in: point.code, at: shift)
            return Fact.Holding(
                bearer: fact.bearer, name: fact.name, value: fact.options[place].value(scene))
        }
    }
}

extension Question {
    /// Whether something is true of somebody or something in the case.
    func holds(_ name: Text, of bearer: Fact.Bearer) -> Bool {
        let holding = facts.first { $0.bearer == bearer && $0.name == name }
        return (holding?.value ?? FactCard.of(name).usual) == .bool(true)
    }
}
