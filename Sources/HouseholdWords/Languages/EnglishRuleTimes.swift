import HouseholdModel

extension RuleTimes {
    /// English times.
    static let english = RuleTimes(
        days: [
            .monday: ["Mondays", "Monday"], .tuesday: ["Tuesdays", "Tuesday"],
            .wednesday: ["Wednesdays", "Wednesday"], .thursday: ["Thursdays", "Thursday"],
            .friday: ["Fridays", "Friday"], .saturday: ["Saturdays", "Saturday"],
            .sunday: ["Sundays", "Sunday"],
        ],
        weekend: [
            "on weekends", "at weekends", "on the weekend", "at the weekend", "on a weekend",
            "weekends",
        ],
        schoolDays: [
            "on school days", "on weekdays", "on working days", "during the week",
            "in the week", "weekdays", "school days",
        ],
        schoolNights: [
            "on school nights", "on a school night", "on evenings before school",
            "on the evening before school", "before school days", "school nights",
        ],
        leads: ["on", "every", "each"], joints: ["and", "or"], from: ["from"],
        to: ["to", "until", "till", "through"], before: ["before", "until", "till", "by"],
        after: ["after", "from"],
        between: [
            ("between", "and"), ("from", "to"), ("from", "until"), ("from", "till"),
        ],
        clock: ["oclock"], hasHalves: true, named: ["noon": 12, "midnight": 24],
        tablet: [
            "on a shared tablet", "on the shared tablet", "at a shared tablet", "on a tablet",
            "on the tablet", "at the tablet", "on the board",
        ],
        mustDos: [
            "while must-dos are open", "while must-dos are left", "while there are must-dos left",
            "while there are open must-dos", "while there are must-dos", "while a must-do is open",
            "before must-dos are done", "before the must-dos are done",
            "before all must-dos are done",
            "until must-dos are done", "until the must-dos are done", "until all must-dos are done",
            "as long as must-dos are open", "as long as there are must-dos",
            "until must-dos done", "until the must-dos done", "until must-dos are finished",
            "until the must-dos are finished", "before must-dos",
        ],
        afterMustDos: [
            "after must-dos are done", "after the must-dos are done", "after all must-dos are done",
            "after must-dos", "after the must-dos", "after all must-dos", "once must-dos are done",
            "once the must-dos are done", "once all must-dos are done", "when must-dos are done",
            "when the must-dos are done", "when all must-dos are done", "if must-dos are done",
            "if the must-dos are done", "if all must-dos are done",
        ],
        dues: [
            .today: [
                "on the day they are due", "on the day it is due", "on the day that they are due",
                "that are due today", "which are due today", "that is due today", "due today",
                "due that day", "on the due day",
            ],
            .late: [
                "after the due time", "after their due time", "past the due time",
                "past their due time", "after it is due", "after they are due",
                "once they are late", "once it is late", "when they are late", "when it is late",
                "if they are late", "if it is late", "that are late", "which are late",
                "that is late", "that are overdue", "which are overdue", "once they are overdue",
                "when they are overdue", "overdue", "late",
            ],
        ],
        onTime: [
            "on time", "in time", "when they are on time", "if they are on time",
            "before the due time", "until the due time", "until they are late",
            "before they are late", "while they are not late", "when they are not late",
            "if they are not late",
        ],
        leasts: .english,
        said: Said(
            before: "before {0}:00", after: "after {0}:00", between: "between {0}:00 and {1}:00",
            outside: "before {0}:00 or after {1}:00"))
}

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
