/// How long is waited before a connection is tried again that was lost: twice as long each time.
package struct RetryPauses: Sendable {
    private static let first = 2
    private static let most = 60
    private var seconds = Self.first

    /// None was tried yet.
    package init() {}

    /// How long to wait now.
    package mutating func next() -> Duration {
        defer { seconds = min(seconds * 2, Self.most) }
        return .seconds(seconds)
    }

    /// Begins from the first again, since there was a connection.
    package mutating func beginAnew() { seconds = Self.first }
}
