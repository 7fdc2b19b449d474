import HouseholdModel
import HouseholdDatabase

// Moving points.

extension Grant where Op: MovesPoints {
    /// Moves points of the member, if there are any to move: whoever asks does or, where that is nobody, `author`.
    ///
    /// - Returns: The place of the entry in the book.
    @discardableResult
    func move(
        _ cause: Transfer.Cause, of member: Member, points: Int, countedAt: Instant,
        by author: Member.ID? = nil
    ) throws -> Int? {
        let transfer = Transfer(
            cause, member: member.id, points: points, at: instant, countedAt: countedAt)
        guard let transfer else { return nil }
        return try transaction.book(
            transfer, by: author ?? membership().member.id, rule: policies.joined(separator: " "),
            in: member.household)
    }
}

extension Grant where Op: ReversesEntries {
    /// Takes a bonus or a deduction back, and answers an objection to it; twice changes nothing.
    ///
    /// - Parameters:
    ///   - entry: The bonus or the deduction.
    ///   - why: Why, if that is said.
    ///   - isTold: Whether the member knows of it, and has to hear of this too.
    /// - Throws: ``ServiceError``.
    func reverse(_ entry: Entry, because why: Note?, isTold: Bool = true) throws {
        guard let member = try membership().home.member(entry.member) else {
            throw ServiceError.changedMeanwhile
        }
        let reversed: Transfer.Reversed =
            switch entry.kind {
            case .bonus: .bonus
            case .deduction: .deduction
            case .opening: .opening
            case .award, .reversal, .reserve, .release, .spend, .thanks, .payout, .allowance,
                .charge, .payment:
                throw ServiceError.points(.staysBooked(entry.sequence, entry.kind))
            }
        guard entry.reversedBy == nil else { return }
        try move(
            .reversal(of: entry.sequence, reversed, because: why), of: member,
            points: entry.amount, countedAt: entry.countedAt)
        _ = try settle(of: member, countedAt: entry.countedAt)
        _ = try transaction.answer(entry.sequence, answer(why), in: member.household)
        guard isTold, entry.kind != .opening else { return }
        try tell(ofReversed: entry, because: why)
    }
}

extension Grant {
    /// What is said to an objection.
    fileprivate func answer(_ reason: Note?) throws -> Appeal.Answer {
        Appeal.Answer(by: try membership().member.id, at: instant, reason: reason)
    }

    /// The sums of a member as they are now.
    func points(of member: Member) throws -> PointsView {
        try transaction.facts.points(of: member, in: membership().home)
    }
}

extension Grant where Op == GivePoints {
    /// Gives the member points, which count as earned.
    func give(_ points: Int, because why: Note) throws -> PointsView {
        try move(.bonus(why), of: subject, points: points, countedAt: instant)
        try tellOfLast(because: why)
        _ = try settle(of: subject)
        return try self.points(of: subject)
    }
}

extension Grant where Op == TakePoints {
    /// Takes points of the member, which stay earned: no more than there are, and than the household takes in
    /// a week.
    func take(_ points: Int, because why: Note) throws -> PointsView {
        let home = try membership().home
        let cap = home.household.settings.deductions(at: instant)
        let left = cap - (try deductedThisWeek(in: home))
        guard points <= left else {
            throw ServiceError.points(.overCap(subject.name, cap: cap, left: max(0, left)))
        }
        let summary = try transaction.facts.pointsSummary(of: subject.id, in: subject.household)
        guard points <= summary.balance else {
            throw ServiceError.points(.tooFew(subject.name, max(0, summary.balance)))
        }
        try move(.deduction(why), of: subject, points: points, countedAt: instant)
        try tellOfLast(because: why)
        return try self.points(of: subject)
    }
}

extension Grant where Op: MovesPoints, Op.Subject == Member {
    private func tellOfLast(because why: Note) throws {
        let last = try transaction.facts.entries(
            of: subject.id, in: subject.household, limit: 1
        ).first
        guard let last else { return }
        try tell(of: .entry(last), because: why)
    }
}

extension Grant where Op == TakePoints {
    private func deductedThisWeek(in home: Principal.Membership) throws -> Int {
        let week = Period.week.days(
            around: home.calendar.today, weekStart: home.household.weekStart)
        guard let week else { return 0 }
        return try transaction.facts.deducted(
            from: subject.id, in: subject.household,
            from: home.household.zone.start(of: week.lowerBound),
            until: home.household.zone.start(of: week.upperBound.adding(days: 1)))
    }
}

// MARK: - Taking back, and objecting

extension Grant where Op == ReversePoints {
    /// Takes a bonus or a deduction back; twice changes nothing.
    func reverse(because why: Note?) throws -> EntryView {
        try reverse(subject, because: why)
        return try view()
    }
}

extension Grant where Op == AppealPoints {
    /// Objects to a deduction.
    func appeal(because reason: Note) throws -> EntryView {
        guard subject.kind == .deduction else {
            throw try ServiceError.points(.noDeduction(number()))
        }
        guard subject.reversedBy == nil, try transaction.facts.appeal(to: subject) == nil else {
            throw try ServiceError.points(.appealed(number()))
        }
        try transaction.add(
            Appeal(entry: subject.sequence, at: instant, reason: reason), in: subject.household)
        try tell(of: .entry(subject), because: reason)
        return try view()
    }
}

extension Grant where Op == UpholdPoints {
    /// Says no to an objection.
    func uphold(because reason: Note?) throws -> EntryView {
        guard try transaction.answer(subject.sequence, answer(reason), in: subject.household) else {
            throw ServiceError.points(.noAppeal(subject.sequence))
        }
        try transaction.forgetNews(
            .appealed, about: subject.sequence, in: subject.household)
        try tell(of: .entry(subject), because: reason)
        return try view()
    }
}

extension Grant where Op.Subject == Entry {
    private func view() throws -> EntryView {
        let entry = try transaction.facts.entry(subject.sequence, in: subject.household)
        let (asker, home) = try membership()
        return EntryView(
            entry ?? subject,
            try transaction.facts.numbers(of: entry ?? subject, for: asker, in: home),
            appeal: try transaction.facts.appeal(to: subject), in: home,
            without: try hiddenHelpers(in: [subject]), seesAll: true)
    }

    /// By which number whoever asks calls the entry.
    private func number() throws -> Int {
        let (asker, home) = try membership()
        return try transaction.facts.numbers(of: subject, for: asker, in: home).own
            ?? subject.sequence
    }
}

extension Facts {
    /// The objection to an entry.
    borrowing func appeal(to entry: Entry) throws -> Appeal? {
        guard entry.kind == .deduction else { return nil }
        return try appeal(against: entry.sequence, in: entry.household)
    }
}
