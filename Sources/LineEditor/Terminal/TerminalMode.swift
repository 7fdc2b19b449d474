import Glibc

/// How a terminal behaves while it is waited for.
enum TerminalMode {
    /// What is typed is shown, and edited by the terminal itself.
    case shown
    /// Nothing is shown, and every key is handed over as it comes; pastes are marked.
    case hidden
    /// As `hidden`, for an editor: the terminal changes neither keys nor what is written.
    case edited

    /// Does some work with the terminal in this mode, and puts the terminal back after it.
    ///
    /// Until then every signal that would end or stop the program puts the terminal back first.
    /// The work is given the descriptor on which signals are told.
    func during<Value>(
        _ terminal: Terminal,
        _ work: (_ wake: Int32) throws(InputError) -> Value
    ) throws(InputError) -> Value {
        var original = termios()
        guard unsafe tcgetattr(terminal.input, &original) == 0 else { throw .system(errno) }
        let watch = SignalWatch.begin(
            terminal, original: original, changed: apply(to: original),
            marksPastes: self != .shown && !terminal.isDumb)
        defer { watch.end(keepsTypedAhead: self == .edited) }
        if self != .shown { watch.change() }
        return try work(watch.wake)
    }

    private func apply(to original: termios) -> termios {
        guard self != .shown else { return original }
        var changed = original
        changed.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | ISIG | IEXTEN)
        if self == .edited {
            changed.c_iflag &= ~tcflag_t(ICRNL | INLCR | IGNCR | ISTRIP | IXON)
            changed.c_oflag &= ~tcflag_t(OPOST)
        }
        unsafe withUnsafeMutableBytes(of: &changed.c_cc) { keys in
            unsafe keys[Int(VMIN)] = 1
            unsafe keys[Int(VTIME)] = 0
        }
        return changed
    }
}
