import Household

/// Who there is, where and when, in one case of the model.
struct Setting: Hashable {
    /// Somebody the rules are asked about.
    struct Person: Hashable {
        var role: Role
        var id: Member.ID
        var hasLeft = false
        var privacy = Privacy()
    }

    var template: Household.Template = .family
    /// Whoever asks.
    var asker = Person(role: .parent, id: .numbered(1))
    /// Somebody else, whom the thing is about.
    var other = Person(role: .child, id: .numbered(2))
    /// Whether the thing and whom it is about belong to another household.
    var isElsewhere = false
    var household: Household.ID = .numbered(4)
    var chore: Chore.ID = .numbered(6)
    var occurrence: Occurrence.ID = .numbered(7)
    var reward: Reward.ID = .numbered(8)
    var absence: Absence.ID = .numbered(13)
    var redemption: Redemption.ID = .numbered(14)
    var sequence = 1
    var siblings = true
    var deductions = false
    var isPrivate = false
    var isProposed = false
    var isPaid = true
    var isForParents = false
    var creator = Party.asker
    var zone = Zone.utc
    var now = Self.morning

    /// The case in which nothing is unusual.
    static let plain = Setting()
    /// A child of the household besides.
    static let third: Member.ID = .numbered(3)
    static let elsewhere: Household.ID = .numbered(5)
    /// A Monday, at a time at which it is yesterday and tomorrow somewhere.
    static let morning = Instant(milliseconds: 1_794_825_000_000)
}

/// Somebody in a case of the model.
enum Party: Hashable {
    case asker, other, third
}

/// What the rules are asked about in one case of the model.
enum Thing: Hashable {
    case household, oneself, other
    case chore(of: Set<Party>)
    case occurrence(of: Party?, Stage)
    case reward(for: Set<Party>)
    case request(of: Party)
    case booking(of: Party)
    case absence(of: Party)
    case entry(by: Party?, about: Party?)

    /// How far a date of a chore has come.
    enum Stage: Hashable {
        case open, skipped, missed
        case done(by: Party, at: Instant, Look)
    }

    /// Whether a parent looks at what was done.
    enum Look: Hashable, CaseIterable {
        case none, waiting, approved
    }
}

extension Thing {
    /// Who did it, where it is a date that was done.
    var doer: Party? {
        guard case .occurrence(_, .done(let doer, _, _)) = self else { return nil }
        return doer
    }

    /// Those whom it is about.
    var parties: Set<Party> {
        switch self {
        case .household: []
        case .oneself: [.asker]
        case .other: [.other]
        case .chore(let assignees): assignees
        case .occurrence(let assignee, _): Set([assignee, doer].compactMap(\.self))
        case .reward(let audience): audience
        case .request(let member), .booking(let member), .absence(let member): [member]
        case .entry(let actor, let subject): Set([actor, subject].compactMap(\.self))
        }
    }
}

extension Identifier {
    /// An identity that nobody has.
    static func numbered(_ number: UInt8) -> Identifier {
        Identifier(at: Instant(milliseconds: 0), random: Array(repeating: number, count: 10))
    }
}
