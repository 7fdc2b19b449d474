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
    }

    let descriptor: Int32
    /// Where signals are told, or -1 to wait for the descriptor alone.
    var wake: Int32 = -1

    /// Waits for the next byte.
    func next() throws(InputError) -> Arrival {
        while true {
            if wake >= 0, let signal = try waitForSignal() {
                return signal == SIGINT ? .interrupted : .resumed
            }
            var byte: UInt8 = 0
            switch unsafe read(descriptor, &byte, 1) {
            case 1: return .byte(byte)
            case 0: return .end
            default: if try isGone(errno) { return .end }
            }
        }
    }

    /// Waits until there is something to read, or returns the signal that came first.
    private func waitForSignal() throws(InputError) -> Int32? {
        var sources = [
            pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: wake, events: Int16(POLLIN), revents: 0),
        ]
        while unsafe poll(&sources, 2, -1) < 0 {
            guard errno == EINTR else { throw .system(errno) }
        }
        guard sources[1].revents != 0 else { return nil }
        var signal: UInt8 = 0
        return unsafe read(wake, &signal, 1) == 1 ? Int32(signal) : nil
    }

    /// Whether a failed read means that the terminal hung up; `false` means to try again.
    private func isGone(_ code: Int32) throws(InputError) -> Bool {
        switch code {
        case EINTR:
            return false
        case EAGAIN:
            _ = try waitForSignal()
            return false
        case EIO:
            return true
        default:
            throw .system(code)
        }
    }
}
