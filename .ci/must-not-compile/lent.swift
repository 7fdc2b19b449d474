// What is lent for one transaction does not outlive it.
import HouseholdDatabase

// expected-error@+1 {{'transaction' is borrowed and cannot be consumed}}
func keep(_ transaction: borrowing Transaction, in kept: inout Transaction) {
    kept = transaction  // expected-note {{consumed here}}
}

// expected-error@+1 {{'facts' is borrowed and cannot be consumed}}
func keep(_ facts: borrowing Facts, in kept: inout Facts) {
    kept = facts  // expected-note {{consumed here}}
}
