package import HouseholdModel

extension Gate {
    /// How a member's week went, as that member sees it by the rules, a sentence each.
    ///
    /// What the member may not see is not said.
    ///
    /// - Throws: ``ServiceError``, where nothing can be asked at all.
    package func sentences(
        about week: MessageView.Week, in household: Household.ID
    ) async throws(ServiceError) -> [Phrase] {
        let answers = try await answers(
            to: ShowStats(), ShowHistory(from: week.from, to: week.to),
            ListChores(.overdue), ListChores(.waiting), ListRequests(owed: true),
            as: .inPlace(of: week.member, in: household))
        let (stats, done, late, waiting, owed) = answers.outputs
        guard let own = answers.asker.own?.account else { return ["The week is over."] }
        return WeekSummary(
            handle: own.username, isNamed: week.isNamed,
            isGuardian: own.role?.isGuardian == true,
            points: (try? stats.get())?.weeks.first { $0.from == week.from }?.points ?? 0,
            streak: (try? stats.get())?.streak?.current ?? 0,
            done: (try? done.get())?.compactMap(\.doneBy) ?? [],
            late: (try? late.get()) ?? [],
            waiting: own.role?.checksOthers == true ? (try? waiting.get()) ?? [] : [],
            owed: (try? owed.get())?.count ?? 0,
            people: answers.asker.home?.people ?? []
        ).sentences
    }
}
