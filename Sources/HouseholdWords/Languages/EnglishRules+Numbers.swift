extension RuleLeasts {
    /// English words for what has to be done first.
    static let english = RuleLeasts(
        numbers: RuleQuotas.englishNumbers,
        before: [
            .today: [
                "before {0} chores are done today", "before {0} chore is done today",
                "before {0} chores are done", "before {0} chore is done", "before {0} chores",
                "until {0} chores are done today", "until {0} chores are done",
            ],
            .week: [
                "before {0} chores are done this week", "before {0} chore is done this week",
                "until {0} chores are done this week",
            ],
            .streak: [
                "without a streak of {0} days", "without a streak of {0} day",
                "before a streak of {0} days", "before {0} days in a row",
            ],
            .minutes: [
                "within {0} minutes of the last chore", "within {0} minute of the last chore",
                "within {0} minutes after the last chore",
                "in the {0} minutes after the last chore",
                "before {0} minutes after the last chore", "within {0} minutes of a chore",
                "within {0} minutes of doing a chore", "until {0} minutes after the last chore",
            ],
            .parents: [
                "while fewer than {0} parents are home", "while no parent is home",
                "while no parent is at home", "while no parents are home",
                "when no parent is home", "when no parent is at home", "when no parents are home",
                "if no parent is home", "unless a parent is home", "unless a parent is at home",
                "unless {0} parents are home", "without a parent at home",
            ],
            .children: [
                "while fewer than {0} children are home", "while no child is home",
                "while no child is at home", "while no children are home",
                "when fewer than {0} children are home", "when no child is home",
                "when no child is at home", "when no children are home", "if no child is home",
                "unless a child is home", "unless {0} children are home",
            ],
        ],
        after: [
            .today: [
                "after {0} chores are done today", "after {0} chores are done",
                "after {0} chores", "after {0} chore", "once {0} chores are done today",
                "once {0} chores are done", "when {0} chores are done today",
                "when {0} chores are done",
            ],
            .week: [
                "after {0} chores are done this week", "after {0} chores this week",
                "once {0} chores are done this week", "when {0} chores are done this week",
            ],
            .streak: [
                "with a streak of {0} days", "after a streak of {0} days",
                "after {0} days in a row",
            ],
            .minutes: [
                "{0} minutes after the last chore", "from {0} minutes after the last chore",
                "{0} minute after the last chore",
            ],
            .parents: [
                "while {0} parents are home", "while a parent is home",
                "while a parent is at home", "when a parent is home", "when a parent is at home",
                "if a parent is home", "with a parent at home", "when {0} parents are home",
            ],
            .children: [
                "while {0} children are home", "while a child is home", "while a child is at home",
                "when {0} children are home", "when a child is home", "if a child is home",
            ],
        ])
}

extension RuleQuotas {
    fileprivate static let englishNumbers = [
        "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    ]

    /// English limits.
    static let english = RuleQuotas(
        numbers: Self.englishNumbers, ones: ["a"],
        leads: ["only", "at most", "no more than", "not more than", "just"],
        rewards: Things(one: ["reward"], many: ["rewards"]),
        offers: Things(
            one: ["handed-on chore", "chore handed on"],
            many: ["handed-on chores", "chores handed on"]),
        day: ["a day", "per day", "each day"], week: ["a week", "per week", "each week"],
        concerning: "for", owner: ["the owner"])
}
