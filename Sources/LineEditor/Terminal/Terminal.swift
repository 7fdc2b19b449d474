import Glibc

/// The terminal that somebody sits at.
package struct Terminal: Sendable {
    private let input: Int32
    private let output: Int32

    /// Creates a terminal that is read from `input` and written to through `output`.
    package init(input: Int32, output: Int32) {
        self.input = input
        self.output = output
    }

    /// Whether a descriptor is a terminal.
    package static func isTerminal(_ descriptor: Int32) -> Bool {
        isatty(descriptor) == 1
    }

    /// How many cells a line of the terminal has, if it knows.
    package static func width(_ descriptor: Int32) -> Int? {
        var size = winsize()
        guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
            return nil
        }
        return Int(size.ws_col)
    }

    private func write(_ text: String) {
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

// MARK: - Asking for a line

extension Terminal {
    /// Asks for a line, which is shown while it is typed.
    package func readLine(prompt: String) async throws(InputError) -> Line {
        try await onInputThread { () throws(InputError) in
            try TerminalMode.shown.during(input) { wake throws(InputError) in
                try line(prompt: prompt, from: ByteSource(descriptor: input, wake: wake))
            }
        }
    }

    private func line(prompt: String, from source: ByteSource) throws(InputError) -> Line {
        write(prompt)
        var line = LineBuffer()
        while true {
            switch try source.next() {
            case .byte(UInt8(ascii: "\n")):
                return .text(try text(of: line))
            case .byte(let byte):
                line.append(byte)
            case .end:
                return line.isEmpty ? .endOfInput : .text(try text(of: line))
            case .interrupted:
                write("\n")
                return .interrupted
            case .resumed:
                line = LineBuffer()
                write(prompt)
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

// MARK: - Asking for a secret

extension Terminal {
    /// Asks for a secret, which is not shown while it is typed or pasted.
    ///
    /// Ctrl-U starts over; what was typed or pasted beyond the line is thrown away.
    ///
    /// - Parameters:
    ///   - prompt: The question, which is shown once the terminal has stopped echoing.
    ///   - mark: What is shown for each character, for children who need to see that a key did
    ///     something; normally nothing.
    /// - Returns: The secret, which the caller should `wipe()` after use, or `nil` when the person
    ///   left with Ctrl-C or Ctrl-D.
    /// - Throws: `InputError.system` when the terminal can't be read or changed.
    package func readSecret(
        prompt: String,
        mark: Character? = nil
    ) async throws(InputError) -> [UInt8]? {
        try await onInputThread { () throws(InputError) in
            try TerminalMode.hidden.during(input) { wake throws(InputError) in
                let source = ByteSource(descriptor: input, wake: wake)
                return try secret(prompt: prompt, mark: mark, from: source)
            }
        }
    }

    private func secret(
        prompt: String,
        mark: Character?,
        from source: ByteSource
    ) throws(InputError) -> [UInt8]? {
        write(prompt)
        defer { write("\n") }
        var field = SecretField()
        while true {
            switch try source.next() {
            case .byte(let byte):
                switch field.press(byte) {
                case .finished: return field.bytes
                case .cancelled: return nil
                case let change: show(change, as: mark)
                }
            case .end, .interrupted:
                field.wipe()
                return nil
            case .resumed:
                field.wipe()
                write(prompt)
            }
        }
    }

    private func show(_ change: SecretField.Change, as mark: Character?) {
        switch (change, mark) {
        case (.suspended, _):
            kill(0, SIGTSTP)
        case (.typed, let mark?):
            write(String(mark))
        case (.erased(let count), _?):
            write(String(repeating: "\u{8} \u{8}", count: count))
        default:
            break
        }
    }
}
