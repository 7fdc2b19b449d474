/// The slips that change nothing, so that nobody can notice them, each with the reason.
enum SameMeaning {
    static let reasons: [RuleFile: [String: String]] = [
        .family: [
            "account.anybody: about resource": program,
            "account.own: about resource": program,
            "account.without-household: about resource": program,
            "account.delete: about resource": program,
            "account.email: about resource": program,
            "account.email-without-household: about resource": program,
            "account.consent: about resource": program,
            "household.founders: about resource": program,
            "household.adults: about resource": program,
            #"household.adults: about principal in Role::"member""#: children,
            "household.adults-leave: about principal": children,
            #"household.adults-leave: about principal in Role::"member""#: children,
            "chore.do-for-child: without context.doer in principal.household": home,
            "chore.undo-own: without resource has done_on":
                "What somebody did was done on a day.",
            "pass.see: about principal": helpers,
            #"pass.see: about principal in Role::"adult""#: helpers,
            "pass.remind: about principal": helpers,
            #"pass.remind: about principal in Role::"adult""#: helpers,
            "pass.done: about principal": helpers,
            #"pass.done: about principal in Role::"adult""#: helpers,
            "pass.undone: about principal": helpers,
            #"pass.undone: about principal in Role::"adult""#: helpers,
            "pass.undone: without resource has doer": done,
            "pass.undone: without resource has recorded_by": done,
            "pass.undone: without resource has done_on": done,
            "pass.approve: about principal": helpers,
            #"pass.approve: about principal in Role::"adult""#: helpers,
            "pass.used-up: about principal": helpers,
            #"pass.used-up: about principal in Role::"adult""#: helpers,
        ],
        .housemates: [
            "chore.do-for-another: without context.doer in principal.household": home
        ],
        .walls: [
            "wall.last-owner-leaves-not: about principal":
                "The schema has members alone leave a household.",
            "wall.own-details: about principal": "Every role is one of a member.",
            "wall.board: without resource is Occurrence":
                "The schema has dates of chores alone done and taken back.",
        ],
    ]

    private static let program = "The schema has these actions done to the program only."
    private static let children =
        "Of members only children are no adults, and a wall keeps children from it."
    private static let helpers = "Nobody but a helper has a pass."
    private static let done =
        "What is done, or waits, was done by somebody, on a day, as somebody said."
    private static let home =
        "The gate looks at home only for whoever a request names, and finds nobody else."
}
