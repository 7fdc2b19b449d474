package import HouseholdModel

/// Ticks steps of a chore, all of which have to be ticked before it is done.
///
/// Whoever may do the chore may, and parents of anybody's.
///
/// Doing it twice changes nothing.
package struct CheckChore: OccurrenceOperation, Change {
    package static let action = Action.checkChore
    package let date: OccurrenceReference
    let steps: [Int]
    let isTicked: Bool

    /// Those steps of that chore, counted from 1, are ticked, or not any more.
    package init(
        _ number: Number, on day: Day? = nil, of person: String? = nil, steps: [Int],
        isTicked: Bool = true
    ) {
        date = OccurrenceReference(number, on: day, of: person)
        self.steps = steps
        self.isTicked = isTicked
    }

    /// Ticks them.
    package func run(_ grant: borrowing Grant<Self>) throws -> ChoreView {
        try grant.view(of: grant.check(steps, isTicked: isTicked, date))
    }

    package func inverse(on subject: Occurrence, by member: Member) -> Inverse? {
        .by(.checkChore)
    }
}

extension Action {
    package static let checkChore = Action(
        "chore.check", on: .occurrence(.toDo), kin: .plain, password: .never,
        back: .by(
            ["chore.check"],
            PastTense("a step ticked") { who, thing in "\(who) ticked a step of \(thing)" }),
        tells: .nobody)
}
