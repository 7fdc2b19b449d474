import Household

// Lists that a chore carries are kept as text: steps as lines, tags and people as words.

extension Fields {
    /// A day with, maybe, a time.
    func due(_ day: String, _ time: String) throws(StoreError) -> Due? {
        guard let text = try optionalText(day) else { return nil }
        return Due(
            day: try parsed(day, text) { Day($0) },
            time: try optionalText(time).map { text throws(StoreError) in
                try parsed(time, text) { TimeOfDay($0) }
            })
    }

    func checklist(_ column: String) throws(StoreError) -> Checklist? {
        guard let text = try optionalText(column) else { return nil }
        return try parsed(column, text) { text in
            let lines = text.split(separator: "\n").map(String.init)
            let steps = lines.compactMap { try? Title($0) }
            return steps.count == lines.count ? Checklist(steps) : nil
        }
    }

    func tags(_ column: String) throws(StoreError) -> [Tag] {
        try parsed(column, text(column)) { text in
            let words = text.split(separator: " ")
            let tags = words.compactMap { Tag(String($0)) }
            return tags.count == words.count ? tags : nil
        }
    }

    func lineup(_ column: String) throws(StoreError) -> Lineup {
        try parsed(column, text(column)) { Lineup(named: $0) }
    }

    func rotation(_ people: String, _ turns: String) throws(StoreError) -> Rotation {
        let members = try text(people)
        return try parsed(turns, text(turns)) { Rotation(turns: $0, members) }
    }
}

extension Lineup {
    fileprivate init?(named text: String) {
        let names = text.split(separator: " ").map(String.init)
        let members = names.compactMap { Member.ID($0) }
        guard members.count == names.count else { return nil }
        self.init(members)
    }
}

extension Rotation {
    private static let roster = "roster"

    fileprivate init?(turns text: String, _ people: String) {
        let words = text.split(separator: " ").map(String.init)
        guard words.count == 2 else { return nil }
        if words[0] == Self.roster {
            let names = people.split(separator: " ").map(String.init)
            let slots = names.map { Member.ID($0) }
            guard zip(names, slots).allSatisfy({ $1 != nil || $0 == Self.nobody }),
                let roster = Day(words[1]).flatMap({ Roster(from: $0, slots) })
            else { return nil }
            self = .roster(roster)
        } else {
            guard let strategy = Strategy(rawValue: words[0]),
                let passing = Passing(rawValue: words[1]), let lineup = Lineup(named: people)
            else { return nil }
            self = .turns(lineup, strategy, passing)
        }
    }

    private static let nobody = "-"

    fileprivate var turns: String {
        switch self {
        case .turns(_, let strategy, let passing): "\(strategy.rawValue) \(passing.rawValue)"
        case .roster(let roster): "\(Self.roster) \(roster.start)"
        }
    }

    fileprivate var people: String {
        switch self {
        case .turns(let lineup, _, _): lineup.text
        case .roster(let roster):
            roster.slots.map { $0?.rawValue ?? Self.nobody }.joined(separator: " ")
        }
    }
}

extension Lineup {
    fileprivate var text: String { members.map(\.rawValue).joined(separator: " ") }
}

extension Chore.Assignment {
    /// The one member, where it is one's.
    var assignee: Member.ID? {
        guard case .one(let member) = self else { return nil }
        return member
    }

    /// Several members as they are kept.
    var people: String? {
        switch self {
        case .anyone, .one: nil
        case .each(let lineup), .together(let lineup): lineup.text
        case .rotation(let rotation): rotation.people
        }
    }

    /// How it goes round, as it is kept.
    var turns: String? {
        guard case .rotation(let rotation) = self else { return nil }
        return rotation.turns
    }
}
