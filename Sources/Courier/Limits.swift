package import NIOCore

/// How long the courier waits, and how much it takes on at once.
package struct Limits: Sendable {
    /// The longest wait until a connection stands, with its encryption.
    package var connecting: TimeAmount
    /// The longest that sending one message takes, from the look-up of its address to the last answer.
    package var sending: TimeAmount
    /// The same for a mail, which some servers read before they take it.
    package var mailing: TimeAmount
    /// The most messages that are being sent at once, each to another address.
    package var atOnce: Int
    /// The most messages that are held in memory.
    package var held: Int

    package init(
        connecting: TimeAmount = .seconds(10), sending: TimeAmount = .seconds(30),
        mailing: TimeAmount = .seconds(120), atOnce: Int = 8,
        held: Int = 64
    ) {
        self.connecting = connecting
        self.sending = sending
        self.mailing = mailing
        self.atOnce = atOnce
        self.held = held
    }
}
