import Credentials
import HouseholdModel

extension Grant {
    /// Makes an identity for something new.
    func newID<Entity>() -> Identifier<Entity> {
        Identifier(at: instant, random: random.bytes(10))
    }

    /// Makes identities inside closures.
    func maker<Entity>() -> () -> Identifier<Entity> {
        let (instant, random) = (instant, random)
        return { Identifier(at: instant, random: random.bytes(10)) }
    }

    /// The member who asks and the household.
    func membership() throws -> (member: Member, home: Principal.Membership) {
        try principal.membership()
    }
}

extension Sight {
    /// The household that is looked at.
    func home() throws -> Principal.Membership {
        try principal.membership().home
    }

    /// Those of whom the rules let the principal see what `action` is about.
    func members(visibleBy action: Action) throws -> [Member] {
        try allowed(action, home().active)
    }
}
