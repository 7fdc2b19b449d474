package import HouseholdModel

/// Adds where a member is reached by messages, and sends a code there; until that is typed, nothing else goes there.
///
/// One's own; parents their children's.
package struct AddChannel: Change, PersonOperation {
    package static let action = Action.addChannel
    let kind: Channel.Kind
    let address: Confidential
    let token: Confidential?
    package let name: String?

    /// Messages are to go to `address`.
    ///
    /// - Parameters:
    ///   - kind: By what.
    ///   - address: Where: an address on the web, of mail, or nothing for the desktop.
    ///   - token: What an ntfy server wants besides, if it does.
    ///   - name: Whom it reaches; without one whoever asks.
    package init(
        _ kind: Channel.Kind, to address: Confidential, token: Confidential? = nil,
        for name: String? = nil
    ) {
        self.kind = kind
        self.address = address
        self.token = token
        self.name = name
    }

    /// Adds it.
    package func run(_ grant: borrowing Grant<Self>) throws -> NewChannel {
        try grant.addChannel(kind, to: address, token: token)
    }

    /// Neither the address nor a token.
    package var written: any Encodable { ["kind": kind.rawValue] }
}

extension Action {
    package static let addChannel = Action(
        "channel.add", on: .member, kin: .manages(except: .oneself), password: .never,
        back: .never("messages were to go somewhere", instead: .removingChannel), tells: .nobody)
}
