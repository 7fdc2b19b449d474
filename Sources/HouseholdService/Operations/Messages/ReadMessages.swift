package import HouseholdModel

/// Finds out what messages say that were handed out, and where they go.
///
/// The program itself may.
package struct ReadMessages: Inquiry, HouseholdOperation {
    package static let action = Action.sendMessages
    let taken: [TakenMessage]

    /// Asks for what `taken` say by now.
    package init(_ taken: [TakenMessage]) {
        self.taken = taken
    }

    /// The messages; one of which nothing holds any more is not among them.
    package func answer(_ sight: borrowing Sight<Household>) throws -> [MessageView] {
        try sight.facts.messages(taken, by: sight.rules)
    }
}
