import LineEditor

/// Where the shell reads from and writes to.
public struct Console: Sendable {
    /// What is known of the streams.
    public struct Streams: Sendable {
        /// Whether questions can be asked: stdin and stderr are terminals.
        public let isInteractive: Bool
        /// Whether stdout is a terminal.
        public let outputIsTerminal: Bool
        /// How many cells a line of the terminal has.
        public let width: Int

        /// Creates what is known of the streams.
        public init(isInteractive: Bool, outputIsTerminal: Bool, width: Int) {
            self.isInteractive = isInteractive
            self.outputIsTerminal = outputIsTerminal
            self.width = width
        }
    }

    /// What came of asking for a line.
    public enum Answer: Sendable {
        /// A line.
        case text(String)
        /// There are no more lines.
        case end
        /// Ctrl-C.
        case interrupted
        /// The line can't be used; the sentence says why.
        case unreadable(String)
    }

    /// What is known of the streams.
    public let streams: Streams
    /// Takes results.
    public let write: @Sendable (String) -> Void
    /// Takes messages.
    public let complain: @Sendable (String) -> Void
    let nextLine: @Sendable () async -> Answer
    let ask: @Sendable (String) async -> Answer
    let askSecret: @Sendable (String) async -> [UInt8]?

    /// Takes from the terminal what stands on it, and what stood on it before.
    func clear() {
        guard streams.isInteractive else { return }
        complain("\u{1B}[H\u{1B}[2J\u{1B}[3J")
    }

    /// Creates a console from its parts: results, messages, the next line of stdin, a question, a secret.
    public init(
        streams: Streams,
        write: @escaping @Sendable (String) -> Void,
        complain: @escaping @Sendable (String) -> Void,
        nextLine: @escaping @Sendable () async -> Answer,
        ask: @escaping @Sendable (String) async -> Answer,
        askSecret: @escaping @Sendable (String) async -> [UInt8]?
    ) {
        self.streams = streams
        self.write = write
        self.complain = complain
        self.nextLine = nextLine
        self.ask = ask
        self.askSecret = askSecret
    }
}

extension Console {
    /// The same console, with `lines` in place of stdin.
    func reading(_ lines: some Sequence<String>) -> Console {
        let queue = LineQueue(lines)
        return Console(
            streams: streams, write: write, complain: complain,
            nextLine: { queue.next().map(Answer.text) ?? .end }, ask: ask, askSecret: askSecret)
    }
}
