package import HouseholdModel

/// Changes what a chore is, whose it is, what it is worth or when it is due.
///
/// Parents may.
///
/// Refused for a chore that is done: what was promised for it stays. What is worth less for children is so from
/// tomorrow on, unless it is said why not, and they are told.
package struct EditChore: PlanOperation, Change {
    package static let action = Action.editChore
    package let number: Number
    /// A new title.
    package var title: Title?
    /// Another picture, or one that is guessed.
    package var icon: NewValue<Icon>?
    /// A new description, or none.
    package var details: NewValue<Note>?
    /// Other steps, or none.
    package var checklist: NewValue<Checklist>?
    /// Other words by which it is found.
    package var tags: [Tag]?
    /// Others whose it is, or open to all.
    package var people: NewValue<ChorePeople>?
    /// Whether only whose it is and the parents see it.
    package var isPrivate: Bool?
    /// Whether it comes before what is nice.
    package var isMustDo: Bool?
    /// Another value.
    package var value: ChoreValue?
    /// Another due date, or none.
    package var due: NewValue<Due>?
    /// Another rule by which it comes back, or none: it is to be done once more.
    package var recurrence: NewValue<Recurrence>?
    /// What becomes of a date that was not done in time.
    package var overdue: Overdue?
    /// Whether a parent looks, or as the household does it.
    package var approval: NewValue<Approval>?
    /// When whoever is to do it is reminded, or as usual.
    package var reminders: NewValue<ReminderTimes>?
    /// Why children can't have today what they could earn by it before, where it is less; `nil` where they still can.
    package var atOnce: Note?
    /// Whether the due date may be over already.
    package var mayBePast = false

    /// A change of the chore with that number; what is not set stays.
    package init(_ number: Number) {
        self.number = number
    }

    /// Changes it.
    package func run(_ grant: borrowing Grant<Self>) throws -> ChoreView {
        try plan(grant)
    }

    /// Changes it, for whoever may.
    func plan(_ grant: borrowing Grant<some PlansChores>) throws -> ChoreView {
        let home = try grant.membership().home
        if case .to(let due) = due, !mayBePast {
            try due.refusePast(at: grant.instant, in: home.household.zone)
        }
        let occurrence = try grant.update(atOnce: atOnce) {
            try change(&$0, by: grant)
        }
        return try grant.view(of: occurrence)
            .planned(occurrence, in: home)
    }

    /// Makes `chore` what this says.
    func change(_ chore: inout Chore, by grant: borrowing Grant<some Change>) throws {
        if isMustDo == true, chore.isTodo { throw ServiceError.chore(.todoIsOwn) }
        describe(&chore)
        try change(&chore.timing, of: chore)
        if let people {
            chore.assignment =
                try people.value?.assignment(by: grant, from: chore.timing) ?? .anyone
        }
        try chore.checkOverdue()
    }

    private func describe(_ chore: inout Chore) {
        chore.title = title ?? chore.title
        chore.value = value ?? chore.value
        chore.tags = tags ?? chore.tags
        chore.isPrivate = isPrivate ?? chore.isPrivate
        chore.isMustDo = isMustDo ?? chore.isMustDo
        chore.overdue = overdue ?? chore.overdue
        if let icon { chore.icon = icon.value }
        if let details { chore.details = details.value }
        if let checklist { chore.checklist = checklist.value }
        if let approval { chore.approval = approval.value }
        if let reminders { chore.reminders = reminders.value }
    }

    private func change(_ timing: inout Chore.Timing, of chore: Chore) throws {
        switch (recurrence, due) {
        case (.to(let recurrence), _): timing = .repeating(recurrence)
        case (NewValue.none?, _): timing = .once(due?.value)
        case (nil, let due?):
            guard case .once = timing else {
                throw ServiceError.chore(
                    chore.recurrence?.timesAWeek == nil
                        ? .repeats(chore.number) : .anyDay(chore.number))
            }
            timing = .once(due.value)
        case (nil, nil): break
        }
    }

    package func inverse(on subject: Chore, by member: Member) -> Inverse? {
        .by(.editChore)
    }
}

extension Action {
    package static let editChore = Action(
        "chore.edit", on: .chore, kin: .manages(except: .nothing), password: .never,
        back: .by(["chore.edit"], PastTense("changed") { who, thing in "\(who) changed \(thing)" }),
        tells: [
            .newcomers(.assigned), .leavers(.givenAway), .obliged(.mustDo), .children(.chore),
        ])
}
