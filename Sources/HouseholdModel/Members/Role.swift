/// What a member is in one household; the rules decide by it.
package enum Role: String, CaseIterable, Hashable, Sendable, Codable {
    /// The parent who made the household.
    case owner
    /// A parent.
    case parent
    /// A child.
    case child
    /// An adult with a pass.
    case helper
    /// An adult among equals.
    case housemate

    /// Whether a member of this role plans for the family: its owner and parents.
    package var isGuardian: Bool { self == .owner || self == .parent }

    /// Whether a member of this role looks at what others have done: guardians, and housemates among each other.
    package var checksOthers: Bool { isGuardian || self == .housemate }
}
