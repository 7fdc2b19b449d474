import Glibc

/// The terminal that somebody sits at.
package struct Terminal: Sendable {
    let input: Int32
    let output: Int32
    /// Whether it can't move its cursor.
    package let isDumb: Bool

    /// Creates a terminal that is read from `input` and written to through `output`.
    ///
    /// - Parameters:
    ///   - input: Where keys come from.
    ///   - output: Where prompts go.
    ///   - isDumb: Whether it can't move its cursor, as `TERM=dumb` says; it edits lines by itself.
    package init(input: Int32, output: Int32, isDumb: Bool = false) {
        self.input = input
        self.output = output
        self.isDumb = isDumb
    }

    /// Whether a descriptor is a terminal.
    package static func isTerminal(_ descriptor: Int32) -> Bool {
        isatty(descriptor) == 1
    }

    /// How many cells a line of the terminal has, if it knows.
    package static func width(_ descriptor: Int32) -> Int? {
        size(descriptor).map(\.columns)
    }

    private static func size(_ descriptor: Int32) -> ScreenSize? {
        var size = winsize()
        guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
            return nil
        }
        return ScreenSize(
            columns: Int(size.ws_col), rows: size.ws_row > 0 ? Int(size.ws_row) : 24)
    }

    /// How large the screen is, as far as is known.
    var size: ScreenSize { Self.size(output) ?? ScreenSize(columns: 80, rows: 24) }

    /// Takes away all that is on the screen and all that can be scrolled back to.
    package func clear() {
        guard !isDumb else { return }
        write("\u{1B}[H\u{1B}[2J\u{1B}[3J")
    }

    /// Shows one picture after the other in the line of the cursor, which is empty again at the end.
    package func play(_ pictures: [String], every pause: Duration) async {
        guard !isDumb else { return }
        for picture in pictures {
            write("\r\(picture)\u{1B}[K")
            try? await Task.sleep(for: pause)
        }
        write("\r\u{1B}[K")
    }

    func write(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = unsafe bytes.withUnsafeBytes {
                unsafe Glibc.write(output, $0.baseAddress, $0.count)
            }
            if count < 0, errno != EINTR { return }
            bytes = bytes.dropFirst(max(count, 0))
        }
    }
}

/// How many cells a screen has.
struct ScreenSize: Hashable {
    let columns: Int
    let rows: Int
}

// MARK: - Asking for a line

extension Terminal {
    /// Asks for a line, which can be edited while it is typed; a dumb terminal shows it itself.
    package func readLine(_ request: LineRequest) async throws(InputError) -> Line {
        let isEdited = !isDumb && Self.isTerminal(input) && Self.isTerminal(output)
        return try await onInputThread { () throws(InputError) in
            let mode = isEdited ? TerminalMode.edited : .shown
            return try mode.during(self) { wake throws(InputError) in
                let messages = request.isPlain || !isEdited ? -1 : request.messages?.wake ?? -1
                let source = ByteSource(descriptor: input, wake: wake, messages: messages)
                guard isEdited else { return try line(request, from: source) }
                var session = LineSession(request, on: self, from: source)
                return try session.run()
            }
        }
    }

    private func line(_ request: LineRequest, from source: ByteSource) throws(InputError) -> Line {
        write(request.prompt)
        let timer = request.idle.flatMap(IdleTimer.init)
        var line = LineBuffer()
        timer?.restart()
        while true {
            switch try source.next() {
            case .byte(UInt8(ascii: "\n")):
                return .text(try text(of: line))
            case .byte(let byte):
                timer?.restart()
                line.append(byte)
            case .end:
                return line.isEmpty ? .endOfInput : .text(try text(of: line))
            case .interrupted:
                write("\n")
                return .interrupted
            case .idle where request.idle != nil:
                write("\n")
                return .idle
            case .resumed where request.suspension == .endsLine:
                return .suspended
            case .resumed:
                line = LineBuffer()
                write(request.prompt)
            case .idle, .resized, .message, .pause:
                break
            }
        }
    }

    private func text(of line: LineBuffer) throws(InputError) -> String {
        guard let text = String(validating: try line.finished(), as: UTF8.self) else {
            throw .notText
        }
        return text
    }
}
