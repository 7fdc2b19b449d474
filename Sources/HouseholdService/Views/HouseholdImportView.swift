package import HouseholdModel

/// A household that was brought in, as `data import` of a document in JSON.
package struct HouseholdImportView: Codable, Sendable {
    /// Somebody who came along.
    package struct Person: Codable, Sendable {
        package let name: String
        package let role: Role
        /// Whether the person still has to come in.
        package let invited: Bool
        /// The points that can be spent.
        package let points: Int

        init(_ member: Member, points: Int) {
            name = member.name.text
            role = member.role
            invited = if case .invited = member.status { true } else { false }
            self.points = points
        }
    }

    /// What the file is called.
    package let file: String
    /// The SHA-256 of the file, as hexadecimal digits.
    package let sha256: String
    /// What the household is called.
    package let household: String
    /// What whoever brought it in is called there.
    package let owner: String
    /// Who is in it, besides those who left.
    package internal(set) var people: [Person] = []
    /// How many chores there are.
    package internal(set) var chores = 0
    /// How many rewards there are.
    package internal(set) var rewards = 0
    /// How often something was done.
    package internal(set) var completions = 0

    init(of source: FileReference, _ home: Principal.Membership, as owner: Member.ID) {
        file = source.name.text
        sha256 = source.sha256
        household = home.household.name.text
        self.owner = home.member(owner)?.name.text ?? ""
    }
}
