// An operation says which action it is, so that the rules can be asked.
import HouseholdModel
import HouseholdService
import HouseholdDatabase

// expected-error@+2 {{type 'Silent' does not conform to protocol 'Operation'}}
// expected-note@+1 {{add stubs for conformance}}
struct Silent: HouseholdOperation, Change {
    func run(_ grant: borrowing Grant<Self>) throws -> Int { 0 }
}
