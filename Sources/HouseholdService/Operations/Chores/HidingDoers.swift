import HouseholdDatabase
import HouseholdModel

/// Those who did something, and whose activity whoever asks may not see; and of whom alone they are told that house rules
/// left half.
///
/// A view of a chore can't be made without, and the rules alone say who they are: so no operation tells more.
struct HiddenDoers {
    private let members: Set<Member.ID>
    private let seenHalved: Set<Member.ID>

    /// Those of `doers` who are not among `seen`; that half was left is told of `seenHalved` alone.
    fileprivate init(
        _ doers: [Member], butFor seen: [Member], tellingHalfOf seenHalved: [Member] = []
    ) {
        members = Set(doers.map(\.id)).subtracting(seen.map(\.id))
        self.seenHalved = Set(seenHalved.map(\.id))
    }

    /// Whether who did the date is not to be told.
    func hides(_ date: Occurrence) -> Bool { date.shieldedDoer.map(members.contains) ?? false }

    /// Whether it is not to be told that what the date brought is half of something: by what the rules count of somebody, that
    /// tells what they have or did.
    func hidesHalf(of date: Occurrence) -> Bool {
        date.halvedDoer.map { !seenHalved.contains($0) } ?? false
    }

    /// Whether it is not to be told that this is who did something.
    func hides(_ doer: Member.ID) -> Bool { members.contains(doer) }
}

extension Sight {
    /// Who of those who did `dates` is not to be named.
    func hiddenDoers(of dates: [Occurrence]) throws -> HiddenDoers {
        let (doers, halved) = (try home().doers(of: dates), try home().halvedDoers(of: dates))
        return HiddenDoers(
            doers, butFor: try allowed(.viewActivity, doers),
            tellingHalfOf: try allowed(.viewDetails, halved))
    }

    /// Who of those who did the last of somebody else's routine, or took that back, is not to be named for what it moved.
    func hiddenHelpers(in entries: [Entry]) throws -> HiddenDoers {
        let helpers = try home().helpers(in: entries)
        return HiddenDoers(helpers, butFor: try allowed(.viewActivity, helpers))
    }

    /// Who, of those who have points for chores, is not to be named for what moved somebody else's.
    func hiddenHelpers() throws -> HiddenDoers {
        let home = try home()
        let helpers = home.members.filter { $0.isPaidForRoutines(in: home.household) }
        return HiddenDoers(helpers, butFor: try allowed(.viewActivity, helpers))
    }

    /// Who of the household is not to be named, whatever they did.
    func hiddenDoers() throws -> HiddenDoers {
        let members = try home().members
        return HiddenDoers(members, butFor: try allowed(.viewActivity, members))
    }
}

extension Grant {
    /// Who of those who did `dates` is not to be named.
    func hiddenDoers(of dates: [Occurrence]) throws -> HiddenDoers {
        let home = try membership().home
        let doers = home.doers(of: dates)
        return HiddenDoers(
            doers, butFor: try doers.filter { try allows(.viewActivity, $0) },
            tellingHalfOf: try home.halvedDoers(of: dates).filter { try allows(.viewDetails, $0) })
    }

    /// Who of those who did the last of somebody else's routine, or took that back, is not to be named for what it moved.
    func hiddenHelpers(in entries: [Entry]) throws -> HiddenDoers {
        let helpers = try membership().home.helpers(in: entries)
        return HiddenDoers(
            helpers, butFor: try helpers.filter { try allows(.viewActivity, $0) })
    }

    /// A date of a chore as it is now; who did it only where whoever asks may see what they do.
    func view(of date: Occurrence) throws -> ChoreView {
        var question = PointsQuestion(under: houseRules, for: principal, at: instant)
        return try ChoreView(
            date, in: membership().home, at: instant, without: hiddenDoers(of: [date]),
            half: question.half(ahead: date, in: transaction.facts),
            note: transaction.facts.note(on: date, for: principal))
    }
}

extension Action {
    /// Whether to tell who did it is to tell what somebody does, which not all may see.
    var showsActivity: Bool { [.completeChore, .checkChore, .undoChore].contains(self) }
}

extension Principal.Membership {
    fileprivate func doers(of dates: [Occurrence]) -> [Member] {
        members(dates.compactMap(\.shieldedDoer))
    }

    fileprivate func halvedDoers(of dates: [Occurrence]) -> [Member] {
        members(dates.compactMap(\.halvedDoer))
    }

    /// Those who have points for chores and moved somebody else's.
    fileprivate func helpers(in entries: [Entry]) -> [Member] {
        members(
            entries.filter { [.bonus, .reversal].contains($0.kind) && $0.by != $0.member }.map(\.by)
        )
        .filter { $0.isPaidForRoutines(in: household) }
    }

    private func members(_ doers: [Member.ID]) -> [Member] {
        let doers = Set(doers)
        return doers.isEmpty ? [] : members.filter { doers.contains($0.id) }
    }
}

extension Occurrence {
    /// Who did it, where only those are told who may see what they do; what waits for an OK is everybody's to know.
    fileprivate var shieldedDoer: Member.ID? { isWaiting ? nil : completion?.doer }

    /// Who did it, where house rules left that one half.
    fileprivate var halvedDoer: Member.ID? { completion?.paidHalf == nil ? nil : completion?.doer }
}
