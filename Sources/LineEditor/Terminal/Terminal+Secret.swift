import Glibc

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
    ///   - idle: After how long without a key nobody is taken to be there; sleep counts.
    /// - Returns: The secret, which the caller should `wipe()` after use, or `nil` when the person
    ///   left with Ctrl-C or Ctrl-D, or is not there.
    /// - Throws: `InputError.system` when the terminal can't be read or changed.
    package func readSecret(
        prompt: String,
        mark: Character? = nil,
        idle: Duration? = nil
    ) async throws(InputError) -> [UInt8]? {
        try await onInputThread { () throws(InputError) in
            try TerminalMode.hidden.during(self) { wake throws(InputError) in
                let source = ByteSource(descriptor: input, wake: wake)
                return try secret(prompt: prompt, mark: mark, idle: idle, from: source)
            }
        }
    }

    private func secret(
        prompt: String,
        mark: Character?,
        idle: Duration?,
        from source: ByteSource
    ) throws(InputError) -> [UInt8]? {
        write(prompt)
        defer { write("\n") }
        var field = SecretField()
        let timer = idle.flatMap(IdleTimer.init)
        timer?.restart()
        while true {
            switch try source.next() {
            case .byte(let byte):
                timer?.restart()
                switch field.press(byte) {
                case .finished: return field.bytes
                case .cancelled: return nil
                case let change: show(change, as: mark)
                }
            case .end, .interrupted:
                field.wipe()
                return nil
            case .idle where idle != nil:
                field.wipe()
                return nil
            case .resumed:
                field.wipe()
                write(prompt)
            case .idle, .resized, .message, .pause:
                break
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
