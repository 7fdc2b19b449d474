import HouseholdModel
import HouseholdService

/// How a language tells what a rule says, made from its text.
///
/// What is so or is not is told in clauses as they stand behind ``RuleJoints/if``. In them `{they}`, `{them}` and `{to}` stand for
/// whoever asks, `{have}` and `{should}` for what these do, and `{who}`, `{whom}` and `{whose}` for somebody else.
protocol RuleTongue: Sendable {
    var actions: RuleActions { get }
    var joints: RuleJoints { get }
    /// The times of sentences that are house rules, whose days have the same names.
    var times: RuleTimes { get }

    /// Whom a rule is about, as they begin its sentence.
    func subject(_ people: RulePeople, called name: String) -> RuleSubject
    /// A sentence with a place for `{subject}` and `{deeds}`.
    func frame(for subject: RuleSubject, forbids: Bool) -> String
    /// Somebody who is not whoever asks, in a clause that is `denied` or not; `name` is what a member is called.
    func noun(for whom: RuleWhom, called name: String, denied isDenied: Bool) -> RuleNoun

    func words(for mark: RuleMark) -> RulePair
    func words(for kind: RuleKind) -> RulePair
    func words(for progress: RuleProgress) -> RulePair
    func words(for aspect: RuleAspect, to audience: RuleAudience, of place: RulePlace) -> RulePair
    /// That somebody is in a place, with marks for who.
    func words(for place: RulePlace) -> RulePair
    /// That whoever asks is in a place.
    func wordsForAsker(in place: RulePlace) -> RulePair
    /// That somebody else than whoever asks is in a place.
    func wordsForOthers(in place: RulePlace) -> RulePair
    /// That anybody is in a place.
    func wordsForAnybody(in place: RulePlace) -> RulePair
    func words(for count: RuleCount) -> RuleAmounts

    func tagged(_ tag: String) -> RulePair
    /// That today is one of some days, by their names.
    func day(_ names: [String]) -> RulePair
    var weekend: RulePair { get }
    func hour(from hour: Int64) -> RulePair
    func hour(_ hour: Int64) -> RulePair
    func date(from date: String) -> RulePair
    func date(_ date: String) -> RulePair
    /// A span of time, in the largest unit that fits.
    func span(_ number: Int64, _ unit: RuleSpanUnit) -> String
    func done(within span: String) -> RulePair
    func done(lessThan span: String) -> RulePair
    /// That an expression is true, which is in Cedar.
    func cedar(_ text: String) -> RulePair
    /// What is done, in Cedar.
    func deed(_ text: String) -> String
    /// All that can be done, or any of it.
    func anything(forbids: Bool) -> String
    /// That what somebody does is one of several things.
    func doing(_ deeds: String) -> RulePair
}

/// A clause, and the same denied.
struct RulePair: Sendable {
    let yes, no: String

    init(_ yes: String, _ no: String) {
        (self.yes, self.no) = (yes, no)
    }
}

/// Whom a rule is about, and how its conditions speak of them.
struct RuleSubject: Sendable {
    let text: String
    let number: RuleVocabulary.Number
    /// What stands for them later on: as those who do something, as those to whom it is done, and as those to whom it is given.
    let they, them, to: String
}

/// Somebody, as who does something, as whom it is done to, and as whose it is.
struct RuleNoun: Sendable {
    let who, whom, whose: String
}

/// What stands between the parts of a sentence.
struct RuleJoints: Sendable {
    let `if`, unless, and, or, either, not: String
    /// What takes up several things that people may do, or may not.
    let allOfThat, noneOfThat: String
    /// What one of those who ask does, and what several do.
    let have, should: Verb

    struct Verb: Sendable {
        let one, many: String
    }
}

/// How long spans of time are told.
enum RuleSpanUnit: Int64, CaseIterable, Sendable {
    case day = 86_400_000
    case hour = 3_600_000
    case minute = 60_000
    case second = 1000
    case millisecond = 1
}

/// How much of something there is: clauses with `{0}` for `some`, `none` or a number of what is counted.
struct RuleAmounts: Sendable {
    /// The clause of one, and of several.
    let one, many: String
    /// One of it, and none.
    let some, none: String
    /// What it is called.
    let noun, nouns: String
    let least, fewer, exactly: String

    /// That there is so much of it or more, and that there is less.
    func atLeast(_ number: Int64) -> RulePair {
        guard number != 1 else {
            return RulePair(one.filled(some), one.filled(none))
        }
        return RulePair(
            many.filled("\(least) \(number) \(nouns)"), many.filled("\(fewer) \(number) \(nouns)"))
    }

    /// That there is exactly so much of it, and that there is not.
    func exactly(_ number: Int64, not: String) -> RulePair {
        // There is never less than nothing.
        guard number != 0 else { return RulePair(one.filled(none), one.filled(some)) }
        let clause = number == 1 ? one : many
        let words = "\(exactly) \(number) \(number == 1 ? noun : nouns)"
        return RulePair(clause.filled(words), clause.filled("\(not) \(words)"))
    }
}

extension String {
    /// The text with something else in its place for it.
    func filled(_ words: String) -> String { replacing("{0}", with: words) }
}
