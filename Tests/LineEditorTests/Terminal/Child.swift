import Dispatch
import Glibc

/// A program that has a terminal for itself.
final class Child: Sendable {
    private let process: pid_t

    /// Starts the program that asks for a line.
    ///
    /// - Parameters:
    ///   - device: The terminal that it sits at.
    ///   - question: What it asks for: a `line` or a `secret`.
    ///   - script: What a shell does with the program, whose path is `$0`.
    init(at device: PseudoTerminal, asking question: String, in script: String? = nil) {
        let program = Self.path(of: "line-asker")
        let words = script.map { ["/bin/sh", "-mc", $0, program] } ?? [program, question]
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_addopen(&actions, 0, device.path, O_RDWR, 0)
        for output: Int32 in [1, 2] { unsafe posix_spawn_file_actions_adddup2(&actions, 0, output) }
        var attributes = posix_spawnattr_t()
        unsafe posix_spawnattr_init(&attributes)
        defer { unsafe posix_spawnattr_destroy(&attributes) }
        var nothing = sigset_t()
        unsafe sigemptyset(&nothing)
        unsafe posix_spawnattr_setsigmask(&attributes, &nothing)
        // Whoever runs tests in the background may have them ignore signals, and what they start inherits that.
        var all = sigset_t()
        unsafe sigfillset(&all)
        unsafe posix_spawnattr_setsigdefault(&attributes, &all)
        let flags =
            Self.ownSession | Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF)
        unsafe posix_spawnattr_setflags(&attributes, flags)
        var process: pid_t = 0
        let code = unsafe Self.withStrings(words) { words in
            unsafe Self.withStrings(["SWIFT_BACKTRACE=enable=no", "ASAN_OPTIONS=handle_segv=0"]) {
                variables in
                unsafe posix_spawn(
                    &process, words[0].map { unsafe String(cString: $0) } ?? "", &actions,
                    &attributes, words, variables)
            }
        }
        precondition(code == 0, "\(words[0]) can't be started: error \(code)")
        self.process = process
    }

    /// `POSIX_SPAWN_SETSID`, which can't be seen from Swift.
    private static let ownSession: Int16 = 0x80

    /// Sends it a signal.
    func receive(_ signal: Int32) {
        kill(process, signal)
    }

    /// Waits for its end, and returns the signal that ended it, or `nil` when it ended by itself.
    func end() async -> Int32? {
        let process = process
        return await withCheckedContinuation { continuation in
            DispatchQueue(label: "child").async { @Sendable in
                var status: Int32 = 0
                while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
                continuation.resume(returning: status & 0x7F == 0 ? nil : status & 0x7F)
            }
        }
    }

    private static func path(of program: String) -> String {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = unsafe readlink("/proc/self/exe", &buffer, buffer.count)
        let path = String(
            decoding: buffer.prefix(max(count, 0)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return path.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/" + program
    }

    private static func withStrings<Result>(
        _ strings: [String],
        _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
    ) -> Result {
        var copies = unsafe strings.map { unsafe strdup($0) } + [nil]
        defer { unsafe copies.forEach { unsafe free($0) } }
        return unsafe body(&copies)
    }
}
