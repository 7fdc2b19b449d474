// Nobody gives a grant more than the gate does.
import HouseholdModel
import HouseholdService
import HouseholdDatabase

extension Grant where Op == DeleteChore {
    func deleteUnasked() throws {
        // expected-error@+1 {{'transaction' is inaccessible due to 'internal' protection level}}
        try transaction.delete(subject, at: instant)
    }

    func take() -> Transaction {
        // expected-error@+1 {{'release' is inaccessible due to 'fileprivate' protection level}}
        release()
    }
}
