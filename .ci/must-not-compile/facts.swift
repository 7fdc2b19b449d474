// Whoever reads can't write, and nobody outside the store gets at its connection.
import HouseholdModel
import HouseholdDatabase

func write(_ facts: borrowing Facts, _ chore: Chore, in zone: Zone, at instant: Instant) throws {
    try facts.add(chore, in: zone)  // expected-error {{has no member 'add'}}
    try facts.update(chore, in: zone)  // expected-error {{has no member 'update'}}
    try facts.delete(chore, at: instant)  // expected-error {{has no member 'delete'}}
    _ = facts.connection  // expected-error {{'connection' is inaccessible due to 'internal'}}
}
