#if Server
    package import Foundation

    /// What a server takes from the system, and whom it tells of changes.
    package struct ServerSurroundings: Sendable {
        /// The clock, by which certificates are made out and days are called.
        let now: @Sendable () -> Date
        /// Makes the name of a request that a page asks for, a UUID.
        let makeRequestID: @Sendable () -> String
        /// Hears of each household in which something happens through the gate, and tells those who listen.
        let feed: ChangeFeed
        /// Hears of each change that was asked for.
        let changed: @Sendable () -> Void
        /// What is written down of what the server does.
        let log: ServerLog

        /// Creates them.
        package init(
            now: @escaping @Sendable () -> Date,
            makeRequestID: @escaping @Sendable () -> String, feed: ChangeFeed,
            changed: @escaping @Sendable () -> Void, log: ServerLog
        ) {
            (self.now, self.makeRequestID, self.feed) = (now, makeRequestID, feed)
            (self.changed, self.log) = (changed, log)
        }
    }
#endif
