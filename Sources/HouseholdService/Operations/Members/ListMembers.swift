package import HouseholdModel

/// Lists who is in the household, who was invited, and who waits to be let in.
///
/// Those who may invite may ask.
package struct ListMembers: Inquiry, HouseholdOperation {
    package static let action = Action.listMembers

    /// Asks for the members.
    package init() {}

    /// The members, in the order in which they were named, and then those who wait.
    package func answer(_ sight: borrowing Sight<Household>) throws -> [MemberItemView] {
        try sight.home().members.filter { !$0.hasLeft }.map { MemberItemView($0) }
            + sight.facts.waiting(at: sight.instant).map { MemberItemView($0) }
    }
}

extension Action {
    package static let listMembers = Action(
        "member.list", on: .household, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}
