package import HouseholdModel

/// Marks a chore as done by a child, who gets the points.
///
/// Parents may.
package struct CompleteChoreFor: Change {
    package static let action = Action.completeChoreFor
    let date: OccurrenceReference
    let doer: String
    private let ticked: Day?

    /// That chore was done by `doer`; where it was `ticked` on paper on a day before, what follows goes on from that day.
    package init(_ number: Number, on day: Day? = nil, doer: String, ticked: Day? = nil) {
        date = OccurrenceReference(number, on: day)
        self.doer = doer
        self.ticked = ticked
    }

    /// The open date of the chore, or the one that was done; another one where there is none on the day that was
    /// named.
    package func subject(
        in facts: borrowing HomeFacts, for principal: Principal
    ) throws -> Occurrence {
        let doer = try principal.membership().home.member(named: doer)
        return try facts.occurrenceOrOther(date, by: doer)
    }

    /// The child.
    package func named(in principal: Principal) throws -> Member? {
        try principal.membership().home.member(named: doer)
    }

    /// Books what was promised.
    package func run(_ grant: borrowing Grant<Self>) throws -> CompletionView {
        let doer = try grant.membership().home.member(named: doer)
        return try grant.view(of: grant.complete(by: doer, on: date.day, ticked: ticked))
    }

    package func inverse(on subject: Occurrence, by member: Member) -> Inverse? {
        .by(.undoChore)
    }
}

extension Action {
    package static let completeChoreFor = Action(
        "chore.complete-for", on: .occurrence(.toDo), kin: .manages(except: .nothing),
        password: .never,
        back: .by(
            ["chore.undo"], PastTense("done") { who, thing in "\(who) marked \(thing) as done" }),
        tells: [.adults(.waiting)])
}
