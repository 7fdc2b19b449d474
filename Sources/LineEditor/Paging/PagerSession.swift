import Glibc

/// Somebody reads a text at a terminal.
struct PagerSession {
    /// How many milliseconds later than an escape the rest of a key may come.
    private static let pause: Int32 = 50

    private let request: PageRequest
    private let terminal: Terminal
    private let source: ByteSource
    private let timer: IdleTimer?
    private var pager: Pager
    private var decoder = KeyDecoder()
    private var size: ScreenSize
    /// The rows of the text that are on the screen.
    private var drawn = 0..<0
    /// Whether the program is about to stop, so that nothing may be drawn.
    private var isStopping = false

    init(_ request: PageRequest, _ pager: Pager, on terminal: Terminal, from source: ByteSource) {
        self.request = request
        self.pager = pager
        self.terminal = terminal
        self.source = source
        size = terminal.size
        timer = request.idle.flatMap(IdleTimer.init)
    }

    /// Takes keys until somebody leaves.
    mutating func run() throws(InputError) -> PageRequest.End {
        timer?.restart()
        terminal.write(page)
        drawn = pager.top..<pager.bottom
        while true {
            switch try source.next(within: decoder.isUndecided ? Self.pause : -1) {
            case .byte(let byte):
                timer?.restart()
                if press(decoder.take(byte)) { return leave(.left) }
            case .pause:
                if press(decoder.pause()) { return leave(.left) }
            case .end: return .left
            case .interrupted: return leave(.left)
            case .idle where request.idle != nil: return leave(.idle)
            case .resumed:
                if request.suspension == .endsLine { return .idle }
                isStopping = false
                layOut()
                draw(isAnew: true)
            case .resized: if layOut() { draw(isAnew: true) }
            case .idle, .message: break
            }
        }
    }
}

// MARK: - Keys

extension PagerSession {
    /// Takes keys, and says whether one of them leaves.
    private mutating func press(_ keys: [Key]) -> Bool {
        for key in keys {
            switch pager.press(key) {
            case .moved: draw()
            case .redraw: draw(isAnew: true)
            case .suspend where request.suspension != .isRefused: suspend()
            case .beep, .suspend:
                terminal.write("\u{7}")
                draw()
            case .end: return true
            }
        }
        return false
    }

    private mutating func suspend() {
        terminal.write(Self.emptyRow)
        isStopping = true
        kill(0, SIGTSTP)
    }

    /// Lays the text out anew where the screen has another size, and says whether it has.
    @discardableResult
    private mutating func layOut() -> Bool {
        let size = terminal.size
        guard size != self.size else { return false }
        self.size = size
        pager.resize(request.lines(size.columns), width: size.columns, height: size.rows)
        return true
    }

    private func leave(_ end: PageRequest.End) -> PageRequest.End {
        terminal.write(Self.emptyRow)
        return end
    }
}

// MARK: - The screen

extension PagerSession {
    private static let emptyRow = "\r\u{1B}[K"

    /// All that is seen, from where the cursor is.
    private var page: String { written(pager.shown) }

    /// Rows and what stands below them.
    private func written(_ rows: [String]) -> String {
        rows.map { $0 + "\r\n" }.joined()
            + DisplayWidth.prefix(of: pager.status, fitting: max(size.columns - 1, 1))
    }

    /// Shows what is to be seen; what comes next moves up what is there.
    private mutating func draw(isAnew: Bool = false) {
        guard !isStopping else { return }
        let before = drawn
        drawn = pager.top..<pager.bottom
        let isFurtherOn = before.lowerBound <= pager.top && pager.top <= before.upperBound
        if isFurtherOn, !isAnew {
            terminal.write(Self.emptyRow + written(pager.rows(from: before.upperBound)))
        } else {
            terminal.write("\u{1B}[H\u{1B}[2J" + page)
        }
    }
}

// MARK: - Reading a text

extension Terminal {
    /// Shows a text screen by screen, unless the screen has room for it.
    ///
    /// - Parameter request: The text.
    /// - Returns: How it ended; the terminal is as it was before, and what was read stays on it.
    /// - Throws: `InputError.system` when the terminal can't be read or changed.
    package func page(_ request: PageRequest) async throws(InputError) -> PageRequest.End {
        guard !isDumb, Self.isTerminal(input), Self.isTerminal(output) else { return .fits }
        let size = size
        let pager = Pager(
            request.lines(size.columns), width: size.columns, height: size.rows,
            words: request.words)
        guard !pager.fits else { return .fits }
        return try await onInputThread { () throws(InputError) in
            try TerminalMode.edited.during(self) { wake throws(InputError) in
                let source = ByteSource(descriptor: input, wake: wake)
                var session = PagerSession(request, pager, on: self, from: source)
                return try session.run()
            }
        }
    }
}
