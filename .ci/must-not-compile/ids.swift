// The identity of one thing is not taken for the identity of another.
import HouseholdModel

func member(of chore: Chore) -> Member.ID {
    // expected-error@+2 {{cannot convert return expression of type 'Identifier<Chore>'}}
    // expected-note@+1 {{arguments to generic parameter 'Entity' ('Chore' and 'Member')}}
    chore.id
}

func name(_ chore: Chore, among members: [Member.ID: Name]) -> Name? {
    // expected-error@+2 {{cannot convert value of type 'Identifier<Chore>' to expected}}
    // expected-note@+1 {{arguments to generic parameter 'Entity' ('Chore' and 'Member')}}
    members[chore.id]
}
