import Glibc
import LineEditor

extension Console {
    /// The console of a program, stdin, stdout and stderr, at a terminal that `TERM` names.
    package static func system(terminal name: String?) -> Console {
        let terminal = Terminal(
            input: STDIN_FILENO, output: STDERR_FILENO,
            isDumb: ["", "dumb"].contains(name ?? ""))
        let screen = Terminal(
            input: STDIN_FILENO, output: STDOUT_FILENO, isDumb: terminal.isDumb)
        let reader = LineReader(descriptor: STDIN_FILENO)
        let isInteractive =
            Terminal.isTerminal(STDIN_FILENO) && Terminal.isTerminal(STDERR_FILENO)
        let streams = Streams(
            isInteractive: isInteractive,
            outputIsTerminal: Terminal.isTerminal(STDOUT_FILENO),
            width: { Terminal.width(STDOUT_FILENO) ?? 80 })
        return Console(
            streams: streams,
            write: { put($0, to: STDOUT_FILENO) },
            complain: { put($0, to: STDERR_FILENO) },
            nextLine: {
                await answer { () async throws(InputError) in try await reader.readLine() }
            },
            askLine: { request in
                await answer { () async throws(InputError) in
                    try await terminal.readLine(request)
                }
            },
            clear: { terminal.clear() },
            askSecret: { request in (try? await terminal.readSecret(request)) ?? .left },
            page: { request in (try? await screen.page(request)) ?? .fits },
            play: { await screen.play($0, every: .milliseconds(80)) },
            showWaiting: { terminal.showWaiting($0, inLines: $1) },
            outlastInterrupts: { signal(SIGINT, SIG_IGN) },
            heedInterrupts: { $0 ? Interruption.begin() : Interruption.end() })
    }

    /// Whether somebody pressed Ctrl-C to stop what runs.
    package static var isInterrupted: Bool { Interruption.hasCome }

    /// From now on Ctrl-C, and being told to end by the system, stops what runs.
    static func heedTermination() {
        Interruption.begin()
        Interruption.heedTermination()
    }

    private static func answer(
        _ read: () async throws(InputError) -> Line
    ) async -> Answer {
        do {
            switch try await read() {
            case .text(let text): return .text(text)
            case .endOfInput: return .end
            case .interrupted: return .interrupted
            case .idle: return .idle
            case .suspended: return .resumed
            }
        } catch {
            switch error {
            case .tooLong: return .unreadable("That line is too long.")
            case .notText: return .unreadable("That line is not text in UTF-8.")
            case .system: return .end
            }
        }
    }

    /// Writes all of `text`; a reader that has gone ends the program quietly, a full disk loudly.
    ///
    /// Where it is a message that nobody gets, what is to be done goes on, and the exit code tells how it went.
    private static func put(_ text: String, to descriptor: Int32) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = unsafe bytes.withUnsafeBytes {
                unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
            }
            if count >= 0 {
                bytes = bytes.dropFirst(count)
            } else if errno != EINTR {
                if descriptor == STDERR_FILENO { return }
                if errno == EPIPE { exit(0) }
                put("error: The output can't be written.\n", to: STDERR_FILENO)
                exit(74)
            }
        }
    }
}
