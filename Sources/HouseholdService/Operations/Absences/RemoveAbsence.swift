package import HouseholdModel

/// Takes back that a member is away: chores go on as if it had never been said.
///
/// One's own; parents their children's.
package struct RemoveAbsence: Change {
    /// What is acted on.
    package typealias Subject = Absence

    package static let action = Action.removeAbsence
    let number: Number

    /// The absence with that number.
    package init(_ number: Number) {
        self.number = number
    }

    /// The absence.
    package func subject(in facts: borrowing HomeFacts, for principal: Principal) throws -> Absence
    {
        try facts.absence(numbered: number)
    }

    /// Removes it.
    package func run(_ grant: borrowing Grant<Self>) throws -> AbsenceView {
        try grant.remove()
        return AbsenceView(grant.subject, in: try grant.membership().home)
    }

    /// How it is taken back: whoever may remove it may put it back.
    package func inverse(on subject: Absence, by member: Member) -> Inverse? {
        .by(.removeAbsence)
    }
}

extension Action {
    package static let removeAbsence = Action(
        "absence.remove", on: .absence, kin: .manages(except: .oneself), password: .never,
        back: .by(
            ["absence.remove"], PastTense("deleted") { who, thing in "\(who) deleted \(thing)" }),
        tells: .nobody)
}
