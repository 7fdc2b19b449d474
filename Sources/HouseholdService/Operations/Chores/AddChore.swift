package import HouseholdModel

/// Adds a chore.
///
/// Parents may.
///
/// Without an assignee it is open to all; of somebody alone in the household it is their own.
package struct AddChore: Change, HouseholdOperation {
    package static let action = Action.addChore
    let title: Title
    let value: ChoreValue
    let timing: Chore.Timing
    /// Whose it is to do.
    package var people: ChorePeople?
    /// Its picture, where it is not guessed.
    package var icon: Icon?
    /// More about it.
    package var details: Note?
    /// The steps that have to be ticked first.
    package var checklist: Checklist?
    /// Words by which it is found.
    package var tags: [Tag] = []
    /// Whether only whose it is and the parents see it.
    package var isPrivate = false
    /// Whether it comes before what is nice.
    package var isMustDo = false
    /// What becomes of a date that was not done in time.
    package var overdue = Overdue.keep
    /// Whether a parent looks, where that is not as the household does it.
    package var approval: Approval?
    /// When whoever is to do it is reminded, where that is not as usual.
    package var reminders: ReminderTimes?
    /// Whether the due date may be over already.
    package var mayBePast = false

    /// A chore called `title`; all else that can be said about it is set apart.
    package init(
        title: Title, for people: ChorePeople? = nil, value: ChoreValue = .one,
        timing: Chore.Timing = .once(nil)
    ) {
        self.title = title
        self.people = people
        self.value = value
        self.timing = timing
    }

    /// Adds it, with its first date.
    package func run(_ grant: borrowing Grant<Self>) throws -> ChoreView {
        try added(by: grant)
    }

    /// Adds it for whoever adds chores.
    func added(by grant: borrowing Grant<some AddsChores>) throws -> ChoreView {
        let (member, home) = try grant.membership()
        let named = try people?.assignment(by: grant, from: timing)
        let isAlone = home.active.count == 1
        return try add(to: named ?? (isAlone ? .one(member.id) : .anyone), grant)
    }

    /// Adds it as somebody's, with its first date; `change` says what is otherwise about it.
    func add(
        to assignment: Chore.Assignment, _ grant: borrowing Grant<some AddsChores>,
        changing change: (inout Chore) -> Void = { _ in }
    ) throws -> ChoreView {
        let home = try grant.membership().home
        if case .once(let due?) = timing, !mayBePast {
            try due.refusePast(at: grant.instant, in: home.household.zone)
        }
        let occurrence = try grant.addChore(title, to: assignment, worth: value, timing: timing) {
            chore in
            chore.icon = icon
            chore.details = details
            chore.checklist = checklist
            chore.tags = tags
            chore.isPrivate = isPrivate
            chore.isMustDo = isMustDo
            chore.overdue = overdue
            chore.approval = approval
            chore.reminders = reminders
            change(&chore)
        }
        try occurrence.chore.checkOverdue()
        return try grant.view(of: occurrence).planned(occurrence, in: home)
    }

    package func inverse(on subject: Household, by member: Member) -> Inverse? {
        .ofNew(by: .deleteChore)
    }
}

extension Due {
    /// Throws when the time is over already.
    func refusePast(at instant: Instant, in zone: Zone) throws(ServiceError) {
        guard instant < isOver(in: zone) else { throw .chore(.pastDue(day)) }
    }
}

extension Chore {
    /// Throws when a chore is done together, but would go on without some.
    func checkOverdue() throws(ServiceError) {
        guard case .together = assignment, overdue == .close else { return }
        throw .value(
            field: "overdue",
            expected: "keep: what is done together stays until all have done their part")
    }
}

extension Action {
    package static let addChore = Action(
        "chore.add", on: .household, kin: .manages(except: .nothing), password: .never,
        back: .by(["chore.delete"], PastTense("added") { who, thing in "\(who) added \(thing)" }),
        tells: [.newcomers(.assigned)])
}
