import HouseholdModel
import HouseholdWords

/// The view of who is here.
struct PeopleHere {
    private let people: [KnownAccounts.Person]

    init(_ people: [KnownAccounts.Person]) {
        self.people = people
    }

    /// The people with numbers.
    var lines: [Phrase] {
        guard !people.isEmpty else { return [] }
        return ["Who is here?"]
            + people.enumerated().map { place, person in "  \(place + 1)  \(person.name)" }
    }

    /// The user name of whoever stands under the number that was typed.
    func username(_ typed: String) -> String? {
        guard let number = Int(typed), people.indices.contains(number - 1) else { return nil }
        return people[number - 1].username
    }

    /// Whether whoever signs in by that name sees that a key of a code was pressed.
    func isEasy(_ username: String) -> Bool {
        people.contains { $0.username == FuzzyMatch.folded(username) && $0.isEasy }
    }

    /// The user name of whoever is called so, by user name or else by name.
    func username(called name: String) -> String? {
        let name = FuzzyMatch.folded(name)
        let person =
            people.first { $0.username == name }
            ?? people.first { FuzzyMatch.folded($0.name) == name }
        return person?.username
    }
}

extension Session {
    /// Those who signed in on this device before.
    func peopleHere() throws(Failure) -> PeopleHere {
        PeopleHere(try people()?.remembered ?? [])
    }
}
