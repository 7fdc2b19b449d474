import HouseholdModel

/// One case of the model: who there is, what they are asked about, and whom the request names besides.
struct Case {
    /// What kind of thing is asked about, as the schema calls it.
    enum Kind: String {
        case program = "Program"
        case household = "Household"
        case member = "Member"
        case chore = "Chore"
        case occurrence = "Occurrence"
        case reward = "Reward"
        case request = "RewardRequest"
        case wish = "Wish"
        case ledgerEntry = "LedgerEntry"
        case absence = "Absence"
        case auditEntry = "AuditEntry"

        /// Whether it belongs to one member.
        var isSomebodys: Bool { [.request, .wish, .ledgerEntry, .absence].contains(self) }
        /// Whether it is a chore or one of its dates.
        var isChore: Bool { self == .chore || self == .occurrence }
    }

    /// When something was done.
    enum Moment: Hashable {
        case now
        /// So many milliseconds before now.
        case ago(Int64)
        case at(Instant)
    }

    /// How far a date of a chore has come.
    enum Stage {
        case open, skipped, missed
        case done(ModelResource.ApprovalState)

        var isDone: Bool { if case .done = self { true } else { false } }
    }

    var setting = ModelState()
    var kind = Kind.household
    /// Those whose it is, or whom it is about.
    var parties = Parties()
    /// Who did what a record tells.
    var actor: Party?
    var stage = Stage.open
    var doer = Party.other
    var moment = Moment.now
    /// Who made it.
    var creator = Party.asker
    /// Those who have a part in it by what the schema says of the thing or of people.
    var others = Parties()
    /// Whom the request names besides.
    var named: Party?
    var chore: Chore.ID = .numbered(6)
    var occurrence: Occurrence.ID = .numbered(7)
    var reward: Reward.ID = .numbered(8)
    var absence: Absence.ID = .numbered(13)
    var rewardRequest: RewardRequest.ID = .numbered(14)
    var wish: Wish.ID = .numbered(18)
    var sequence = 1

    /// What is asked about.
    var thing: ModelResource {
        let party = parties.all.first
        return switch kind {
        case .program: .program
        case .household: .household
        case .member: party == .asker ? .oneself : .other
        case .chore: .chore(of: Set(parties.all))
        case .occurrence: .occurrence(of: party, progress)
        case .reward: .reward(for: Set(parties.all))
        case .request: .request(of: party ?? .other)
        case .wish: .wish(of: party ?? .other)
        case .ledgerEntry: .ledgerEntry(of: party ?? .other)
        case .absence: .absence(of: party ?? .other)
        case .auditEntry: .auditEntry(by: actor, about: party)
        }
    }

    private var progress: ModelResource.Stage {
        switch stage {
        case .open: .open
        case .skipped: .skipped
        case .missed: .missed
        case .done(let look): .done(by: doer, at: doneAt, look)
        }
    }

    private var doneAt: Instant { instant(moment) }

    /// A moment in the case.
    func instant(_ moment: Moment) -> Instant {
        switch moment {
        case .now: setting.now
        case .ago(let span): Instant(milliseconds: setting.now.milliseconds.plus(-span))
        case .at(let instant): instant
        }
    }

    /// Whether anything in the case is about somebody.
    func hasPart(_ party: Party) -> Bool {
        parties.contains(party) || actor == party || stage.isDone && doer == party
            || kind.isChore && creator == party || named == party || others.contains(party)
    }

    /// Whether it matters who somebody is, as of a member who asks it always does.
    func involves(_ party: Party) -> Bool {
        party == .asker ? setting.standing == .member : hasPart(party)
    }

    /// Whether somebody can have a part: of people who are alike but for their part, the first has the first.
    func hasRoom(for party: Party) -> Bool {
        switch party {
        case .asker, .other: true
        case .third: setting.isElsewhere || involves(.other)
        case .fourth: !setting.isElsewhere && involves(.third)
        }
    }
}

/// Some of those in a case of the model.
struct Parties: Hashable {
    private var bits: UInt8 = 0

    init(_ parties: Party...) {
        for party in parties { bits |= party.bit }
    }

    /// Those whose something can be together; which of several they are makes no difference, but for who asks.
    static let several = [
        Parties(.other), Parties(), Parties(.asker), Parties(.asker, .other),
        Parties(.other, .third), Parties(.asker, .other, .third),
    ]

    /// Makes others some of them, too.
    mutating func formUnion(_ others: Parties) { bits |= others.bits }

    /// Whether there is nobody.
    var isEmpty: Bool { bits == 0 }

    /// Whether somebody is one of them.
    func contains(_ party: Party) -> Bool { bits & party.bit != 0 }

    /// Each of them.
    var all: [Party] { Party.allCases.filter(contains) }
}

extension Party {
    fileprivate var bit: UInt8 {
        switch self {
        case .asker: 1
        case .other: 2
        case .third: 4
        case .fourth: 8
        }
    }
}
