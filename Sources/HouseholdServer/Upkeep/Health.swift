#if Server
    import FileHandling
    import Synchronization

    /// Whether a server can do what it is there for, told so that nobody learns more by it.
    package final class Health: Sendable {
        /// What there is to say.
        package enum State: String, CaseIterable, Sendable {
            case ready = "ok"
            /// It ends.
            case closing
            /// The data file did not answer for a second: somebody else holds it, or the disk hangs.
            case silent = "data.silent"
            /// The disk of the data file is full, or as good as, or can't be asked.
            case full = "disk.low"
        }

        private let pulse: Pulse
        private let bytesLeft: @Sendable () -> Int?
        private let hasEnded = Mutex(false)

        /// That of a server whose data file has that pulse, and whose disk has as much room as `bytesLeft` says.
        package init(_ pulse: Pulse, bytesLeft: @escaping @Sendable () -> Int?) {
            (self.pulse, self.bytesLeft) = (pulse, bytesLeft)
        }

        /// Says from now on that the server ends.
        package func close() { hasEnded.withLock { $0 = true } }

        /// How it is now.
        package var state: State {
            get async {
                guard !hasEnded.withLock(\.self) else { return .closing }
                let isThere = await pulse.isThere()
                // Whoever waited for the answer may have waited until the end.
                guard !hasEnded.withLock(\.self) else { return .closing }
                guard isThere else { return .silent }
                guard let left = bytesLeft(), left >= Folders.reserve else { return .full }
                return .ready
            }
        }
    }
#endif
