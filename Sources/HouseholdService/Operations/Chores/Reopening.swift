import HouseholdDatabase
import HouseholdModel

// Taking back that a date was done.

extension Grant where Op: MovesPoints, Op.Subject == Occurrence {
    /// Opens the date again, and takes back what was booked for it.
    ///
    /// - Parameters:
    ///   - occurrence: The date.
    ///   - completion: That it was done.
    ///   - doer: Who did it.
    ///   - member: Who says that it is to be done again.
    ///   - reason: Why.
    ///   - tell: Tells whoever did it, who has so many points less.
    /// - Returns: What came of it.
    /// - Throws: ``ServiceError``.
    func open(
        _ occurrence: Occurrence, takingBack completion: Completion, of doer: Member,
        by member: Member, because reason: Note?, telling tell: (Int) throws -> Void
    ) throws -> CompletionOutcome {
        let ground = try completion.isWaiting ? nil : badgeGround(of: doer)
        let later = try followers(of: occurrence)
        try goBack(to: occurrence)
        let isReopened = try transaction.reopen(
            occurrence, takingBack: completion, by: member.id, at: instant, sentBack: reason)
        guard isReopened else { throw ServiceError.changedMeanwhile }
        var reopened = occurrence.at(.open(sentBack: reason))
        if reopened.week != nil, later.contains(where: { !$0.isOpen }),
            let open = later.first(where: \.isOpen)
        {
            let calendar = try membership().home.calendar
            reopened = reopened.replacing(open, in: calendar)
            guard try transaction.replan(reopened, in: calendar.zone) else {
                throw ServiceError.changedMeanwhile
            }
        }
        if let moment = completion.settledAt {
            let news: Notice.ChoreNews =
                completion.isPaidLess ? .approvedForLess : .approved
            try transaction.forgetNews(
                completion.silence == nil ? news : .unseen, about: occurrence.chore.id,
                to: doer.id, at: moment, in: doer.household)
        }
        let (points, rewards) = try takeBack(completion, of: occurrence, by: doer)
        try tell(points)
        if let ground { try revokeBadges(since: ground, without: [completion.id]) }
        return CompletionOutcome(
            occurrence: reopened, doer: doer, points: -points, rewards: rewards)
    }
}

extension Grant {
    /// The points that went, and the last entry by which they did.
    func loss(of points: Int, by doer: Member) throws -> Notice.Loss? {
        guard points > 0 else { return nil }
        return try transaction.facts.entries(of: doer.id, in: doer.household, limit: 1).first
            .map { Notice.Loss(entry: $0.sequence, points: points) }
    }
}

// MARK: - Coming back

extension Grant where Op.Subject == Occurrence {
    /// Takes back the open dates that came of this one.
    func goBack(to occurrence: Occurrence) throws {
        for other in try others(than: occurrence)
        where other.isOpen && !other.isPart(of: occurrence) {
            guard try transaction.withdraw(other) else { throw ServiceError.changedMeanwhile }
        }
    }

    /// Those that came after it.
    private func followers(of occurrence: Occurrence) throws -> [Occurrence] {
        try others(than: occurrence).filter { $0.ordinal > occurrence.ordinal }
    }

    /// Later dates have to be taken back first.
    func checkIsLast(_ occurrence: Occurrence) throws {
        let later = try followers(of: occurrence).filter { !$0.isOpen }
        guard let day = later.compactMap({ $0.due?.day }).max() else { return }
        throw ServiceError.chore(.laterDates(occurrence.chore.number, day))
    }
}
