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

    /// Whose sheet hangs on the wall: who prints it on Mondays, who types on some evenings what was ticked, and when.
    struct Paper: Sendable {
        let of: String
        let printer: String
        let typist: String
        let hour: Int
        /// On which days of the week there is nothing but the sheet, from Monday, 0, on.
        let days: Set<Int>
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
    /// What they type now and then.
    var habits: [MonthHabit] = []
    var paper: Paper?
    /// Who writes down a receipt each Sunday, and compares the one before.
    var receipts: Set<String> = []

    var people: [Person] { adults + children }

    /// For how many hours nobody has to look until what waits counts, where that is set.
    var silence: Int? {
        beginning.contains("household settings approve-after 24h") ? 24 : nil
    }

    /// Whether a sibling's chore is worth half.
    var halves: Bool { beginning.contains { $0.hasPrefix("rules set siblings-half") } }

    /// What is paid for all of a routine.
    var bonuses: [String: Int] {
        let lines = beginning.compactMap {
            $0.firstMatch(of: /routine add ([a-z]+) .* --bonus ([0-9]+)/)
        }
        return Dictionary(uniqueKeysWithValues: lines.map { (String($0.1), Int($0.2) ?? 0) })
    }

    /// Whether nothing counts while must-dos are open.
    var hasMustDosFirst: Bool { beginning.contains { $0.contains("before all other chores") } }

    func isChild(_ handle: String) -> Bool { children.contains { $0.handle == handle } }

    package static let all = [little, teens, unseen, flat]
}
