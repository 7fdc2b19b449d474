import Glibc

/// How a terminal behaves while it is waited for.
enum TerminalMode {
    /// What is typed is shown, and edited by the terminal itself.
    case shown
    /// Nothing is shown, and every key is handed over as it comes.
    case hidden

    /// Does some work with the terminal in this mode, and puts the terminal back after it.
    ///
    /// Until then every signal that would end or stop the program puts the terminal back first.
    /// The work is given the descriptor on which `SIGINT` and resuming are told.
    func during<Value>(
        _ descriptor: Int32,
        _ work: (_ wake: Int32) throws(InputError) -> Value
    ) throws(InputError) -> Value {
        var original = termios()
        guard unsafe tcgetattr(descriptor, &original) == 0 else { throw .system(errno) }
        let watch = SignalWatch.begin(descriptor, original: original, changed: apply(to: original))
        defer { watch.end() }
        if self == .hidden { watch.change() }
        return try work(watch.wake)
    }

    private func apply(to original: termios) -> termios {
        guard self == .hidden else { return original }
        var changed = original
        changed.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | ISIG | IEXTEN)
        unsafe withUnsafeMutableBytes(of: &changed.c_cc) { keys in
            unsafe keys[Int(VMIN)] = 1
            unsafe keys[Int(VTIME)] = 0
        }
        return changed
    }
}
