// Only the gate makes grants, and what it lends shows no more than an operation may use.
import HouseholdModel
import HouseholdService
import HouseholdDatabase

func makePermission() {
    // expected-error@+1 {{'Permission' initializer is inaccessible due to 'fileprivate'}}
    _ = Permission(policies: ["trust me"])
}

func makeGrant(_ chore: Chore) {
    // expected-error@+2 {{'Grant<Op>' initializer is inaccessible due to 'fileprivate'}}
    // expected-error@+1 {{missing arguments for parameters}}
    _ = Grant<DeleteChore>(subject: chore)
    // expected-error@+2 {{'Sight<Subject>' initializer is inaccessible due to 'fileprivate'}}
    // expected-error@+1 {{missing arguments for parameters}}
    _ = Sight(subject: chore)
}

func reachTransaction(_ grant: borrowing Grant<DeleteChore>) {
    // expected-error@+1 {{'transaction' is inaccessible due to 'internal' protection level}}
    _ = grant.transaction.facts
}

func writeWithoutDecision(_ sight: borrowing Sight<Chore>) throws {
    // expected-error@+1 {{value of type 'Sight<Chore>' has no member 'delete'}}
    try sight.delete()
}

func reachStore(_ gate: Gate) throws {
    // expected-error@+1 {{'store' is inaccessible due to 'internal' protection level}}
    try gate.store.write { _ in }
}
