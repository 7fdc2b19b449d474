/// A home whose people have habits, as data.
package struct MonthFamily: CustomStringConvertible, Sendable {
    /// Somebody who lives there.
    package struct Person: Sendable {
        package let name: String
        /// At which hours of the day they look, and do something.
        let hours: [Int]
        /// Of ten things to do at such an hour, how many they do.
        let zeal: Int
        /// On which days of the week they look, from Monday, 0, on.
        var days = 0...6

        /// What they are called at the prompt.
        package var handle: String { name.lowercased() }
    }

    package let description: String
    /// Those who say OK; the first owns the home.
    let adults: [Person]
    package let children: [Person]
    /// Whether it is a flat, whose people are all grown up.
    package var isFlat = false
    /// Of twelve looks at what waits, how many are a no.
    var strictness = 1
    /// What the owner types before the month begins.
    let beginning: [String]

    var people: [Person] { adults + children }

    /// For how many hours nobody has to look until what waits counts, where that is set.
    var silence: Int? {
        beginning.contains("household settings approve-after 24h") ? 24 : nil
    }

    package static let all = [little, teens, unseen, flat]
}

extension MonthFamily {
    /// Two little ones with a round of the day, and parents who look each evening.
    private static let little = MonthFamily(
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
            "chore add \"Pack the bag\" --each mia,max --every weekday --at 19:00",
            "chore add \"Tidy the room\" --each mia,max --points 4 --every saturday",
            "chore add \"Water the plants\" --points 2 --every sunday",
        ])

    /// Teenagers who do half of it, late, and parents who look on Sundays only.
    private static let teens = MonthFamily(
        description: "with teenagers",
        adults: [Person(name: "Anna", hours: [18], zeal: 10, days: 6...6)],
        children: [
            Person(name: "Mia", hours: [19], zeal: 5), Person(name: "Max", hours: [22], zeal: 4),
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
        ])

    /// Three children, much to do, little of it done, and nobody who looks.
    private static let unseen = MonthFamily(
        description: "in which nobody looks",
        adults: [Person(name: "Anna", hours: [22], zeal: 0, days: 5...5)],
        children: [
            Person(name: "Mia", hours: [16], zeal: 4), Person(name: "Max", hours: [17], zeal: 3),
            Person(name: "Kim", hours: [18], zeal: 2),
        ],
        beginning: [
            "household settings approval always", "household settings approve-after 24h",
            "chore add \"Make your bed\" --each mia,max,kim --every day",
            "chore add \"Homework\" --each mia,max,kim --every weekday --at 17:00",
            "chore add \"Clear the table\" --rotate mia,max,kim --every day --at 19:00",
            "chore add \"Sweep the floor\" --rotate mia,max,kim --points 2 --every day",
            "chore add \"Feed the hens\" --rotate mia,max,kim --points 2 --every day --at 18:00",
            "chore add \"Practise the piano\" --each mia,kim --points 2 --every \"mon,wed,fri\"",
            "chore add \"Tidy the room\" --each mia,max,kim --points 4 --every saturday",
            "chore add \"Bring the bottles back\" --points 3 --every \"2 weeks on sat\"",
            "chore add \"Wash the car\" --to max --points 5 --every month",
        ])

    /// Three who share a flat, and say OK to nothing.
    private static let flat = MonthFamily(
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
        ])
}
