import HouseholdModel

/// What was brought in with a list, as `import` in JSON.
package struct ImportView: Codable, Sendable {
    /// What a child had before.
    package struct Opening: Codable, Sendable {
        /// The child.
        package let member: String
        /// What it is called.
        package let name: String
        /// How many points.
        package let points: Int
    }

    /// What the file is called.
    package let file: String
    /// The SHA-256 of the file, as hexadecimal digits.
    package let sha256: String
    /// The chores.
    package internal(set) var chores: [ChoreView] = []
    /// The rewards.
    package internal(set) var rewards: [RewardView] = []
    /// The children.
    package internal(set) var people: [MemberView] = []
    /// What children had before.
    package internal(set) var openings: [Opening] = []

    init(of source: FileReference) {
        file = source.name.text
        sha256 = source.sha256
    }
}
