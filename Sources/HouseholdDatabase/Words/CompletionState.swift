import HouseholdModel

/// How far the points for what was done have come, as its row says it.
package enum CompletionState: String, CaseIterable, Sendable {
    /// A parent has yet to look.
    case waiting
    /// They are in the book, after a look or without one.
    case booked

    init(_ payment: Completion.Payment) {
        self =
            switch payment {
            case .waiting: .waiting
            case .booked, .trusted, .approved, .unseen: .booked
            }
    }
}
