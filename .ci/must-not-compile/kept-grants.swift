// A grant ends with the operation it was made for.
import HouseholdModel
import HouseholdService

// expected-error@+1 {{'grant' is borrowed and cannot be consumed}}
func keep(_ grant: borrowing Grant<DeleteChore>, in kept: inout Grant<DeleteChore>) {
    kept = grant  // expected-note {{consumed here}}
}

// expected-error@+1 {{'sight' is borrowed and cannot be consumed}}
func keep(_ sight: borrowing Sight<Chore>, in kept: inout Sight<Chore>) {
    kept = sight  // expected-note {{consumed here}}
}
