import HouseholdModel

/// Takes back the latest change of whoever asks, or does it again that was taken back last.
///
/// Everybody may, as far as the rules allow the opposite now: of done to take it back, of add to delete.
///
/// Refused when something later touched the same things, or when what was done last can't be taken back; where there
/// is nothing to take back it changes nothing.
package struct TakeBack: Change {
    /// What is acted on.
    package typealias Subject = UndoTarget

    /// The name by which the rules know that somebody looks for it.
    package static let action = Action.listUndo
    let again: Bool
    let passes: Bool

    /// The latest change is taken back or, with `again`, done that was taken back last.
    ///
    /// - Parameters:
    ///   - again: Whether it is to be done again.
    ///   - passes: Whether something that can't be taken back, also since somebody has changed it, and was done later is
    ///     left as it is.
    package init(again: Bool = false, passingOthers passes: Bool = false) {
        self.again = again
        self.passes = passes
    }

    /// The change.
    package func subject(in facts: borrowing HomeFacts, for principal: Principal) throws
        -> UndoTarget
    {
        try facts.undoing(again: again, passingOthers: passes)
    }

    /// Whether one of the opposites is.
    package func isGrave(
        on subject: UndoTarget, for principal: Principal, in facts: borrowing HomeFacts
    ) -> Bool {
        subject.isGrave(for: principal)
    }

    /// Puts everything back; without an answer there was nothing to do.
    package func run(_ grant: borrowing Grant<Self>) throws -> TakenBackView? {
        if !again, !passes { try grant.refuseOlder() }
        return try grant.takeBack(again: again).map {
            try grant.view(of: $0.entry, points: $0.points)
        }
    }
}
