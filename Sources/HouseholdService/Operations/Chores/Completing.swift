import Credentials
import HouseholdModel
import HouseholdDatabase

/// What came of doing a chore, looking at it or taking it back.
struct CompletionOutcome {
    /// The occurrence as it is now.
    let occurrence: Occurrence
    /// Who has the points, or had them.
    let doer: Member
    /// The change of the doer's points.
    var points = 0
    /// Rewards reached with it.
    var rewards: [Reward] = []
    /// Badges that came with it.
    var badges: [EarnedBadge] = []
    /// Routines of which all is done with it, and for which points were paid.
    var routines: [Routine] = []
    /// The chore's next date, where one came of it.
    var next: Occurrence?
    /// Whether somebody was excused who asked to be, or `nil` where nobody asked.
    var isExcused: Bool?
    /// Whether anything changed.
    var isChange = true
}

extension Occurrence {
    /// The points that wait for a parent's OK.
    var pendingPoints: Int {
        isWaiting ? completion?.value.points ?? 0 : 0
    }
}

// MARK: - Doing

extension Grant where Op: CompletesChores {
    /// Marks the chore as done by `doer`; doing it twice changes nothing.
    ///
    /// What was promised is booked at once, or once a parent has looked.
    ///
    /// - Parameters:
    ///   - doer: Who did it.
    ///   - named: The day that was named, so that it is that date and no other.
    ///   - ticked: The day on which it was ticked on paper: whoever ticks each day has not been late, though all of it
    ///     is typed at the end of the week.
    /// - Returns: What came of it.
    /// - Throws: ``ServiceError`` where somebody else has done it, or it can't be done now.
    func complete(by doer: Member, on named: Day?, ticked: Day?) throws -> CompletionOutcome {
        let home = try membership().home
        let zone = home.household.zone
        let subject = try current()
        if let named, (subject.week?.days ?? subject.days)?.contains(named) != true {
            throw ServiceError.chore(.noDate(subject.chore.title, named))
        }
        if subject.completion != nil {
            guard try isKnown(subject, by: doer) else { throw try doneByOther(subject) }
            return CompletionOutcome(occurrence: subject, doer: doer, isChange: false)
        }
        guard subject.share == nil || subject.share == doer.id else {
            throw ServiceError.chore(.isNotFor(subject.chore.number, doer.name))
        }
        try checkCanBeDone(subject)
        if named == nil || subject.week != nil,
            let earlier = try doneToday(instead: subject, in: zone)
        {
            return try outcome(of: earlier, by: doer, before: subject)
        }
        let completion = try completion(of: subject, by: doer)
        try transaction.keepMissed(before: subject, id: newID())
        guard try transaction.complete(subject.withoutOpenOffer, with: completion, in: zone) else {
            throw ServiceError.changedMeanwhile
        }
        try tell(of: .date(subject.at(.done(completion))))
        return try earningBadges(for: doer) {
            var outcome = try book(completion, of: subject, by: doer)
            outcome.next = try goOn(
                after: subject, isDone: true, in: home.calendar.onDay(ofTicking: ticked))
            return outcome
        }
    }

    /// What comes of saying so again, where a date was done today and the next one is not meant.
    private func outcome(
        of earlier: Occurrence, by doer: Member, before next: Occurrence
    ) throws -> CompletionOutcome {
        guard try isKnown(earlier, by: doer) else {
            guard try next.assignee == membership().member.id, let due = next.due else {
                throw try doneByOther(earlier)
            }
            throw ServiceError.chore(.isLater(next.chore.title, due))
        }
        return CompletionOutcome(occurrence: earlier, doer: doer, next: next, isChange: false)
    }

    /// That `doer` does the date now: paid at once or, where somebody has to look, once they have.
    private func completion(of date: Occurrence, by doer: Member) throws -> Completion {
        let (member, home) = try membership()
        let zone = home.household.zone
        let isVouchedFor = home.vouches(member, for: doer)
        if !isVouchedFor || date.week != nil { try checkHasBegun(date, in: zone) }
        let full = date.value(at: instant, in: zone)
        var question = PointsQuestion(under: houseRules, for: principal, at: instant)
        let half = try question.half(for: date, by: doer, in: transaction.facts)
        note(decidedBy: half?.rules ?? [])
        return Completion(
            id: newID(), doer: doer.id, recordedBy: member.id, at: instant,
            day: zone.day(at: instant), value: half == nil ? full : full.half, half: half,
            payment: try isVouchedFor ? .booked : payment(for: date, of: doer, in: home),
            counts: date.chore.counts(for: doer.id))
    }
}

extension Grant where Op.Subject == Occurrence {
    private func checkCanBeDone(_ occurrence: Occurrence) throws {
        let chore = occurrence.chore
        guard occurrence.isOpen else { throw ServiceError.chore(.isClosed(chore.number)) }
        guard chore.status != .proposed else {
            throw ServiceError.chore(.isProposed(chore.number))
        }
        guard let steps = chore.checklist?.steps, !occurrence.isTicked else { return }
        let left = steps.enumerated().filter { !occurrence.ticks.contains($0.offset) }
        throw ServiceError.chore(
            .stepsLeft(
                chore.number,
                Dictionary(uniqueKeysWithValues: left.map { ($0.offset + 1, $0.element) })))
    }

    /// The date that was done today, where the one asked for is of a later day: saying so twice is not doing it
    /// twice, and who comes second has not done the next one.
    private func doneToday(
        instead occurrence: Occurrence, in zone: Zone
    ) throws -> Occurrence? {
        let today = zone.day(at: instant)
        guard let due = occurrence.due, due.day > today || occurrence.week != nil else {
            return nil
        }
        return try (datesOfWeek(of: occurrence) ?? others(than: occurrence)).last {
            $0.completion?.day == today && !$0.isPart(of: occurrence)
        }
    }

    /// The dates of its week, where it is one of so many times a week: what was skipped last does not hide what was done.
    private func datesOfWeek(of occurrence: Occurrence) throws -> [Occurrence]? {
        guard let first = occurrence.week?.days.lowerBound else { return nil }
        let calendar = try membership().home.calendar
        return try (0..<7).flatMap { day in
            try transaction.facts.occurrences(
                of: occurrence.chore, on: first.adding(days: day), in: calendar)
        }.filter { $0.id != occurrence.id && $0.isBeside(occurrence) }
    }

    /// Each date pays for its own time only.
    func checkHasBegun(_ occurrence: Occurrence, in zone: Zone) throws {
        let begin = try occurrence.begins(after: others(than: occurrence), in: zone)
        guard let begin, begin > instant else { return }
        if let week = occurrence.week {
            throw ServiceError.chore(.notThisWeek(occurrence.chore.title, week.days.lowerBound))
        }
        let time = zone.time(at: begin)
        throw ServiceError.chore(
            .notYet(
                occurrence.chore.title,
                Due(day: zone.day(at: begin), time: time == .midnight ? nil : time)))
    }

    /// Whether somebody has to look before it is paid, and why nobody has to, where that is earned.
    ///
    /// At what a child did before its day, of a chore that comes back, a parent looks always: with a clock that is
    /// set ahead a child would be paid for days that are still to come.
    private func payment(
        for occurrence: Occurrence, of doer: Member, in home: Principal.Membership
    ) throws -> Completion.Payment {
        if doer.role == .child, occurrence.chore.recurrence != nil,
            let first = occurrence.days?.lowerBound,
            first > home.calendar.today || home.household.zone.start(of: first) > believed
        {
            return .waiting
        }
        switch home.household.approval(of: occurrence.chore, at: instant) {
        case .none: return .booked
        case .always: return .waiting
        case .sample(let rate):
            return random.number(below: rate.count) == 0 ? .waiting : .booked
        case .earned:
            // What others say of somebody is not what that one has earned by their own word.
            guard try membership().member.id == doer.id else { return .waiting }
            let trust = try transaction.facts.trust(in: doer.id, with: occurrence.chore)
            return trust.isEarned ? .trusted(oks: trust.approvals) : .waiting
        }
    }

    /// The date as earlier operations of the same request have left it.
    func current() throws -> Occurrence {
        try transaction.facts.occurrences(of: subject.chore, in: membership().home.calendar)
            .first { $0.id == subject.id } ?? subject
    }

    /// Whether `doer` did the date, and whoever asks may know that or said so.
    private func isKnown(_ date: Occurrence, by doer: Member) throws -> Bool {
        guard let completion = date.completion, completion.doer == doer.id else { return false }
        return try completion.recordedBy == membership().member.id
            || !hiddenDoers(of: [date]).hides(date)
    }

    private func doneByOther(_ date: Occurrence) throws -> ServiceError {
        let home = try membership().home
        guard let other = (date.completion?.doer).flatMap(home.member) else {
            return .changedMeanwhile
        }
        let isHidden = try hiddenDoers(of: [date]).hides(date)
        return .chore(.doneByOther(subject.chore.number, isHidden ? nil : other.name))
    }
}

// MARK: - Looking at what was done

extension Grant where Op: ApprovesChores {
    /// Books what waited: what was promised at the time, or what the parent says; looking twice changes nothing.
    func approve(paying value: ChoreValue?, because reason: Note?) throws -> CompletionOutcome {
        let (member, home) = try membership()
        let subject = try current()
        guard let completion = subject.completion, let doer = home.member(completion.doer) else {
            if let excuse = subject.excuse, let asker = home.member(excuse.by) {
                throw ServiceError.chore(
                    .asksToSkip(subject.chore.number, asker.name, excuse.reason))
            }
            throw nothingWaits(subject.chore)
        }
        guard completion.isWaiting else {
            return CompletionOutcome(occurrence: subject, doer: doer, isChange: false)
        }
        let check = Completion.Check(
            by: member.id, at: instant, paid: value ?? completion.value, reason: reason)
        try count(check.paid.points, by: member, in: home)
        guard try transaction.approve(subject, completion, check) else {
            throw ServiceError.changedMeanwhile
        }
        let approved = completion.approved(check)
        try tell(of: .date(subject.at(.done(approved))), because: reason)
        return try earningBadges(for: doer) { try book(approved, of: subject, by: doer) }
    }
}

extension Grant where Op == RejectChore {
    /// Sends back what waited: the chore is to be done again.
    func reject(because reason: Note?) throws -> CompletionOutcome {
        let (member, home) = try membership()
        let subject = try current()
        if let excuse = subject.excuse, let asker = home.member(excuse.by) {
            return try refuse(subject, asking: asker, because: reason)
        }
        guard let completion = subject.completion, completion.isWaiting,
            let doer = home.member(completion.doer)
        else { throw nothingWaits(subject.chore) }
        return try open(
            subject, takingBack: completion, of: doer, by: member, because: reason
        ) { _ in try tell(of: .date(subject), because: reason) }
    }

    /// Says no to whoever asked to be excused: it is still to be done.
    private func refuse(
        _ occurrence: Occurrence, asking asker: Member, because reason: Note?
    ) throws -> CompletionOutcome {
        let answered = occurrence.asking(nil)
        guard try transaction.replan(answered, in: membership().home.household.zone) else {
            throw ServiceError.changedMeanwhile
        }
        try tell(of: .date(occurrence), because: reason)
        return CompletionOutcome(occurrence: answered, doer: asker, isExcused: false)
    }
}

extension Grant where Op.Subject == Occurrence {
    private func nothingWaits(_ chore: Chore) -> ServiceError {
        chore.status == .proposed
            ? .chore(.isProposed(chore.number)) : .chore(.nothingWaits(chore.number))
    }
}

// MARK: - Taking back

extension Grant where Op == UndoChore {
    /// Opens the chore again and takes back just what was booked for it.
    ///
    /// Whoever did it, or is to do it after all, is told, and reads `reason`.
    func reopen(because reason: Note?) throws -> CompletionOutcome {
        let (member, home) = try membership()
        let subject = try current()
        try checkIsLast(subject)
        if case .skipped = subject.progress {
            return try unskip(subject, by: member, because: reason)
        }
        guard let completion = subject.completion else {
            return CompletionOutcome(occurrence: subject, doer: member, isChange: false)
        }
        guard let doer = home.member(completion.doer) else { throw ServiceError.changedMeanwhile }
        let why = doer.id == member.id ? nil : reason
        return try open(subject, takingBack: completion, of: doer, by: member, because: why) {
            try tell(of: .reopening(subject, loss(of: $0, by: doer)), because: why)
        }
    }

    private func unskip(
        _ occurrence: Occurrence, by member: Member, because reason: Note?
    ) throws -> CompletionOutcome {
        try goBack(to: occurrence)
        guard try transaction.unskip(occurrence) else { throw ServiceError.changedMeanwhile }
        try tell(of: .reopening(occurrence, nil), because: reason)
        return CompletionOutcome(occurrence: occurrence.at(.open()), doer: member)
    }
}

// MARK: - Letting it be

extension Grant where Op == SkipChore {
    /// Lets the chore be this time: no points, and nobody is late.
    func skip(_ meant: OccurrenceReference) throws -> CompletionOutcome {
        let (member, home) = try membership()
        try checkIsOne(meant)
        let subject = try current()
        if case .skipped = subject.progress {
            return CompletionOutcome(occurrence: subject, doer: member, isChange: false)
        }
        guard subject.isOpen else { throw ServiceError.chore(.isDone(subject.chore.number)) }
        guard subject.chore.status != .proposed else {
            throw ServiceError.chore(.isProposed(subject.chore.number))
        }
        try transaction.keepMissed(before: subject, id: newID())
        let closed = subject.withoutOpenOffer
        guard try transaction.skip(closed, at: instant, in: home.household.zone) else {
            throw ServiceError.changedMeanwhile
        }
        try tell(of: .date(subject))
        return CompletionOutcome(
            occurrence: subject.at(.skipped), doer: member,
            next: try goOn(after: subject, isDone: false, in: home.calendar),
            isExcused: subject.excuse == nil ? nil : true)
    }
}

// MARK: - Vouching

extension Principal.Membership {
    /// Whether what `member` says `doer` did needs nobody else's OK: what a parent says, or one housemate of
    /// another.
    fileprivate func vouches(_ member: Member, for doer: Member) -> Bool {
        household.template == .housemates ? member.id != doer.id : member.role.isGuardian
    }
}
