import CSpawn
package import Foundation
import Glibc
import Synchronization

/// A program that was started, which has the standard streams and no other open file of ours.
///
/// Foundation's `Process` looks at our open files before it starts a program, and with more than 1,353 of them it reads past
/// the end of their list (swift-corelibs-foundation 5472). Many tests at once have as many.
package final class ChildProcess: Sendable {
    /// What a standard stream of it is.
    package enum Stream {
        /// Ours.
        case inherited
        /// `/dev/null`.
        case null
        case file(FileHandle)
        /// A pipe whose other end is ours.
        case pipe(Pipe)
    }

    /// How it ended.
    package enum End: Equatable, Sendable {
        case exit(Int32)
        case signal(Int32)

        /// The exit code as a shell gives it.
        package var code: Int32 {
            switch self {
            case .exit(let code): code
            case .signal(let number): 128 + number
            }
        }
    }

    /// That it could not be started, and the error of the system.
    package struct NotStarted: Error {
        package let program: String
        package let code: Int32
    }

    /// Its number.
    package let id: Int32
    /// Whose ends are open as long as it is held, so that it can speak though nobody reads.
    private let pipes: [Pipe]
    private let known = Mutex<End?>(nil)

    /// Starts a program in a process group of its own.
    ///
    /// - Parameters:
    ///   - words: Its whole path, and its arguments.
    ///   - folder: Where it starts, if not where we are.
    ///   - environment: What it has in place of our environment.
    ///   - input: Its stdin.
    ///   - output: Its stdout.
    ///   - messages: Its stderr.
    /// - Throws: `NotStarted`.
    package init(
        _ words: [String], in folder: URL? = nil, environment: [String: String]? = nil,
        input: Stream = .null, output: Stream = .inherited, messages: Stream = .inherited
    ) throws {
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        unsafe input.standIn(for: STDIN_FILENO, in: &actions)
        unsafe output.standIn(for: STDOUT_FILENO, in: &actions)
        unsafe messages.standIn(for: STDERR_FILENO, in: &actions)
        unsafe spawn_without_files(&actions, STDERR_FILENO + 1)
        if let folder { unsafe spawn_in_folder(&actions, folder.path) }

        var attributes = posix_spawnattr_t()
        unsafe posix_spawnattr_init(&attributes)
        defer { unsafe posix_spawnattr_destroy(&attributes) }
        unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))

        let environment = environment ?? ProcessInfo.processInfo.environment
        id = try unsafe withCStrings(words) { arguments in
            try unsafe withCStrings(environment.map { "\($0.key)=\($0.value)" }) { variables in
                var id: pid_t = 0
                let code = unsafe posix_spawn(
                    &id, words[0], &actions, &attributes, arguments, variables)
                guard code == 0 else { throw NotStarted(program: words[0], code: code) }
                return id
            }
        }
        pipes = [input, output, messages].compactMap(\.pipe)
        try? input.pipe?.fileHandleForReading.close()
        for stream in [output, messages] { try? stream.pipe?.fileHandleForWriting.close() }
    }

    /// Waits until it ends, and says how.
    @discardableResult
    package func waitUntilExit() -> End {
        while true {
            // Only looked at, so that others may wait for it as well.
            var information = unsafe siginfo_t()
            unsafe waitid(P_PID, id_t(id), &information, WEXITED | WNOWAIT)
            if let end = look() { return end }
        }
    }

    /// Sends it a signal, if it has not ended.
    package func send(_ signal: Int32) {
        known.withLock { if $0 == nil { _ = kill(id, signal) } }
    }

    /// How it ended, if it did.
    private func look() -> End? {
        known.withLock { known in
            if known != nil { return known }
            var status: Int32 = 0
            guard unsafe waitpid(id, &status, WNOHANG) == id else { return nil }
            let signal = status & 0x7f
            known = signal == 0 ? .exit((status >> 8) & 0xff) : .signal(signal)
            return known
        }
    }
}

extension ChildProcess.Stream {
    fileprivate var pipe: Pipe? {
        if case .pipe(let pipe) = self { pipe } else { nil }
    }

    /// Has a program find this in place of its `descriptor`.
    fileprivate func standIn(
        for descriptor: Int32, in actions: inout posix_spawn_file_actions_t
    ) {
        let isInput = descriptor == STDIN_FILENO
        switch self {
        case .inherited: break
        case .null:
            unsafe posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
        case .file(let file):
            unsafe posix_spawn_file_actions_adddup2(&actions, file.fileDescriptor, descriptor)
        case .pipe(let pipe):
            let end = isInput ? pipe.fileHandleForReading : pipe.fileHandleForWriting
            unsafe posix_spawn_file_actions_adddup2(&actions, end.fileDescriptor, descriptor)
        }
    }
}

/// Calls `body` with texts as C has them, which are gone after it.
private func withCStrings<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) throws -> Result
) rethrows -> Result {
    let copies = unsafe texts.map { unsafe strdup($0) }
    defer { unsafe copies.forEach { unsafe free($0) } }
    return try unsafe body(copies + [nil])
}
