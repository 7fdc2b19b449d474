package import HouseholdModel

/// What a member would like to have as a reward, as `wish` in JSON.
package struct WishView: Codable, Sendable {
    /// By what people name it; the reward that comes of it keeps it.
    package let number: Number
    /// What it is.
    package let title: String
    /// More about it.
    package var description: String?
    /// Whose it is.
    package let member: String
    /// When it was made.
    package let at: Instant

    init(_ wish: Wish, in home: Principal.Membership) {
        number = wish.number
        title = wish.title.text
        description = wish.details?.text
        member = home.handle(wish.member)
        at = wish.at
    }
}
