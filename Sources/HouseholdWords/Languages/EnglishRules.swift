import HouseholdModel

extension RuleVocabulary {
    /// How house rules are said in English.
    package static let english = RuleVocabulary(
        deeds: chores.merging(rewards) { first, _ in first }.merging(home) { first, _ in first },
        groups: groups, forms: forms, only: "only",
        limits: ["only", "except"], concerning: "for",
        chores: "chores", rewards: "rewards", tagged: ["with", "tagged", "with the tag"],
        fillers: ["please"],
        common: [
            "what", "they", "their", "others", "other", "nothing", "children", "done", "back",
            "before", "away", "only", "each", "anybody", "somebody",
        ],
        times: .english, quotas: .english,
        mustDosFirst: [
            "must-dos come before all other chores", "must-dos come before other chores",
            "must-dos come before all chores",
            "first must-dos, then all other chores", "first must-dos, then other chores",
            "must-dos before all other chores", "must-dos before other chores",
        ])

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
        .markBesidesMustDos: deed(
            "mark other chores than must-dos as done", "mark anything but must-dos as done",
            "do anything but must-dos", "do other chores than must-dos",
            unnamed: [
                Unnamed(.no, .children, "nothing but must-dos counts {when}"),
                Unnamed(.no, .children, "nothing but must-dos count"),
                Unnamed(.no, .children, "nothing except must-dos counts"),
                Unnamed(.no, .children, "nothing counts but must-dos"),
                Unnamed(.no, .children, "nothing counts except must-dos"),
                Unnamed(.no, .children, "only must-dos count"),
                Unnamed(.no, .children, "no chores but must-dos"),
                Unnamed(.no, .children, "no chores except must-dos"),
                Unnamed(.no, .children, "no chores but must-dos count"),
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
