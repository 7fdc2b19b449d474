/// Where the tool reads from and writes to, and what tells it how long something took.
package struct Streams: Sendable {
    let write: @Sendable (String) -> Void
    let complain: @Sendable (String) -> Void
    let readInput: @Sendable () -> [UInt8]
    let isTerminal: Bool
    let nanoseconds: @Sendable () -> UInt64

    /// Creates streams.
    ///
    /// - Parameters:
    ///   - isTerminal: Whether what is written is shown on a terminal.
    ///   - write: Takes results.
    ///   - complain: Takes messages.
    ///   - readInput: Gives everything that can be read from stdin.
    ///   - nanoseconds: Tells how long it is since some moment that stays the same.
    package init(
        isTerminal: Bool,
        write: @escaping @Sendable (String) -> Void,
        complain: @escaping @Sendable (String) -> Void,
        readInput: @escaping @Sendable () -> [UInt8],
        nanoseconds: @escaping @Sendable () -> UInt64
    ) {
        self.isTerminal = isTerminal
        self.write = write
        self.complain = complain
        self.readInput = readInput
        self.nanoseconds = nanoseconds
    }
}
