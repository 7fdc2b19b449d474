import Courier
import Dispatches
import Glibc
import NIOCore
import NIOPosix

/// The program that sends messages and brings in answers: it reads an errand on each line and writes a receipt for each.
///
/// It knows nothing of households and opens no file of ours, so that whoever takes it over by an answer gets no more than
/// the messages that it is just sending.
@main
struct ChorusCourier {
    static func main() async {
        // A reader that is gone is told by the write that fails, and not by being killed.
        signal(SIGPIPE, SIG_IGN)
        forbidCores()
        NIOSingletons.groupLoopCountSuggestion = 1
        // Looking names up holds up a thread, and input and output need one each all the same.
        NIOSingletons.blockingPoolThreadCountSuggestion = Limits().atOnce + 2
        guard let allowsLocal = allowsLocal(CommandLine.arguments.dropFirst()) else {
            try? write(
                Array("usage: chorus-courier [--allow-local]\n".utf8), to: STDERR_FILENO)
            exit(EX_USAGE)
        }
        let courier = Courier(
            destinations: Destinations(allowsLocal: allowsLocal),
            sessionBus: SessionBus(
                address: value(of: "DBUS_SESSION_BUS_ADDRESS"), user: geteuid()),
            speechServer: SpeechServer(
                address: value(of: "SPEECHD_ADDRESS"),
                runtimeFolder: value(of: "XDG_RUNTIME_DIR")),
            now: now)
        do {
            let ending = try await courier.deliver(from: lines) { line in
                try await onThread { try write(line, to: STDOUT_FILENO) }
            }
            exit(ending == .inputEnded ? EX_OK : EX_DATAERR)
        } catch {
            exit(EX_IOERR)
        }
    }

    private static func value(of variable: String) -> String? {
        unsafe getenv(variable).map { unsafe String(cString: $0) }
    }

    /// Whether messages may go to this machine, or `nil` when something else was asked.
    private static func allowsLocal(_ words: ArraySlice<String>) -> Bool? {
        switch Array(words) {
        case []: false
        case ["--allow-local"]: true
        default: nil
        }
    }

    /// Keeps secrets out of what is written when a program crashes.
    private static func forbidCores() {
        var none = rlimit(rlim_cur: 0, rlim_max: 0)
        _ = unsafe setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    }

    @Sendable private static func now() -> Int {
        var time = timespec()
        _ = unsafe clock_gettime(CLOCK_REALTIME, &time)
        return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
    }
}

// MARK: - Input and output

extension ChorusCourier {
    private static var lines: LineReader {
        LineReader(longest: Errand.longestLine) {
            try await onThread { try read(STDIN_FILENO) }
        }
    }

    private static func onThread<Value: Sendable>(
        _ work: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        try await NIOThreadPool.singleton.runIfActive(work)
    }

    private static func read(_ descriptor: CInt) throws -> [UInt8] {
        while true {
            var count = 0
            let bytes = unsafe [UInt8](unsafeUninitializedCapacity: 16_384) { buffer, filled in
                count = unsafe Glibc.read(descriptor, buffer.baseAddress, buffer.count)
                filled = max(0, count)
            }
            if count >= 0 { return bytes }
            guard errno == EINTR else { throw StreamError(number: errno) }
        }
    }

    private static func write(_ bytes: [UInt8], to descriptor: CInt) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes { bytes in
                unsafe Glibc.write(descriptor, bytes.baseAddress, bytes.count)
            }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                throw StreamError(number: errno)
            }
        }
    }

    /// A standard stream could not be read or written.
    private struct StreamError: Error {
        let number: CInt
    }
}
