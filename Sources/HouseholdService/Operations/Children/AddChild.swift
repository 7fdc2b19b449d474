package import HouseholdModel

/// Adds a child, which comes in with a linking key that is made for it next.
///
/// Parents may.
///
/// Refused when somebody is called so or looks the same.
package struct AddChild: Change, HouseholdOperation {
    package static let action = Action.addChild
    let name: Name
    let signIn: Member.SignIn
    let ageBand: AgeBand?

    /// A child called `name` that will sign in with a code or a password, and is about that old.
    package init(name: Name, signIn: Member.SignIn, ageBand: AgeBand? = nil) {
        self.name = name
        self.signIn = signIn
        self.ageBand = ageBand
    }

    /// Adds the child.
    package func run(_ grant: borrowing Grant<Self>) throws -> MemberView {
        MemberView(try added(by: grant), seesProfile: true)
    }

    /// Adds the child for whoever adds children, who have added `others` at once.
    func added(
        by grant: borrowing Grant<some AddsChildren>, besides others: [Member] = []
    ) throws -> Member {
        try grant.addChild(
            name, signIn: signIn, profile: Profile(ageBand: ageBand), besides: others)
    }

    /// The child as the rules see it before it is there; in the file it gets another identity.
    func newcomer(in household: Household) -> Member {
        Member(
            id: Member.ID(at: .distantPast, random: []), household: household.id, name: name,
            role: .child, status: .invited(signIn), profile: Profile(ageBand: ageBand))
    }
}

extension Action {
    package static let addChild = Action(
        "child.add", on: .household, kin: .manages(except: .nothing), password: .never,
        back: .never(
            "a child was added",
            instead: .removingChild),
        tells: .nobody)
}
