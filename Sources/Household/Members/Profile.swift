/// What can be told of somebody besides the name.
public struct Profile: Hashable, Sendable {
    /// The picture.
    public var avatar: Avatar?
    /// Of a child, about how old it is.
    public var ageBand: AgeBand?

    /// Creates a profile; without anything there is nothing to tell.
    public init(avatar: Avatar? = nil, ageBand: AgeBand? = nil) {
        self.avatar = avatar
        self.ageBand = ageBand
    }
}
