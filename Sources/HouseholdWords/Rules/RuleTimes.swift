import HouseholdModel

/// What a language has for times of which house rules speak.
package struct RuleTimes: Sendable {
    /// A day as it stands among others, by itself, and what else it is called.
    let days: [Weekday: RulePhrases]
    /// Days that have a name together, with what leads to it.
    let weekend, schoolDays, schoolNights: RulePhrases
    /// What may stand before a day; the first is said.
    let leads: [String]
    /// What stands between days, or between hours.
    let joints: [String]
    /// What stands before the first of days that follow each other, and before the last.
    let from, to: [String]
    /// What stands before an hour.
    let before, after: [String]
    /// What stands before the first of two hours, and between them.
    let between: [(String, String)]
    /// What may stand behind an hour.
    let clock: [String]
    /// Whether hours are counted twice a day, with `am` and `pm`.
    let hasHalves: Bool
    /// Hours that have a name.
    let named: [String: Int]
    /// A tablet that several share, with what leads to it.
    let tablet: RulePhrases
    /// The time in which must-dos are left.
    let mustDos: RulePhrases
    /// The time in which none are left, as it stands behind a word for only.
    let afterMustDos: RulePhrases
    /// Which chores are meant by when they are due.
    let dues: [HouseDue: RulePhrases]
    /// That they are not late, as it stands behind a word for only.
    let onTime: RulePhrases
    /// The time until there is so much of something.
    let leasts: RuleLeasts
    /// How hours are said.
    let said: Said

    /// How hours are said; `{0}` and `{1}` are the hours.
    struct Said: Sendable {
        let before, after, between, outside: String
    }
}

/// Words that mean the same; the first are said, the others understood.
struct RulePhrases: ExpressibleByArrayLiteral, Sendable {
    let texts: [String]
    /// The same as they are compared.
    let words: [[String]]

    init(arrayLiteral texts: String...) {
        self.texts = texts
        words = texts.map { RuleWords($0).words }
    }

    var said: String { texts.first ?? "" }

    /// How many of `others` that stand first are the longest of these.
    func count(in others: ArraySlice<String>) -> Int? {
        words.filter { others.starts(with: $0) }.map(\.count).max()
    }
}
