extension MonthFamily {
    /// Two little ones with a round of the day, and parents who look each evening; on Wednesdays Max has a sheet alone.
    static let little = MonthFamily(
        description: "with two little ones",
        adults: [
            Person(name: "Anna", hours: [20], zeal: 10), Person(name: "Ben", hours: [21], zeal: 5),
        ],
        children: [
            Person(name: "Mia", hours: [8, 17], zeal: 9), Person(name: "Max", hours: [18], zeal: 7),
        ],
        beginning: [
            "household settings approval always",
            "chore add \"Make your bed\" --each mia,max --every day",
            "chore add \"Brush your teeth\" --each mia,max --every day --at 19:00",
            "chore add \"Feed the cat\" --to mia --points 2 --every day --at 18:00",
            "chore add \"Set the table\" --rotate mia,max --every day --at 18:30",
            "chore add \"Pack the bag\" --each mia,max --every weekday --at 19:00 --must-do",
            "chore add \"Tidy the room\" --each mia,max --points 4 --every saturday",
            "chore pack 3-5 --for max --only 7,9", "chore pack 6-7 --for mia --only 9",
            "routine add morning bed --bonus 1",
            "routine add evening teeth,bag --bonus 2",
            "reward add \"Movie night\" #screen for 6", "reward add \"Ice cream\" for 4",
            "rules set screen-nights --yes",
            "rules say \"No rewards while must-dos are open\" --yes",
        ],
        habits: [
            MonthHabit("mia", "routine start evening", at: 17, on: .each(1)),
            MonthHabit("mia", "goal set ice", at: 17, on: .each(0)),
            MonthHabit(
                "mia", "goal save 2", at: 17, on: .each(2), .worksUnless(["none are left"])),
            MonthHabit("mia", "goal take 1", at: 17, on: .once(16)),
            MonthHabit(
                "mia", "reward request ice", at: 17, on: .each(6),
                .worksUnless(["are missing", "No rewards while must-dos are open."]),
                moving: ["mia": -4]),
            MonthHabit(
                "anna", "reward grant ice", at: 20, on: .each(6),
                .worksUnless(["No request here matches"])),
            MonthHabit(
                "anna", "reward deliver ice", at: 20, on: .each(0),
                .worksUnless(["No request here matches"])),
            MonthHabit("max", "wish \"A day at the zoo\"", at: 18, on: .once(1)),
            MonthHabit("anna", "reward price zoo 20", at: 20, on: .once(2)),
            MonthHabit("max", "wish \"A pony\"", at: 18, on: .once(9)),
            MonthHabit("anna", "reward refuse pony --why \"No room\"", at: 20, on: .once(11)),
            MonthHabit(
                "max", "reward request movie", at: 18, on: .each(1),
                .isRefused("Tomorrow is a school day")),
            MonthHabit(
                "max", "reward request movie", at: 18, on: .each(5),
                .worksUnless(["are missing", "No rewards while must-dos are open."]),
                moving: ["max": -6]),
            MonthHabit(
                "anna", "reward grant movie", at: 20, on: .each(5),
                .worksUnless(["No request here matches"])),
            MonthHabit(
                "anna", "reward deliver movie", at: 20, on: .each(6),
                .worksUnless(["No request here matches"])),
        ],
        paper: Paper(of: "max", printer: "anna", typist: "ben", hour: 21, days: [2]),
        receipts: ["mia"])
}
