package import HouseholdModel

/// Puts back a chore that was deleted, with the date that was open; one that comes back goes on from today.
///
/// Parents may.
///
/// Of a chore that is not deleted it changes nothing.
package struct RestoreChore: Change {
    /// What came of it.
    package struct Answer: Codable, Sendable {
        /// The chore as it is now.
        package let chore: ChoreView
        /// Whether it was deleted.
        package let changed: Bool
    }

    /// What is acted on.
    package typealias Subject = Chore

    package static let action = Action.restoreChore
    let number: Number

    /// The chore with that number is there again.
    package init(_ number: Number) {
        self.number = number
    }

    /// The chore.
    package func subject(in facts: borrowing HomeFacts, for principal: Principal) throws -> Chore {
        try facts.deletedChore(numbered: number)
    }

    /// Puts it back.
    package func run(_ grant: borrowing Grant<Self>) throws -> Answer {
        let (date, isChange) = try grant.restore()
        return Answer(chore: try grant.view(of: date), changed: isChange)
    }

    package func inverse(on subject: Chore, by member: Member) -> Inverse? {
        .by(.deleteChore)
    }
}

extension Action {
    package static let restoreChore = Action(
        "chore.restore", on: .chore, kin: .manages(except: .nothing), password: .never,
        back: .by(
            ["chore.delete"], PastTense("put back") { who, thing in "\(who) put back \(thing)" }),
        tells: .nobody)
}
