import Glibc

// MARK: - Asking for a secret

extension Terminal {
    /// Asks for a secret, which is not shown while it is typed or pasted.
    ///
    /// Ctrl-U starts over; what was typed or pasted beyond the line is thrown away.
    ///
    /// - Parameter request: The question, which is shown once the terminal has stopped echoing, and how long is
    ///   waited.
    /// - Returns: The secret, which the caller should `wipe()` after use, or why there is none.
    /// - Throws: `InputError.system` when the terminal can't be read or changed.
    package func readSecret(
        _ request: LineRequest
    ) async throws(InputError) -> Secret {
        try await onInputThread { () throws(InputError) in
            try TerminalMode.hidden.during(self) { wake throws(InputError) in
                let source = ByteSource(descriptor: input, wake: wake)
                return try secret(request, from: source)
            }
        }
    }

    private func secret(
        _ request: LineRequest, from source: ByteSource
    ) throws(InputError) -> Secret {
        write(request.prompt)
        defer { write("\n") }
        var field = SecretField()
        let timer = request.idle.flatMap(IdleTimer.init)
        timer?.restart()
        while true {
            switch try source.next() {
            case .byte(let byte):
                timer?.restart()
                switch field.press(byte) {
                case .finished: return .typed(field.bytes)
                case .cancelled: return .cancelled
                case .left: return .left
                case .suspended: suspend(request.suspension)
                case let change: show(change, as: request.mark)
                }
            case .interrupted:
                field.wipe()
                return .cancelled
            case .end:
                field.wipe()
                return .left
            case .idle where request.idle != nil:
                field.wipe()
                return .idle
            case .resumed:
                field.wipe()
                if request.suspension == .endsLine { return .suspended }
                write(request.prompt)
            case .idle, .resized, .message, .pause:
                break
            }
        }
    }

    private func suspend(_ suspension: LineRequest.Suspension) {
        if suspension == .isRefused {
            write("\u{7}")
        } else {
            kill(0, SIGTSTP)
        }
    }

    private func show(_ change: SecretField.Change, as mark: Character?) {
        switch (change, mark) {
        case (.typed, let mark?):
            write(String(mark))
        case (.erased(let count), _?):
            write(String(repeating: "\u{8} \u{8}", count: count))
        default:
            break
        }
    }
}
