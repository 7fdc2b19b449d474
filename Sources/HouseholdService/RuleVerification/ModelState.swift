import HouseholdModel

/// Who there is, where and when, in one case of the model.
struct ModelState: Hashable {
    /// Somebody the rules are asked about.
    struct Person: Hashable {
        var role: Role
        var id: Member.ID
    }

    /// As whom somebody asks.
    enum Standing: Hashable {
        case member
        /// Somebody in no household.
        case account(Account.Kind)
        /// Nobody is signed in.
        case nobody
        /// The program itself, at work in a household.
        case program

        /// Whether it is somebody in no household.
        var isAccount: Bool { if case .account = self { true } else { false } }
    }

    /// Where a member is signed in.
    enum Place: Hashable {
        case anywhere
        /// At a paired device that is the member's own.
        case ownDevice
        /// At a tablet that several share.
        case board
    }

    var template: Household.Template = .family
    var place = Place.anywhere
    var standing = Standing.member
    private var asker = Person(role: .parent, id: .numbered(1))
    private var other = Person(role: .child, id: .numbered(2))
    private var third = Person(role: .child, id: .numbered(3))
    private var fourth = Person(role: .child, id: .numbered(15))
    /// Whether the thing and whom it is about belong to another household.
    var isElsewhere = false
    var household: Household.ID = .numbered(4)
    var zone = Zone.utc
    var now = Self.morning
    /// What clocks show, whatever the moment and the zone: so each weekday and hour goes with each moment.
    var local = LocalHour(at: Self.morning, in: .utc)

    /// How much there is of what rules can count of whoever asks and of their home.
    var counts = MemberCounts.usual

    static let elsewhere: Household.ID = .numbered(5)
    /// A Monday, at a time at which it is yesterday and tomorrow somewhere.
    static let morning = Instant(milliseconds: 1_794_825_000_000)
}

extension ModelState {
    /// Somebody in the case.
    subscript(party: Party) -> Person {
        get {
            switch party {
            case .asker: asker
            case .other: other
            case .third: third
            case .fourth: fourth
            }
        }
        set {
            switch party {
            case .asker: asker = newValue
            case .other: other = newValue
            case .third: third = newValue
            case .fourth: fourth = newValue
            }
        }
    }
}

/// Somebody in a case of the model: whoever asks, whoever a thing is about, whoever did it and whoever made it can
/// be four.
enum Party: String, CaseIterable {
    /// Whoever asks.
    case asker
    /// Others, whom the thing is about or who had a part in it; where it is elsewhere, the first is too.
    case other, third, fourth

    /// Who has a part in the cases of a proof.
    static var names: [String] { allCases.map(\.rawValue) }
}

/// What the rules are asked about in one case of the model.
enum ModelResource: Hashable {
    case program, household, oneself, other
    case chore(of: Set<Party>)
    case occurrence(of: Party?, Stage)
    case reward(for: Set<Party>)
    case request(of: Party)
    case wish(of: Party)
    case ledgerEntry(of: Party)
    case absence(of: Party)
    case auditEntry(by: Party?, about: Party?)

    /// How far a date of a chore has come.
    enum Stage: Hashable {
        case open, skipped, missed
        case done(by: Party, at: Instant, ApprovalState)
    }

    /// Whether a parent looks at what was done.
    enum ApprovalState: Hashable, CaseIterable {
        case none, waiting, approved
    }
}

extension ModelResource {
    /// Who did it, where it is a date that was done.
    var doer: Party? {
        guard case .occurrence(_, .done(let doer, _, _)) = self else { return nil }
        return doer
    }

    /// Those whom it is about.
    var parties: Set<Party> {
        switch self {
        case .program, .household: []
        case .oneself: [.asker]
        case .other: [.other]
        case .chore(let assignees): assignees
        case .occurrence(let assignee, _): Set([assignee, doer].compactMap(\.self))
        case .reward(let audience): audience
        case .request(let member), .wish(let member), .ledgerEntry(let member),
            .absence(let member):
            [member]
        case .auditEntry(let actor, let subject): Set([actor, subject].compactMap(\.self))
        }
    }
}

extension Identifier {
    /// An identity that nobody has.
    static func numbered(_ number: UInt8) -> Identifier {
        Identifier(at: Instant(milliseconds: 0), random: Array(repeating: number, count: 10))
    }
}
