extension MonthFamily {
    /// Three who share a flat, say OK to nothing, and owe each other something each week.
    static let flat = MonthFamily(
        description: "that is a flat",
        adults: [
            Person(name: "Nora", hours: [19], zeal: 8), Person(name: "Ole", hours: [22], zeal: 3),
            Person(name: "Pia", hours: [9], zeal: 6, days: 5...6),
        ],
        children: [], isFlat: true,
        beginning: [
            "chore add \"Clean the kitchen\" --rotate nora,ole,pia --points 3 --every week",
            "chore add \"Clean the bathroom\" --rotate nora,ole,pia --points 4 --every week",
            "chore add \"Take out the trash\" --rotate nora,ole,pia --every \"mon,thu\" --at 20:00",
            "chore add \"Buy soap\" --every month", "chore add \"Water the plants\" --every sunday",
            "chore add \"Buy milk\" --every \"2 times a week\"",
            "routine add weekend kitchen,plants", "money currency EUR --password-stdin",
            "rules say \"Housemates can't delete chores\" --yes",
        ],
        habits: [
            MonthHabit(
                "ole", "chore delete soap", at: 22, on: .once(4),
                .isRefused("Housemates can't delete chores.")),
            MonthHabit("nora", "money charge ole 12.50 Pizza --due friday", at: 19, on: .each(0)),
            MonthHabit("ole", "money pay nora 12.50", at: 22, on: .each(2)),
            MonthHabit("pia", "money charge nora 8.00 Milk", at: 9, on: .each(5)),
            MonthHabit("nora", "money settle pia", at: 19, on: .each(6)),
            MonthHabit(
                "nora", "chore offer kitchen --to ole", at: 18, on: .each(3), .handsOn),
            MonthHabit(
                "ole", "chore take-over kitchen", at: 21, on: .each(3),
                .worksUnless(["No chore here matches"])),
            MonthHabit(
                "ole", "claim milk", at: 21, on: .each(1),
                .worksUnless(["No chore here matches", "already"])),
            MonthHabit("pia", "routine start weekend", at: 9, on: .each(5)),
            MonthHabit(
                "nora",
                "rules trial \"Only the owner can skip chores\" --until 2026-12-06 --yes"
                    + " --password-stdin", at: 19, on: .once(7)),
            MonthHabit("nora", "rules trial", at: 19, on: .once(15)),
        ])
}
