package import LineEditor

/// Where the shell reads from and writes to.
package struct Console: Sendable {
    /// What is known of the streams.
    package struct Streams: Sendable {
        /// Whether questions can be asked: stdin and stderr are terminals.
        package let isInteractive: Bool
        /// Whether stdout is a terminal.
        package let outputIsTerminal: Bool
        private let measure: @Sendable () -> Int

        /// How many cells a line of the terminal has now: whoever sits at it may have made it wider.
        package var width: Int { measure() }

        /// Creates what is known of the streams; `width` counts the cells of a line each time.
        package init(
            isInteractive: Bool, outputIsTerminal: Bool, width: @escaping @Sendable () -> Int
        ) {
            self.isInteractive = isInteractive
            self.outputIsTerminal = outputIsTerminal
            measure = width
        }
    }

    /// What came of asking for a line.
    package enum Answer: Sendable {
        /// A line.
        case text(String)
        /// There are no more lines.
        case end
        /// Ctrl-C.
        case interrupted
        /// Nobody typed for a while.
        case idle
        /// The program was stopped and goes on.
        case resumed
        /// The line can't be used; the sentence says why.
        case unreadable(String)
    }

    /// What is known of the streams.
    package let streams: Streams
    /// Takes results.
    package let write: @Sendable (String) -> Void
    /// Takes messages.
    package let complain: @Sendable (String) -> Void
    let nextLine: @Sendable () async -> Answer
    let askLine: @Sendable (LineRequest) async -> Answer
    /// Takes from the terminal what stands on it, and what stood on it before.
    let clear: @Sendable () -> Void
    let askSecret: @Sendable (LineRequest) async -> Secret
    /// Shows a text that is taller than the screen.
    let page: @Sendable (PageRequest) async -> PageRequest.End
    /// Shows one picture after the other in the same line, which is empty again at the end.
    let play: @Sendable ([String]) async -> Void
    /// Shows whoever waits that something goes on, without moving the cursor where that is not wanted, until what
    /// it gives is called.
    let showWaiting: @Sendable (_ text: String, _ inLines: Bool) -> @Sendable () -> Void
    /// Lets the program go on when somebody presses Ctrl-C while no line is asked for.
    let outlastInterrupts: @Sendable () -> Void
    /// Lets Ctrl-C stop what begins, whatever came before, or nothing any more.
    let heedInterrupts: @Sendable (Bool) -> Void

    /// Creates a console from its parts: results, messages, the next line of stdin, a question, a line of
    /// commands, a secret, a text that may be taller than the screen, pictures that move, that something
    /// goes on, Ctrl-C while a command runs.
    package init(
        streams: Streams,
        write: @escaping @Sendable (String) -> Void,
        complain: @escaping @Sendable (String) -> Void,
        nextLine: @escaping @Sendable () async -> Answer,
        askLine: @escaping @Sendable (LineRequest) async -> Answer,
        clear: @escaping @Sendable () -> Void,
        askSecret: @escaping @Sendable (LineRequest) async -> Secret,
        page: @escaping @Sendable (PageRequest) async -> PageRequest.End = { _ in .fits },
        play: @escaping @Sendable ([String]) async -> Void = { _ in },
        showWaiting: @escaping @Sendable (String, Bool) -> @Sendable () -> Void = { _, _ in {} },
        outlastInterrupts: @escaping @Sendable () -> Void = {},
        heedInterrupts: @escaping @Sendable (Bool) -> Void = { _ in }
    ) {
        self.streams = streams
        self.write = write
        self.complain = complain
        self.nextLine = nextLine
        self.askLine = askLine
        self.clear = clear
        self.askSecret = askSecret
        self.page = page
        self.play = play
        self.showWaiting = showWaiting
        self.outlastInterrupts = outlastInterrupts
        self.heedInterrupts = heedInterrupts
    }
}

extension Console {
    /// The same console, with `lines` in place of stdin.
    func reading(_ lines: some Sequence<String>) -> Console {
        let queue = LineQueue(lines)
        return Console(
            streams: streams, write: write, complain: complain,
            nextLine: { queue.next().map(Answer.text) ?? .end }, askLine: askLine, clear: clear,
            askSecret: askSecret, page: page, play: play, showWaiting: showWaiting,
            outlastInterrupts: outlastInterrupts, heedInterrupts: heedInterrupts)
    }
}

extension Console {
    /// A console at which nobody is.
    static let unattended = Console(
        streams: Streams(isInteractive: false, outputIsTerminal: false, width: { 80 }),
        write: { _ in }, complain: { _ in }, nextLine: { .end }, askLine: { _ in .end },
        clear: {}, askSecret: { _ in .left })
}
