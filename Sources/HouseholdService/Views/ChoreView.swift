package import HouseholdModel

/// A chore with one of its dates, as `chore` in JSON.
package struct ChoreView: Codable, Sendable {
    /// By what people name it.
    package let number: Number
    /// What is to be done.
    package let title: String
    /// Its picture, where one was chosen.
    package var icon: Icon?
    /// More about it.
    package var description: String?
    /// Whether it comes back, and goes round.
    package let type: Kind
    /// How far it has come.
    package let state: ChoreState
    /// Whether it is open and its time is over.
    package let late: Bool
    /// One member's, anyone's, of several each or together, or in rotation.
    package let mode: Chore.Assignment.Mode
    /// Whose it is by plan.
    package let assignees: [String]
    /// Whose turn it is, who took it or took it over, or whose copy or part this one is.
    package var turn: String?
    /// Whether everybody whose turn it could be is away, so that it is open to the parents.
    package let openToParents: Bool
    /// What it is worth.
    package var points: Int?
    /// Of what these points are the half, where house rules leave no more for whoever did it or is to do it.
    package var half: HalfView?
    /// What it is worth later, and how a parent looks at it, where children lose by that.
    package var later: Later?
    /// When it is due.
    package var due: DueView?
    /// The week on any day of which it is to be done, where it is to be done so many times a week.
    package var week: Week?
    /// How it repeats, in words.
    package var repeats: String?
    /// How it repeats, as RFC 5545 writes it.
    package var rrule: String?
    /// The days on which it does not come all the same.
    package var except: [Day]?
    /// How it goes round, in words.
    package var rotation: String?
    /// The steps that have to be ticked first.
    package var steps: [Step]?
    /// Words by which it is found.
    package var tags: [Tag]?
    /// What becomes of a date that was not done in time.
    package var overdue: Overdue?
    /// Who asks to be excused from it, and why.
    package var excuse: Excuse?
    /// Whom it is offered to, or who has taken it over.
    package var offer: Offer?
    /// Whether a parent checks it.
    package var approval: Approval.Kind?
    /// How far the children have come before nobody has to check it, where that is so and was asked for.
    package var trust: [Trusted]?
    /// In how many weeks in a row those whose it is did all of it, where it is to be done so many times a week and that was
    /// asked for; of whoever keeps achievements private there is none.
    package var streaks: [Streak]?
    /// When whoever is to do it is reminded, where that is not as usual.
    package var reminders: ReminderTimes?
    /// Whether only its assignee and the parents see it.
    package var `private`: Bool?
    /// Whether it comes before what is nice.
    package var mustDo: Bool?
    /// Who made it.
    package var createdBy: String?
    /// When it was made.
    package var createdAt: Instant?
    /// Who did it.
    package var doneBy: String?
    /// When it was done.
    package var doneAt: Instant?
    /// Who checked it.
    package var approvedBy: String?
    /// After how many hours it counted by itself, where nobody checked it in time.
    package var approvedAfter: Int?
    /// When it will, where it waits.
    package var approvesAt: Instant?
    /// Why it was sent back.
    package var note: String?
    /// What was said to the same within a day before, where it waits for an answer again and a list of such was asked for.
    package var earlier: Earlier?
    /// When it is due next, where that was asked for.
    package var next: [ComingDate]?

    /// Those whose it is who are away on the day for which it was planned just now.
    package var away: [Away]?
    /// Those whose it is who have not joined yet, where it was planned just now.
    package var unlinked: [String]?

    /// Whether a chore comes back, and goes round.
    package enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
        case oneTime = "one-time"
        case recurring, rotational
    }

    /// That it is worth less, or a parent looks at it more, from a day on.
    package struct Later: Codable, Sendable {
        /// The points.
        package let points: Int
        /// How a parent looks at it then, as it can be typed, where that is more.
        package let approval: String?
        /// From which day on.
        package let from: Day
    }

    /// A week on any day of which a chore is to be done.
    package struct Week: Codable, Hashable, Sendable {
        /// The first day.
        package let from: Day
        /// The last day.
        package let to: Day
        /// How many times it is to be done.
        package let times: Int
        /// How many times are left.
        package let left: Int
    }

    /// Somebody who is away.
    package struct Away: Codable, Sendable {
        /// Who.
        package let member: String
        /// Until when: the last day.
        package let to: Day
    }

    /// How far a child has come before nobody has to look.
    package struct Trusted: Codable, Sendable {
        /// Who.
        package let member: String
        /// How many OKs in a row there were.
        package let approvals: Int
        /// How many it takes.
        package let needed: Int
        /// Whether nobody has to look.
        package let earned: Bool
        /// How many times somebody looked, ever.
        package let looks: Int
        /// How many of these were an OK for all that was promised.
        package let oks: Int

        init(member: String, _ trust: Trust) {
            self.member = member
            (approvals, needed, earned) = (trust.approvals, trust.needed, trust.isEarned)
            (looks, oks) = (trust.looks, trust.oks)
        }
    }

    /// What was written on it, oldest first, where that was asked for.
    package var notes: [Line]?
    /// How many of its dates are over, where it is deleted.
    package var past: Int?

    /// A line that somebody wrote on a chore.
    package struct Line: Codable, Sendable {
        /// Who.
        package let by: String
        /// When.
        package let at: Instant
        /// What.
        package let text: String
    }

    /// A step of a chore.
    package struct Step: Codable, Sendable {
        /// What is to be done.
        package let text: String
        /// Whether it is ticked.
        package let done: Bool
    }

    /// That a parent said no to the same within a day before.
    package struct Earlier: Codable, Sendable {
        /// Who.
        package let by: String
        /// When.
        package let at: Instant
        /// Why.
        package var why: String?
    }

    /// That whose it is offers it to somebody else.
    package struct Offer: Codable, Sendable {
        /// Whose it was.
        package let by: String
        /// Whom it is offered to.
        package let to: String
        /// What the one gives the other for it.
        package let points: Int
        /// Whether it is the other's.
        package let taken: Bool
    }

    /// That somebody asks to be excused.
    package struct Excuse: Codable, Sendable {
        /// Who.
        package let member: String
        /// Why.
        package var why: String?
    }
}

// MARK: - How much is shown

extension ChoreView {
    /// Everything about it, but for who did it and when, and who or what said OK, where `hidden` has whoever did it; that is
    /// not told by half of the points either, nor is what house rules left of them for reasons that are not for everybody.
    ///
    /// - Parameters:
    ///   - occurrence: The date.
    ///   - home: Where it is.
    ///   - instant: When it is looked at.
    ///   - hidden: Those who are not told of.
    ///   - ahead: What of an open date the points are half of.
    ///   - reason: What was written about how it was done, as far as whoever asks may read it.
    init(
        _ occurrence: Occurrence, in home: Principal.Membership, at instant: Instant,
        without hidden: HiddenDoers, half ahead: Completion.Half?, note reason: Note?
    ) {
        self.init(glancing: occurrence, in: home, at: instant)
        let chore = occurrence.chore
        description = chore.details?.text
        let completion = occurrence.completion
        let told = hidden.hides(occurrence) ? nil : completion
        tellWorth(
            of: occurrence, to: home, at: instant,
            half: completion?.paidHalf ?? ahead, without: hidden)
        approval = home.household.approval(of: chore, at: instant).kind
        `private` = chore.isPrivate
        mustDo = chore.isMustDo
        rotation = chore.assignment.words
        steps = chore.checklist?.steps.enumerated().map { place, step in
            Step(text: step.text, done: occurrence.ticks.contains(place))
        }
        tags = chore.tags
        overdue = chore.overdue
        reminders = chore.reminders
        excuse = occurrence.excuse.map {
            Excuse(member: home.handle($0.by), why: $0.reason?.text)
        }
        offer = occurrence.offer.map {
            Offer(
                by: home.handle($0.by), to: home.handle($0.to), points: $0.thanks.points,
                taken: $0.takenAt != nil)
        }
        createdBy = home.handle(chore.createdBy)
        createdAt = chore.createdAt
        rrule = chore.recurrence?.rrule
        except = chore.recurrence?.exceptedDays
        doneBy = told.map { home.handle($0.doer) }
        doneAt = told?.at
        approvedBy = told?.check.map { home.handle($0.by) }
        approvedAfter = told?.silence?.hours
        approvesAt = home.household.end(of: completion)
        note = reason?.text
    }

    /// What members see of somebody else's: what, who, when and how far.
    init(glancing occurrence: Occurrence, in home: Principal.Membership, at instant: Instant) {
        let chore = occurrence.chore
        let isLate = occurrence.isLate(at: instant, in: home.household.zone)
        number = chore.number
        title = chore.title.text
        icon = chore.icon
        type = chore.type
        state = occurrence.state
        late = isLate
        mode = chore.assignment.mode
        let people = chore.assignment.members
        let taken = chore.assignment == .anyone ? occurrence.assignee : nil
        assignees = (taken.map { [$0] } ?? people).map(home.handle)
        let isAsPlanned = mode == .one && occurrence.assignee.map { [$0] } ?? people == people
        turn = isAsPlanned ? nil : occurrence.assignee.map(home.handle)
        openToParents = occurrence.isForParents
        if chore.isPrivate { `private` = true }
        repeats = chore.recurrence?.rhythm(
            weekStart: home.household.weekStart, endingIn: home.household.zone)
        week = occurrence.isOpen ? occurrence.week.map { Week($0) } : nil
        due = occurrence.due.map { due in
            DueView(day: due.day, time: due.time, zone: home.household.zone, late: isLate)
        }
    }

    /// The same with those whose it is who can't do it yet, and the dates on which it is due next.
    func planned(_ occurrence: Occurrence, in home: Principal.Membership) -> ChoreView {
        let chore = occurrence.chore
        let people = chore.assignment.members.compactMap(home.member)
        let day = chore.comingDay(in: home.calendar)
        var view = withNext(occurrence, in: home.calendar)
        view.away = people.compactMap { member in
            home.calendar.lastDayAway(member.id, from: day).map {
                Away(member: member.handle, to: $0)
            }
        }
        view.unlinked = people.filter { $0.isActive && $0.account == nil }.map(\.handle)
        return view
    }

    /// The same with the dates on which it is due next.
    func withNext(_ occurrence: Occurrence, in calendar: HouseholdCalendar) -> ChoreView {
        var view = self
        view.next = occurrence.coming(in: calendar).prefix(5).map { $0.shown(in: calendar.zone) }
        return view
    }
}

extension ChoreView.Week {
    fileprivate init(_ week: Occurrence.Week) {
        (from, to) = (week.days.lowerBound, week.days.upperBound)
        (times, left) = (week.times, week.left)
    }
}

extension ChoreView {
    /// The same with how far those have come who do it.
    func withTrust(_ trust: [Trusted]?) -> ChoreView {
        var view = self
        view.trust = trust
        return view
    }

    /// The same with what was written on it.
    func withNotes(_ notes: [ChoreNote], in home: Principal.Membership) -> ChoreView {
        var view = self
        view.notes = notes.map {
            Line(by: home.handle($0.by), at: $0.at, text: $0.text.text)
        }
        return view
    }
}

extension Household {
    /// When what waits counts as approved by itself.
    fileprivate func end(of completion: Completion?) -> Instant? {
        guard let completion, completion.isWaiting else { return nil }
        return settings.approval(ofWhatWaitsSince: completion.waitsSince)?.end
    }
}

extension Occurrence {
    /// The dates that are to be done: this one, while it is open, and those that will follow; what can be done on any day of a
    /// week follows on no date.
    fileprivate func coming(in calendar: HouseholdCalendar) -> [DueSlot] {
        let own = isOpen ? [dueSlot].compactMap(\.self) : []
        guard week == nil else { return own }
        let later = following(from: .distantPast, in: calendar).prefix(5)
        return own + later.compactMap(\.dueSlot)
    }
}

extension DueSlot {
    /// The day, or the moment where there is a time.
    fileprivate func shown(in zone: Zone) -> ComingDate {
        let moment = instant ?? due.time.map { zone.instant(on: due.day, at: $0) }
        return moment.map { .moment($0) } ?? .day(due.day)
    }
}

extension Chore {
    /// The day on which it is due, of one that comes back the first from today on, whoever is there.
    fileprivate func comingDay(in calendar: HouseholdCalendar) -> Day {
        let day: Day? =
            switch timing {
            case .once(let due): due?.day
            case .repeating(let recurrence):
                recurrence.dueSlots(from: calendar.today, in: calendar.zone).first { _ in true }?
                    .due.day
            }
        return day ?? calendar.today
    }

    /// Whether it comes back, and goes round.
    fileprivate var type: ChoreView.Kind {
        if case .rotation = assignment { return .rotational }
        return recurrence == nil ? .oneTime : .recurring
    }
}

extension Chore.Assignment {
    /// How it goes round, in words.
    fileprivate var words: String? {
        guard case .rotation(let rotation) = self else { return nil }
        guard case .turns(_, let strategy, let passing) = rotation else { return "by a roster" }
        let next =
            switch strategy {
            case .inOrder: "in turn"
            case .leastDone: "whoever did least"
            case .random: "by chance"
            }
        return switch passing {
        case .occurrence: next
        case .completion: "\(next), once it was done"
        case .day, .week, .month: "\(next), every \(passing.rawValue)"
        }
    }
}
