import Glibc

/// Takes a descriptor's bytes one by one, so that nothing beyond what was asked for is read.
struct ByteSource {
    /// What was there to take.
    enum Arrival: Equatable {
        case byte(UInt8)
        case end
        /// SIGINT came while a terminal was waited for.
        case interrupted
        /// The program was stopped and continued while a terminal was waited for.
        case resumed
        /// The terminal has another size.
        case resized
        /// Nobody pressed a key for as long as was asked for.
        case idle
        /// There is something to tell.
        case message
        /// Nothing came for as long as the caller would wait.
        case pause
    }

    let descriptor: Int32
    /// Where signals are told, or -1 to wait for the descriptor alone.
    var wake: Int32 = -1
    /// Where messages are told, if they are.
    var messages: Int32 = -1

    /// Waits for the next byte, at most for so many milliseconds unless there are fewer than 0.
    func next(within limit: Int32 = -1) throws(InputError) -> Arrival {
        while true {
            if wake >= 0, let arrival = try waitForNews(limit) { return arrival }
            var byte: UInt8 = 0
            switch unsafe read(descriptor, &byte, 1) {
            case 1: return .byte(byte)
            case 0: return .end
            default: if try isGone(errno) { return .end }
            }
        }
    }

    /// Whether there is a byte to take without waiting.
    var hasMore: Bool {
        var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return unsafe poll(&source, 1, 0) > 0
    }

    /// Waits until there is something to read, or returns what came first.
    private func waitForNews(_ limit: Int32) throws(InputError) -> Arrival? {
        var sources = [wake, descriptor, messages].map {
            pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
        while true {
            let count = unsafe poll(&sources, nfds_t(sources.count), limit)
            if count == 0 { return .pause }
            if count > 0 { break }
            guard errno == EINTR else { throw .system(errno) }
        }
        if sources[0].revents != 0, let arrival = signalled { return arrival }
        return sources[1].revents == 0 && sources[2].revents != 0 ? .message : nil
    }

    /// What the signals that came mean; the one after which the others don't matter comes first.
    private var signalled: Arrival? {
        var signals = [UInt8](repeating: 0, count: 16)
        let count = unsafe read(wake, &signals, signals.count)
        let came = signals.prefix(max(count, 0)).map(Int32.init)
        let meanings: [(Int32, Arrival)] = [
            (SIGINT, .interrupted), (SIGALRM, .idle), (SIGTSTP, .resumed), (SIGCONT, .resumed),
            (SIGWINCH, .resized),
        ]
        return meanings.first { came.contains($0.0) }?.1
    }

    /// Whether a failed read means that the terminal hung up; `false` means to try again.
    private func isGone(_ code: Int32) throws(InputError) -> Bool {
        switch code {
        case EINTR:
            return false
        case EAGAIN:
            var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard unsafe poll(&source, 1, -1) >= 0 || errno == EINTR else { throw .system(errno) }
            return false
        case EIO:
            return true
        default:
            throw .system(code)
        }
    }
}
