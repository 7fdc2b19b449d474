/// Which entries of money are meant.
package struct MoneySide: Hashable, Sendable {
    /// Whose they are.
    package let member: Member.ID
    /// Whether the household alone is the other.
    package let isHouseholds: Bool
    /// Between whom they are besides, where that matters.
    package let other: Member.ID?

    /// All that a member is owed, or owes; or what is between it and another.
    package static func all(of member: Member.ID, with other: Member.ID? = nil) -> Self {
        Self(member: member, isHouseholds: false, other: other)
    }

    /// What the household owes a member.
    package static func household(of member: Member.ID) -> Self {
        Self(member: member, isHouseholds: true, other: nil)
    }
}
