import HouseholdModel

extension RuleVocabulary {
    /// How house rules are said in English.
    package static let english = RuleVocabulary(
        deeds: chores.merging(rewards) { first, _ in first }.merging(home) { first, _ in first },
        groups: groups, forms: forms, only: "only",
        limits: ["only", "except"], concerning: "for",
        chores: "chores", tagged: ["with", "tagged", "with the tag"], fillers: ["please"],
        common: [
            "what", "they", "their", "others", "other", "nothing", "children", "done", "back",
            "before", "away", "only", "each", "anybody", "somebody",
        ],
        times: .english, quotas: .english)

    private static let groups: [HouseGroup: [String]] = [
        .children: [
            "children", "the children", "our children", "kids", "the kids", "our kids", "siblings",
            "brothers and sisters",
        ],
        .parents: ["parents", "the parents", "mum and dad", "mom and dad"],
        .owner: ["the owner"],
        .helpers: ["helpers", "the helpers", "babysitters", "grandparents"],
        .housemates: ["housemates", "the housemates", "flatmates", "roommates"],
        .everybody: ["everybody"],
    ]

    private static let forms: [Form] = denials + limits + rights

    private static let denials: [Form] =
        Form.all(
            .no, .many, "{who} can't {done} {when}", "{who} cannot {done}", "{who} can not {done}",
            "{who} may not {done}", "{who} must not {done}", "{who} mustn't {done}",
            "{who} should not {done}", "{who} shouldn't {done}", "{who} don't {done}",
            "{who} do not {done}", "{who} never {done}", "{who} are not allowed to {done}",
            "{who} aren't allowed to {done}")
        + Form.all(
            .no, .one, "{who} can't {done} {when}", "{who} cannot {done}", "{who} can not {done}",
            "{who} may not {done}", "{who} must not {done}", "{who} mustn't {done}",
            "{who} should not {done}", "{who} shouldn't {done}", "{who} doesn't {done}",
            "{who} does not {done}", "{who} never {does}", "{who} is not allowed to {done}",
            "{who} isn't allowed to {done}")
        + Form.all(
            .no, .all, "nobody can {done} {when}", "nobody may {done}", "nobody {does}",
            "no one can {done}", "no one may {done}", "no one {does}")

    private static let limits: [Form] =
        Form.all(
            .only, .many, "{who} can {done} only {when}", "{who} can only {done}",
            "{who} may {done} only", "{who} may only {done}", "{who} {done} only",
            "{who} only {done}", "{who} can't {done} except", "{who} don't {done} except")
        + Form.all(
            .only, .one, "{who} can {done} only {when}", "{who} can only {done}",
            "{who} may {done} only", "{who} may only {done}", "{who} {does} only",
            "{who} only {does}", "{who} can't {done} except", "{who} doesn't {done} except")
        + Form.all(
            .only, .all, "everybody can {done} only {when}", "everybody can only {done}",
            "everybody may {done} only", "everybody {does} only", "everyone can {done} only",
            "everyone can only {done}", "nobody can {done} except", "nobody {does} except")

    private static let rights: [Form] =
        Form.all(
            .reserved, .many, "only {who} can {done}", "only {who} may {done}", "only {who} {done}",
            "nobody but {who} can {done}", "nobody but {who} {does}")
        + Form.all(
            .reserved, .one, "only {who} can {done}", "only {who} may {done}",
            "only {who} {does}", "nobody but {who} can {done}", "nobody but {who} {does}")
}

// MARK: - What is done

extension RuleVocabulary {
    /// What somebody does; one of them does the same with an `s` behind the first word.
    private static func deed(_ done: String..., unnamed: [Unnamed] = []) -> Deed {
        let does = done.map { text in
            let words = text.split(separator: " ", maxSplits: 1).map(String.init)
            let first = words[0] == "do" ? "does" : words[0] + "s"
            return ([first] + words.dropFirst()).joined(separator: " ")
        }
        return Deed(done: done, does: does, unnamed: unnamed)
    }

    private static let chores: [HouseDeed: Deed] = [
        .markDone: deed(
            "mark chores as done", "mark anything as done", "do chores", "tick off chores",
            "tick chores off", "finish chores",
            unnamed: [
                Unnamed(.no, .children, "nothing counts {when}"),
                Unnamed(.no, .children, "no chores {when}"),
                Unnamed(.no, .children, "no chores count"),
                Unnamed(.no, .children, "chores don't count"),
                Unnamed(.no, .children, "chores don't count any more"),
                Unnamed(.no, .children, "chores done don't count"),
                Unnamed(.no, .children, "nothing counts any more"),
                Unnamed(.only, .children, "chores count only {when}"),
                Unnamed(.only, .children, "chores only count"),
                Unnamed(.only, .children, "chores have to be done"),
                Unnamed(.only, .children, "chores must be done"),
                Unnamed(.only, .children, "chores only"),
                Unnamed(.only, .children, "no chores except"),
                Unnamed(.only, .children, "nothing counts except"),
            ]),
        .markDoneForOthers: deed(
            "mark chores as done for others", "mark chores as done for somebody else",
            "mark chores as done for children", "mark chores as done for a child"),
        .takeBack: deed(
            "take back what is marked as done", "take back what they marked as done",
            "take back what was done", "take back what they did", "take back chores",
            "undo chores"),
        .takeOpenChores: deed(
            "take open chores", "take on open chores", "claim open chores", "claim chores",
            "take chores that are open to all"),
        .handBack: deed(
            "hand back chores", "hand chores back", "give back chores", "give chores back"),
        .handOn: deed("hand on chores", "offer chores", "offer chores to others"),
        .askOff: deed("ask to be let off", "ask to be let off chores", "ask to be excused"),
        .propose: deed(
            "propose chores", "suggest chores",
            unnamed: [Unnamed(.no, .children, "no proposals")]),
        .writeTodos: deed("write to-dos", "write to-dos of their own", "add to-dos"),
        .writeNotes: deed("write notes", "write notes on chores"),
        .remind: deed(
            "remind others", "remind", "remind anybody", "remind each other", "send reminders",
            "remind one another",
            unnamed: [
                Unnamed(.no, .everybody, "no reminders {when}"),
                Unnamed(.only, .everybody, "reminders only {when}"),
            ]),
        .approve: deed(
            "say OK to what was done", "approve chores", "approve what was done", "approve",
            "say OK"),
        .skip: deed("skip chores"),
        .deleteChores: deed("delete chores"),
        .sayAway: deed("enter absences", "say when they are away", "say that they are away"),
    ]

    private static let rewards: [HouseDeed: Deed] = [
        .askForRewards: deed(
            "ask for rewards", "ask for a reward", "request rewards", "buy rewards",
            "spend points", "cash in points",
            unnamed: [
                Unnamed(.no, .children, "no rewards {when}"),
                Unnamed(.only, .children, "rewards only {when}"),
                Unnamed(.only, .children, "no rewards except"),
                Unnamed(.only, .children, "rewards are only"),
                Unnamed(.only, .children, "rewards are for only"),
                Unnamed(.only, .children, "rewards are only for"),
                Unnamed(.only, .children, "rewards can be asked for only"),
                Unnamed(.only, .children, "rewards can only be asked for"),
                Unnamed(.only, .children, "points can be cashed in only"),
                Unnamed(.only, .children, "points can only be cashed in"),
            ]),
        .setGoals: deed("set goals", "choose goals"),
        .makeWishes: deed(
            "make wishes", "propose rewards", "suggest rewards",
            unnamed: [
                Unnamed(.no, .children, "no wishes {when}"),
                Unnamed(.only, .children, "wishes only {when}"),
            ]),
        .decideRewards: deed(
            "decide about rewards", "decide on rewards", "grant rewards", "approve rewards"),
        .planRewards: deed("set up rewards", "add rewards", "change rewards"),
        .giveBonus: deed(
            "give bonus points", "give extra points", "give points",
            unnamed: [
                Unnamed(.no, .parents, "no bonus points {when}"),
                Unnamed(.only, .parents, "bonus points only {when}"),
            ]),
        .takePoints: deed(
            "take points away", "take away points", "deduct points",
            unnamed: [
                Unnamed(.no, .parents, "no points are taken away {when}"),
                Unnamed(.no, .parents, "no deductions"),
                Unnamed(.only, .parents, "points are taken away only {when}"),
                Unnamed(.only, .parents, "deductions only"),
            ]),
        .siblingsPoints: deed(
            "get all points for siblings' chores", "get full points for siblings' chores",
            unnamed: [
                Unnamed(.no, .children, "points for siblings' chores are half {when}"),
                Unnamed(.no, .children, "points for siblings' chores count half"),
                Unnamed(.no, .children, "siblings' chores give half the points"),
                Unnamed(.no, .children, "half points for siblings' chores"),
            ]),
    ]

    private static let home: [HouseDeed: Deed] = [
        .invite: deed("invite people", "invite anybody", "invite others"),
        .givePasses: deed("give passes"),
        .changeSettings: deed(
            "change the household's settings", "change the settings", "change settings"),
        .changeProfile: deed("change profiles", "change their profile", "change their picture"),
        .changePrivacy: deed(
            "change what is private", "change their privacy", "hide anything"),
        .setUpMessages: deed("set up messages", "set up where messages go"),
        .seeLeaders: deed(
            "see who leads", "see the leaderboard", "look at the leaderboard",
            unnamed: [
                Unnamed(.no, .children, "no leaderboard"),
                Unnamed(.only, .children, "the leaderboard only"),
            ]),
        .seeSiblings: deed(
            "see others' chores", "see each other's chores", "see one another's chores",
            "see their siblings' chores", "see what others have to do"),
        .seePoints: deed(
            "see others' points", "see each other's points", "see one another's points",
            "see their siblings' points"),
        .seeAbsences: deed(
            "see others' absences", "see who is away", "see who else is away"),
        .seeHistory: deed("see what was done before", "see the history", "look at the history"),
    ]
}

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
