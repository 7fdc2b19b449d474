/// What whoever has its token may do once, in the name of the member whom a message reached: say OK to a date that waited
/// then.
package struct Capability: Hashable, Sendable {
    /// The SHA-256 of the token.
    package let digest: [UInt8]
    /// Where the message went.
    package let channel: Channel.ID
    /// Which date.
    package let occurrence: Occurrence.ID
    /// When that was done which waits: to what is done anew another capability says OK.
    package let doneAt: Instant
    /// Until when.
    package let end: Instant

    /// Creates a capability.
    package init(
        digest: [UInt8], over channel: Channel.ID, on occurrence: Occurrence.ID, doneAt: Instant,
        until end: Instant
    ) {
        self.digest = digest
        self.channel = channel
        self.occurrence = occurrence
        self.doneAt = doneAt
        self.end = end
    }
}
