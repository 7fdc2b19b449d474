extension MonthFamily {
    /// Three children, much to do, little of it done, and nobody who looks, or answers what they ask.
    static let unseen = MonthFamily(
        description: "in which nobody looks",
        adults: [Person(name: "Anna", hours: [22], zeal: 0, days: 5...5)],
        children: [
            Person(name: "Mia", hours: [16], zeal: 4), Person(name: "Max", hours: [17], zeal: 3),
            Person(name: "Kim", hours: [18], zeal: 2),
        ],
        beginning: [
            "household settings approval always", "household settings approve-after 24h",
            "chore add \"Make your bed\" --each mia,max,kim --every day",
            "chore add \"Homework\" --each mia,max,kim --every weekday --at 17:00 --must-do",
            "chore add \"Clear the table\" --rotate mia,max,kim --every day --at 19:00",
            "chore add \"Sweep the floor\" --rotate mia,max,kim --points 2 --every day",
            "chore add \"Feed the hens\" --rotate mia,max,kim --points 2 --every day --at 18:00",
            "chore add \"Practise the piano\" --each mia,kim --points 2 --every \"2 times a week\"",
            "chore add \"Tidy the room\" --each mia,max,kim --points 4 --every saturday",
            "chore add \"Bring the bottles back\" --points 3 --every \"2 weeks on sat\"",
            "chore add \"Wash the car\" --to max --points 5 --every month",
            "chore pack 8-10 --for kim --only 6,12", "reward add Cinema for 6",
            "routine add school homework,piano", "rules set one-offer-a-week --yes",
        ],
        habits: [
            MonthHabit("mia", "wish \"A trip to the sea\"", at: 16, on: .once(3)),
            MonthHabit("mia", "reward retract sea", at: 16, on: .once(24)),
            MonthHabit(
                "max", "chore offer \"clear the table\" --to kim", at: 17, on: .each(1), .handsOn),
            MonthHabit(
                "mia", "claim bottles", at: 16, on: .each(5),
                .worksUnless(["No chore here matches", "already"])),
            MonthHabit("mia", "goal set cinema", at: 16, on: .once(0)),
            MonthHabit(
                "mia", "goal save 1", at: 16, on: .each(2),
                .worksUnless(["none are left", "is asked for"])),
            MonthHabit("mia", "routine start school", at: 16, on: .each(0)),
            MonthHabit(
                "mia", "reward request cinema", at: 16, on: .once(18),
                .worksUnless(["are missing"]), moving: ["mia": -6]),
            MonthHabit(
                "mia", "reward withdraw cinema", at: 16, on: .once(26),
                .worksUnless(["No request here matches"]), moving: ["mia": 6]),
        ],
        paper: Paper(of: "kim", printer: "anna", typist: "kim", hour: 18, days: [3]),
        receipts: ["mia"])
}
