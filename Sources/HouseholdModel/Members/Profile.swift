/// What can be told of somebody besides the name.
package struct Profile: Hashable, Sendable {
    /// The picture.
    package var avatar: Avatar?
    /// Of a child, about how old it is.
    package var ageBand: AgeBand?

    /// Creates a profile; without anything there is nothing to tell.
    package init(avatar: Avatar? = nil, ageBand: AgeBand? = nil) {
        self.avatar = avatar
        self.ageBand = ageBand
    }
}
