#if Server
    import Glibc
    import Synchronization

    /// Writes lines to a file, such as what the system keeps as this program's log.
    ///
    /// Whoever is answered does not wait for who reads the log: where there is no room, a line is left out, and the next one
    /// says how many were.
    package final class LogPen: Sendable {
        private let file: Int32
        /// How many lines were left out since the last one that was written.
        private let missed = Mutex(0)

        /// One that writes to that descriptor.
        package init(to file: Int32) { self.file = file }

        /// Writes the line that `line` makes, to which it is told how many were left out before it.
        package func write(_ line: (_ missed: Int) -> [UInt8]) {
            missed.withLock { missed in
                guard hasRoom else {
                    missed += 1
                    return
                }
                let bytes = line(missed)
                let count = unsafe Glibc.write(file, bytes, bytes.count)
                missed = count == bytes.count ? 0 : missed + 1
            }
        }

        /// Whether a line can be written without waiting: of a pipe that is so where there is room for 4,096 bytes.
        private var hasRoom: Bool {
            var place = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
            return unsafe poll(&place, 1, 0) == 1 && place.revents == Int16(POLLOUT)
        }
    }
#endif
