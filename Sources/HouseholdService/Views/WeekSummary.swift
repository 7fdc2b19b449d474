import HouseholdModel

/// How a week went for one member.
struct WeekSummary {
    /// How programs call the member.
    let handle: String
    /// Whether others may be named.
    let isNamed: Bool
    /// Whether the member looks after children.
    let isGuardian: Bool
    /// What the member earned.
    let points: Int
    /// So many days in a row all was done that was due.
    let streak: Int
    /// Who did each chore that was done.
    let done: [String]
    /// What is late.
    let late: [ChoreView]
    /// What waits for an answer, for those who give one.
    let waiting: [ChoreView]
    /// How many rewards are still to be handed over.
    let owed: Int
    /// Who lives there.
    let people: [Asker.Person]

    /// The sentences that tell it.
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
