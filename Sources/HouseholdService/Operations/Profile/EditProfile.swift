public import Household

/// Lets a member be called something else.
///
/// Oneself; parents their children.
///
/// Refused when somebody is called so or looks the same.
public struct EditProfile: Change, PersonOperation {
    /// The name by which the rules know it.
    public static let action = Action.editProfile
    let newName: Name
    /// The member's name; without one whoever asks is meant.
    public let name: String?

    /// From now on `name`, or whoever asks, is called `newName`.
    public init(name newName: Name, of name: String? = nil) {
        self.newName = newName
        self.name = name
    }

    /// Keeps the name.
    public func run(_ grant: borrowing Grant<Member>) throws -> MemberView {
        try grant.rename(to: newName)
    }

    /// How it is taken back.
    public func inverse(on subject: Member, by member: Member) -> Inverse? {
        .by(.editProfile)
    }
}
