extension MonthFamily {
    /// Teenagers who do half of it, late, or hand it on, and parents who look twice a week; points become money.
    static let teens = MonthFamily(
        description: "with teenagers",
        adults: [
            Person(name: "Anna", hours: [18], zeal: 10, days: 6...6),
            Person(name: "Ben", hours: [21], zeal: 10, days: 2...2),
        ],
        children: [
            Person(name: "Mia", hours: [19], zeal: 6), Person(name: "Max", hours: [22], zeal: 5),
        ],
        strictness: 2,
        beginning: [
            "household settings approval earned",
            "chore add \"Empty the dishwasher\" --rotate mia,max --points 2 --every day",
            "chore add \"Walk the dog\" --roster \"mon-wed mia, thu-sat max\" --points 3 --every day"
                + " --at 20:00",
            "chore add \"Do the laundry\" --to mia --points 5 --every \"wed\" --at 19:00",
            "chore add \"Clean the bathroom\" --rotate mia,max --points 6 --every saturday",
            "chore add \"Take out the trash\" --to max --points 2 --every \"tue,fri\" --at 19:00",
            "chore add \"Mow the lawn\" --points 8 --every \"2 weeks on sat\"",
            "chore add \"Do the homework\" --each mia,max --every \"mon,wed\" --at 18:00 --must-do",
            "chore add \"Practise the guitar\" --to mia --points 2 --every \"3 times a week\"",
            "reward add Cinema for 10",
            "rules set siblings-half --yes",
            "rules say \"Must-dos come before all other chores\" --yes",
            "money rate 10=1.00 EUR --password-stdin",
            "money allowance mia 2.00 every saturday --password-stdin",
        ],
        habits: [
            MonthHabit(
                "max", "chore offer trash --to mia --points 1", at: 16, on: .each(1), .handsOn),
            MonthHabit(
                "mia", "chore take-over trash", at: 20, on: .each(1),
                .worksUnless(["No chore here matches", "Nothing but must-dos counts"])),
            MonthHabit("mia", "chore offer laundry --to max", at: 16, on: .each(2), .handsOn),
            MonthHabit(
                "max", "chore refuse laundry --why \"I have homework\"", at: 18, on: .each(2),
                .worksUnless(["No chore here matches"])),
            MonthHabit(
                "anna", "rules trial school-nights --until 2026-12-13 --yes --password-stdin",
                at: 18, on: .once(13)),
            MonthHabit("anna", "rules trial", at: 18, on: .once(20)),
            MonthHabit(
                "mia", "reward request cinema", at: 19, on: [8, 22],
                .worksUnless(["are missing"]), moving: ["mia": -10]),
            MonthHabit(
                "mia", "reward request cinema", at: 19, on: .once(15),
                .isRefused("Tomorrow is a school day")),
            MonthHabit(
                "anna", "reward grant cinema", at: 18, on: .each(6),
                .worksUnless(["No request here matches"])),
            MonthHabit(
                "anna", "money payout mia 0.50 --password-stdin", at: 18, on: .each(6),
                .worksUnless(["points to spend"]), moving: ["mia": -5]),
            MonthHabit(
                "anna", "money settle mia", at: 18, on: .each(6), .worksUnless(["Nothing is owed"])),
            MonthHabit("mia", "money list", at: 19, on: .each(5)),
        ],
        receipts: ["mia"])
}
