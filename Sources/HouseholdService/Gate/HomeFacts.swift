import HouseholdModel
import HouseholdDatabase

/// What the data file says of the household of whoever asks, and of their own account; of no other.
///
/// Which household the gate says, which alone makes one. It is lent like the ``Facts`` that it reads, which nobody gets at.
package struct HomeFacts: ~Copyable {
    /// The whole data file, all households and accounts; for the queries of a home, and for nobody else.
    let wholeFile: Facts
    private let asking: Box<Principal>

    init(_ facts: consuming Facts, of principal: Principal) {
        wholeFile = facts
        asking = Box(principal)
    }

    var principal: Principal { asking.value }

    /// The household; throws where something is of another one.
    borrowing func home(of households: Household.ID...) throws -> Principal.Membership {
        let home = try principal.home()
        guard households.allSatisfy({ $0 == home.household.id }) else {
            throw ServiceError.bug("something of another household")
        }
        return home
    }

    var id: Household.ID { borrowing get throws { try home().household.id } }
}
