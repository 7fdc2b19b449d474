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
            late: (try? late.get()) ?? [], waiting: (try? waiting.get()) ?? [],
            owed: (try? owed.get())?.count ?? 0,
            people: answers.asker.home?.people ?? []
        ).sentences
    }
}

/// How a week went for one member.
private struct WeekSummary {
    let handle: String
    let isNamed: Bool
    let isGuardian: Bool
    /// What the member earned.
    let points: Int
    /// So many days in a row all was done that was due.
    let streak: Int
    /// Who did each chore that was done.
    let done: [String]
    let late: [ChoreView]
    let waiting: [ChoreView]
    let owed: Int
    let people: [Asker.Person]

    var sentences: [Phrase] {
        let own = done.count { $0 == handle }
        var sentences: [Phrase] = ["The week is over."]
        if own > 0 || !isGuardian {
            sentences.append("You did \(own) chores, for \(points.inPoints).")
        }
        if streak > 1 { sentences.append("All was done in time, \(streak) days in a row.") }
        sentences += others
        let late = late.count { isGuardian || $0.assignees.contains(handle) || $0.turn == handle }
        if late > 0 { sentences.append("\(late) chores are late.") }
        let waiting = waiting.count { $0.state == .waiting && $0.doneBy != handle }
        if waiting > 0 { sentences.append("\(waiting) chores wait for your OK.") }
        if owed > 0 {
            sentences.append(
                isGuardian
                    ? "\(owed) rewards are to be handed over."
                    : "\(owed) rewards are still to come.")
        }
        return sentences
    }

    /// What the others did: all together, or each where they may be named.
    private var others: [Phrase] {
        let others = done.filter { $0 != handle }
        guard isNamed else {
            return others.isEmpty ? [] : ["The others did \(others.count) chores."]
        }
        return people.compactMap { person in
            let count = others.count { $0 == person.handle }
            return count > 0 ? "\(person.name) did \(count) chores." : nil
        }
    }
}
