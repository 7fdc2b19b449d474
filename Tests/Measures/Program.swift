import Glibc

/// The built program, in the household and with the session of one person.
struct Program {
    let path: String
    let environment: [String]

    init(at path: String, in home: Home, as person: String) {
        self.init(at: path, in: home.folder, data: home.share, state: home.state(of: person))
    }

    /// The program in a folder of its own, where nobody is known yet.
    init(at path: String, in folder: String) {
        self.init(at: path, in: folder, data: "\(folder)/share", state: "\(folder)/state")
    }

    /// Another program where that one is.
    init(at path: String, like other: Program) {
        self.path = path
        environment = other.environment
    }

    private init(at path: String, in folder: String, data: String, state: String) {
        self.path = path
        environment = [
            "HOME=\(folder)", "LANG=C.UTF-8", "PATH=/usr/bin:/bin", "TERM=dumb",
            "TZ=Europe/Berlin", "XDG_DATA_HOME=\(data)", "XDG_RUNTIME_DIR=\(folder)",
            "XDG_STATE_HOME=\(state)",
        ]
    }

    /// Runs the program to its end.
    ///
    /// - Returns: What it wrote to stdout.
    @discardableResult
    func run(_ words: [String], input: String = "") throws -> [UInt8] {
        let process = try RunningProgram(path, words, environment)
        try process.send(input)
        process.endInput()
        let output = process.readToEnd()
        let exit = process.wait()
        guard exit == 0 else {
            throw Meaningless("\(words.joined(separator: " ")) ended with \(exit)")
        }
        return output
    }

    /// Runs the program, which is to refuse.
    ///
    /// - Returns: How long that took.
    func refuse(_ words: [String]) throws -> Duration {
        let start = ContinuousClock.now
        let process = try RunningProgram(path, words, environment, withErrors: true)
        process.endInput()
        _ = process.readToEnd()
        let exit = process.wait()
        guard exit != 0 else {
            throw Meaningless("\(words.joined(separator: " ")) is not refused")
        }
        return .now - start
    }

    /// Starts the program and lets it run.
    func start(_ words: [String]) throws -> RunningProgram {
        try RunningProgram(path, words, environment)
    }
}

/// A process whose stdin and stdout are ours.
final class RunningProgram {
    private let process: pid_t
    private var input: Int32
    private let output: Int32

    /// Starts a program; its stderr is ours too where `withErrors`.
    init(
        _ path: String, _ arguments: [String], _ environment: [String], withErrors: Bool = false
    ) throws {
        let (theirInput, ourInput) = try Self.pipe()
        let (ourOutput, theirOutput) = try Self.pipe()
        defer {
            close(theirInput)
            close(theirOutput)
        }
        process = try Self.spawn(
            path, arguments, environment,
            streams: [theirInput, theirOutput] + (withErrors ? [theirOutput] : []))
        (input, output) = (ourInput, ourOutput)
    }

    deinit {
        endInput()
        close(output)
    }

    /// Starts a program with open files as its stdin, stdout and so on.
    static func spawn(
        _ path: String, _ arguments: [String], _ environment: [String], streams: [Int32]
    ) throws -> pid_t {
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        for (place, stream) in streams.enumerated() {
            unsafe posix_spawn_file_actions_adddup2(&actions, stream, Int32(place))
        }
        var process: pid_t = 0
        let code = unsafe withStrings([path] + arguments) { words in
            unsafe withStrings(environment) { variables in
                unsafe posix_spawn(&process, path, &actions, nil, words, variables)
            }
        }
        guard code == 0 else { throw Meaningless("\(path) can't be started: error \(code)") }
        return process
    }

    private static func pipe() throws -> (reading: Int32, writing: Int32) {
        var ends: [Int32] = [0, 0]
        guard unsafe Glibc.pipe(&ends) == 0,
            ends.allSatisfy({ fcntl($0, F_SETFD, FD_CLOEXEC) == 0 })
        else { throw Meaningless("there are no pipes") }
        return (ends[0], ends[1])
    }

    private static func withStrings<Result>(
        _ strings: [String],
        _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
    ) -> Result {
        let copies = unsafe strings.map { unsafe strdup($0) }
        defer { unsafe copies.forEach { unsafe free($0) } }
        return unsafe (copies + [nil]).withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else {
                preconditionFailure("a list that ends with nil has a start")
            }
            return unsafe body(start)
        }
    }
}

// MARK: - Talking with it

extension RunningProgram {
    func send(_ text: String) throws {
        let bytes = Array(text.utf8)
        guard unsafe write(input, bytes, bytes.count) == bytes.count else {
            throw Meaningless("the program does not read")
        }
    }

    func endInput() {
        guard input >= 0 else { return }
        close(input)
        input = -1
    }

    /// Waits for output until `deadline`.
    ///
    /// - Returns: What came: nothing at the deadline, `nil` when there is no more.
    func read(until deadline: ContinuousClock.Instant) -> [UInt8]? {
        let rest = max(.zero, deadline - .now)
        let milliseconds = (rest / .milliseconds(1)).rounded(.up)
        var source = [pollfd(fd: output, events: Int16(POLLIN), revents: 0)]
        return unsafe poll(&source, 1, Int32(milliseconds)) > 0 ? readSome() : []
    }

    /// What is still to be read.
    func readToEnd() -> [UInt8] {
        var bytes: [UInt8] = []
        while let some = readSome() { bytes += some }
        return bytes
    }

    private func readSome() -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = unsafe Glibc.read(output, &bytes, bytes.count)
        return count > 0 ? Array(bytes.prefix(count)) : nil
    }

    func kill() {
        Glibc.kill(process, SIGKILL)
    }

    /// Waits for the end.
    ///
    /// - Returns: The exit code, as a shell gives it.
    @discardableResult
    func wait() -> Int32 {
        var status: Int32 = 0
        while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        return signal == 0 ? status >> 8 & 0xFF : 128 + signal
    }
}
