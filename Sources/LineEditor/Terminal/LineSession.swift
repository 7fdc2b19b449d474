import Glibc

/// Somebody types a line at a terminal.
struct LineSession {
    /// How many milliseconds later than an escape the rest of a key may come.
    private static let pause: Int32 = 50

    private let request: LineRequest
    private let terminal: Terminal
    private let source: ByteSource
    private let timer: IdleTimer?
    private var editor: Editor
    private var decoder = KeyDecoder()
    private var painter: Painter
    private var size: ScreenSize
    /// Whether a key could do nothing.
    private var rings = false
    /// Whether the program is about to stop, so that nothing may be drawn.
    private var isStopping = false

    init(_ request: LineRequest, on terminal: Terminal, from source: ByteSource) {
        self.request = request
        self.terminal = terminal
        self.source = source
        timer = request.idle.flatMap(IdleTimer.init)
        size = terminal.size
        painter = Painter(width: size.columns)
        editor = Editor(
            request.isPlain ? "" : request.prefill, isOffered: true, history: request.history,
            cutText: request.cutText, showsGhost: request.showsGhost && !request.isPlain)
    }

    /// Takes keys until there is a line, or none will come.
    mutating func run() throws(InputError) -> Line {
        timer?.restart()
        showMessages()
        draw()
        while true {
            switch try source.next(within: decoder.isUndecided ? Self.pause : -1) {
            case .byte(let byte):
                timer?.restart()
                if let line = press(decoder.take(byte)) { return line }
            case .pause:
                if let line = press(decoder.pause()) { return line }
            case .end:
                return .endOfInput
            case .interrupted:
                return leave(.interrupted, after: "^C")
            case .idle where request.idle != nil:
                return leave(.idle)
            case .idle:
                break
            case .resumed:
                if request.suspension == .endsLine { return .suspended }
                isStopping = false
                redraw()
            case .resized:
                resize()
            case .message:
                showMessages()
            }
            if !isStopping, !source.hasMore { draw() }
        }
    }
}

// MARK: - Keys

extension LineSession {
    private mutating func press(_ keys: [Key]) -> Line? {
        for key in keys {
            if let line = follow(editor.press(key)) { return line }
        }
        return nil
    }

    private mutating func follow(_ effect: Editor.Effect) -> Line? {
        switch effect {
        case .edited: showNotice()
        case .beep: rings = true
        case .complete: return complete().flatMap { follow($0) }
        case .run:
            request.pasted.count = editor.pastedLines
            return leave(.text(editor.line.text))
        case .drop: return leave(.interrupted, after: "^C")
        case .leave: return leave(.endOfInput)
        case .clear: clear()
        case .suspend: suspend()
        }
        return nil
    }

    private mutating func complete() -> Editor.Effect? {
        guard let complete = request.complete else { return .beep }
        let search = CompletionSearch(
            complete, line: editor.line.text, cursor: editor.line.cursor,
            patience: request.patience)
        return editor.take(search.result ?? Completions(replacing: 0..<0, with: []))
    }

    private mutating func clear() {
        terminal.write("\u{1B}[H\u{1B}[2J")
        painter = Painter(width: size.columns)
    }

    private mutating func suspend() {
        guard request.suspension != .isRefused else {
            rings = true
            return
        }
        showEnd()
        isStopping = true
        kill(0, SIGTSTP)
    }
}

// MARK: - The screen

extension LineSession {
    private var view: View {
        View(
            prompt: editor.search.map(prompt) ?? request.prompt, line: editor.line,
            ghost: editor.ghost ?? "", notes: notes)
    }

    private func prompt(for search: Editor.Search) -> String {
        search.hasFailed
            ? request.words.nothingFound(search.words) : request.words.search(search.words)
    }

    private var notes: [String] {
        switch editor.notice {
        case .pasted(let lines):
            return [request.words.pasted(lines)]
        case .candidates(let candidates):
            let list = CandidateList(candidates, more: request.words.more)
            let bare = View(prompt: request.prompt, line: editor.line)
            let taken = bare.frame(width: size.columns, height: size.rows).rows.count
            return list.rows(width: size.columns, atMost: size.rows - taken)
        case nil:
            return []
        }
    }

    /// What there is to see, unless a screen reader would have to read what is not asked for.
    private var shownView: View {
        var view = view
        if request.isPlain { view.notes = [] }
        return view
    }

    private mutating func draw() {
        let frame = shownView.frame(width: size.columns, height: size.rows)
        write(painter.paint(frame))
    }

    /// Writes what changes on the screen, and beeps if a key could do nothing.
    private mutating func write(_ changes: String) {
        if rings || !changes.isEmpty { terminal.write((rings ? "\u{7}" : "") + changes) }
        rings = false
    }

    /// Begins anew where the cursor is, which others may have moved meanwhile.
    private mutating func redraw() {
        size = terminal.size
        painter = Painter(width: size.columns)
        terminal.write("\r")
    }

    /// Takes everything away, wherever the terminal has put it, and draws it anew.
    private mutating func resize() {
        let size = terminal.size
        guard size != self.size else { return }
        self.size = size
        let frame = shownView.frame(width: size.columns, height: size.rows)
        let old = painter.erase(cursorRow: frame.cursorRow)
        terminal.write(old)
        painter = Painter(width: size.columns)
    }

    private mutating func showMessages() {
        guard !request.isPlain, let messages = request.messages?.take(), !messages.isEmpty else {
            return
        }
        let lines = messages.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
        terminal.write(painter.erase() + lines.joined(separator: "\r\n") + "\r\n")
    }

    /// Tells a notice on lines of its own where nothing may be shown below the line.
    private mutating func showNotice() {
        let notes = notes
        guard request.isPlain, !notes.isEmpty else { return }
        draw()
        terminal.write(painter.leave() + notes.joined(separator: "\r\n") + "\r\n")
    }

    /// Shows the line for the last time, and goes below it.
    private mutating func showEnd(_ mark: String = "") {
        let line = EditedText(editor.line.text + mark)
        let frame = View(prompt: request.prompt, line: line)
            .frame(width: size.columns, height: size.rows)
        let changes = painter.paint(frame)
        write(changes + painter.leave())
    }

    private mutating func leave(_ line: Line, after mark: String = "") -> Line {
        showEnd(mark)
        return line
    }
}
