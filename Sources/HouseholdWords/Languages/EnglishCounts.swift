import HouseholdService

extension EnglishTongue {
    /// So much of something: what stands before the number and behind it, of one and of several.
    private func amounts(
        _ start: String, _ noun: String, _ nouns: String, _ end: String, many: String? = nil,
        some: String? = nil, none: String? = nil, fewer: String = "fewer than"
    ) -> RuleAmounts {
        let start = start.isEmpty ? "" : start + " "
        return RuleAmounts(
            one: "\(start){0} \(end)", many: "\(start){0} \(many ?? end)",
            some: some ?? "a \(noun)", none: none ?? "no \(noun)", noun: noun, nouns: nouns,
            least: "at least", fewer: fewer, exactly: "exactly")
    }

    func words(for count: RuleCount) -> RuleAmounts {
        switch count {
        case .mustDosOpen: amounts("they have", "must-do", "must-dos", "left today")
        case .requestsToday: amounts("they asked for", "reward", "rewards", "today")
        case .requestsThisWeek: amounts("they asked for", "reward", "rewards", "this week")
        case .offersThisWeek: amounts("they offered", "chore", "chores", "to others this week")
        case .doneToday: amounts("they did", "chore", "chores", "today")
        case .doneThisWeek: amounts("they did", "chore", "chores", "this week")
        case .streak:
            amounts(
                "they did all on", "day", "days", "in a row", some: "at least 1 day",
                none: "fewer than 1 day")
        case .minutesSinceDone:
            amounts(
                "they did their last chore", "minute", "minutes", "ago", some: "at least 1 minute",
                none: "less than 1 minute", fewer: "less than")
        case .parentsHome: amounts("", "parent", "parents", "is at home", many: "are at home")
        case .childrenHome:
            amounts(
                "", "child", "children", "is at home", many: "are at home")
        case .passUsed:
            amounts(
                "", "point", "points", "of their pass is used", many: "of their pass are used")
        case .passLimit: amounts("their pass is for", "point", "points", "in all")
        }
    }
}
