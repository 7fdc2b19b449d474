// A grant is of one operation, and allows no more than that does.
import HouseholdModel
import HouseholdService
import HouseholdDatabase

// expected-error@+2 {{type 'Borrower' does not conform to protocol 'Change'}}
// expected-note@+1 {{add stubs for conformance}}
struct Borrower: HouseholdOperation, Change {
    static let action = ShowHousehold.action

    func run(_ grant: borrowing Grant<SetRules>) throws -> Int { 0 }
}

// expected-error@+1 {{type 'ShowHousehold' does not conform to protocol 'Change'}}
func changeByLooking(_ grant: borrowing Grant<ShowHousehold>) {}

func handOn(_ grant: borrowing Grant<AddReward>, to operation: SetRules) throws {
    // expected-error@+1 {{cannot convert value of type 'Grant<AddReward>' to expected argument type 'Grant<SetRules>'}}
    _ = try operation.run(grant)  // expected-note {{arguments to generic parameter 'Op'}}
}

extension SetRules: MovesPoints {}  // expected-error {{cannot find type 'MovesPoints' in scope}}
