import HouseholdModel
package import HouseholdService

extension ChoreProblem {
    /// What is told of chores.
    package var explanation: Explanation {
        switch self {
        case .doneByOther(let number, let name?):
            Explanation(
                code, .conflict, "\(name.text) has already done chore \(number).")
        case .doneByOther(let number, nil):
            Explanation(
                code, .conflict, "Somebody else has already done chore \(number).")
        case .notYet(let title, let begin):
            Explanation(
                code, .conflict,
                "It is too early for \"\(title.text)\": not before \(begin.short). A parent can allow it sooner."
            )
        case .notThisWeek(let title, let day):
            Explanation(
                code, .conflict,
                "It is too early for \"\(title.text)\": the next time counts from \(day.short) on.")
        case .isLater(let title, let due):
            Explanation(
                code, .conflict,
                "\"\(title.text)\" is done for today. Yours is \(due.short).")
        case .noDate(let title, let day):
            Explanation(
                code, .conflict,
                "\"\(title.text)\" is not to be done on \(day.short), or that day's turn has not come up yet."
            )
        case .isDone(let number):
            Explanation(
                code, .conflict,
                "Chore \(number) is done and can't be changed any more.",
                try: ["undone \(number)"])
        case .isClosed(let number):
            Explanation(
                code, .conflict, "Chore \(number) was let be this time.",
                try: ["undone \(number)"])
        case .isAssigned(let number):
            Explanation(
                code, .conflict,
                "Chore \(number) is somebody's by plan. Only a chore that is open to all can be taken.",
                try: ["chore list --unassigned"])
        case .repeats(let number):
            Explanation(
                code, .conflict, "Chore \(number) comes back by a rule.",
                try: [
                    "chore move \(number) --due tomorrow   moves this one date",
                    "chore edit \(number) --every DAYS   changes the rule",
                ])
        case .anyDay(let number):
            Explanation(
                code, .conflict,
                "Chore \(number) can be done on any day of the week, so there is no day to move.",
                try: [
                    "chore skip \(number)   leaves out one time",
                    "chore edit \(number) --every DAYS   changes the rule",
                ])
        case .neverOccurs:
            Explanation(code, .data, "That would never come round.")
        case .laterDates(let number, let day):
            Explanation(
                code, .conflict,
                "Chore \(number) was done again for \(day). Take that back first.",
                try: ["undone \(number)"])
        case .waits(let number):
            Explanation(
                code, .conflict,
                "What was done of chore \(number) waits for an OK. Answer it first.",
                try: ["approve \(number)", "no \(number)"])
        case .nothingWaits(let number):
            Explanation(
                code, .conflict, "Nothing of chore \(number) waits for an OK.",
                try: ["chore list --waiting"])
        case .whose(let number, let names):
            Explanation(
                code, .data,
                "Chore \(number) is for \(names.joined(separator: ", ")). Say whose you mean.",
                try: names.prefix(1).map { "--for \($0)" })
        case .isNotFor(let number, let name):
            Explanation(
                code, .conflict, "Chore \(number) is not for \(name.text).",
                try: ["chore edit \(number) --each NAMES"])
        case .isProposed(let number):
            Explanation(
                code, .conflict,
                "Chore \(number) is only proposed. A parent has yet to say yes.",
                try: ["chore accept \(number)"])
        case .asksToSkip(let number, let name, let reason):
            Explanation(
                code, .conflict,
                reason.map { "\(name.text) asks to skip chore \(number): \($0.text)" }
                    ?? "\(name.text) asks to skip chore \(number).",
                try: [
                    "chore skip \(number)   lets it be this time",
                    "no \(number)   it is to be done all the same",
                ])
        case .notProposed(let number):
            Explanation(
                code, .conflict, "Chore \(number) is no proposal, or not any more.",
                try: ["chore list --waiting"])
        case .parentsAdd:
            Explanation(
                code, .conflict, "You need nobody's yes: just add it.",
                try: ["chore add \"Wash the car\""])
        case .isNotToDo(let number):
            Explanation(code, .conflict, "Chore \(number) is not to be done at the moment.")
        case .reminded(let number, let name):
            Explanation(
                code, .conflict,
                "You reminded \(name.text) of chore \(number) today already.")
        case .tooManyNotes(let number):
            Explanation(
                code, .data,
                "There are \(ChoreNote.most) notes on chore \(number), and no more fit.")
        case .todoIsOwn:
            Explanation(
                code, .data,
                "A to-do of your own is only yours: it has no points, and no parent looks at it.",
                try: [
                    "chore propose \"Wash the car\"   asks for a chore with points",
                    "chore add \"Wash the car\" --private --to NAME --points 3   is for parents",
                ])
        case .stepsLeft(let number, let steps):
            Explanation(
                code, .conflict,
                """
                First tick what is left of chore \(number): \
                \(steps.sorted { $0.key < $1.key }.map { "\"\($0.value.text)\"" }.joined(separator: ", ")).
                """,
                try: ["chore check \(number) \(steps.keys.min() ?? 1)"])
        case .noStep(let number, let count):
            Explanation(
                code, .data,
                count == 0
                    ? "Chore \(number) has no steps."
                    : "The steps of chore \(number) are 1 to \(count).",
                try: ["chore show \(number)"])
        case .isShared(let number):
            Explanation(
                code, .conflict, "Of chore \(number) each does their own, so it can't be handed on."
            )
        case .isOffered(let number, let name):
            Explanation(
                code, .conflict, "Chore \(number) is offered to \(name.text) already.",
                try: ["chore retract \(number)"])
        case .isHandedOn(let number, let name):
            Explanation(
                code, .conflict,
                "Chore \(number) was handed on to \(name.text), and can't be handed on again.")
        case .notOffered(let number):
            Explanation(code, .conflict, "Chore \(number) is not on offer, or not any more.")
        case .isAway(let number, let name):
            Explanation(code, .conflict, "\(name.text) is away on the day of chore \(number).")
        case .onlyHelps(let name):
            Explanation(
                code, .data,
                """
                \(name.text) only helps here, and does no chores. Give it to somebody of the family, \
                or to nobody: then it is open to all.
                """)
        case .pastDue(let day):
            Explanation(
                code, .data, "\(day.dated) is over already.",
                try: ["--past   for a chore that is late from the start"])
        }
    }
}

extension Due {
    /// `Wed 25 Nov`, with the time where one is named.
    fileprivate var short: Phrase { time.map { "\(day.short) \($0)" } ?? day.short }
}
