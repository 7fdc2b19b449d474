#if Server
    package import Foundation
    package import HouseholdModel

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
        /// When the last copy of the data file was made that is kept; `nil` where none is known of.
        let lastBackup: @Sendable () -> Instant?
        /// What is written down of what the server does.
        let log: ServerLog

        /// Creates them.
        package init(
            now: @escaping @Sendable () -> Date,
            makeRequestID: @escaping @Sendable () -> String, feed: ChangeFeed,
            changed: @escaping @Sendable () -> Void,
            lastBackup: @escaping @Sendable () -> Instant?, log: ServerLog
        ) {
            (self.now, self.makeRequestID, self.feed) = (now, makeRequestID, feed)
            (self.changed, self.lastBackup, self.log) = (changed, lastBackup, log)
        }
    }
#endif
