package import HouseholdModel
import HouseholdDatabase

/// Finds out whether anything is to do.
///
/// The family may; what somebody can't see does not count for them.
package struct HasChores: Inquiry, HouseholdOperation {
    package static let action = Action.listChores

    /// Asks for the whole household.
    package init() {}

    /// Whether whoever asks sees something that is to do.
    package func answer(_ sight: borrowing Sight<Household>) throws -> Bool {
        // Of the first few one can nearly always be seen, and the others need not be read.
        for limit in [10, Int.max] {
            let some = try sight.facts.occurrences(.someOpen(limit))
            for date in some where try !sight.allowed(.glanceChore, [date]).isEmpty { return true }
        }
        return false
    }
}
