package import HouseholdModel

/// Sends a message to where a member is reached, to try it: with another code, as long as none was typed that is right.
///
/// One's own; parents their children's.
package struct TestChannel: Change, PersonOperation {
    package static let action = Action.addChannel
    let number: Number
    package let name: String?

    /// Tries channel `number` of `name`, or of whoever asks.
    package init(_ number: Number, of name: String? = nil) {
        self.number = number
        self.name = name
    }

    /// Lets the message wait.
    package func run(_ grant: borrowing Grant<Self>) throws -> ChannelView {
        try grant.test(number)
    }
}
