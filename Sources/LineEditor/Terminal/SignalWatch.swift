import Glibc
import Synchronization

/// Puts a changed terminal back when a signal ends or stops the program.
///
/// The handlers below run between any two instructions, so they may do very little: they reach what
/// they need through one pointer to memory that is never freed, and call only functions that
/// POSIX declares safe there.
struct SignalWatch {
    /// What the handlers need, laid out before any of them is installed.
    @unsafe private struct Ground {
        var terminal: (input: Int32, output: Int32) = (-1, -1)
        /// Whether the terminal marks pastes while it is changed.
        var marksPastes = false
        var original = termios()
        var changed = termios()
        var wake: (reader: Int32, writer: Int32) = (-1, -1)
        /// What each signal did before, by its number.
        let previous: UnsafeMutablePointer<sigaction>
    }

    /// Where the program's one `Ground` is, or 0 before the first watch.
    private static let address = Atomic<UInt>(0)
    /// Whether the terminal is changed at this moment.
    private static let isChanged = Atomic<Bool>(false)
    /// Whether the program is about to stop, or goes on after it.
    private static let isStopping = Atomic<Bool>(false)

    private static let endings = [
        SIGHUP, SIGTERM, SIGQUIT, SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE,
    ]

    private static var ground: UnsafeMutablePointer<Ground>? {
        unsafe UnsafeMutablePointer(bitPattern: address.load(ordering: .acquiring))
    }

    /// Signals that only have to be told.
    private static let news = [SIGINT, SIGALRM, SIGWINCH]

    /// The descriptor that gets the numbers of the signals that came, one byte each.
    let wake: Int32

    /// Begins to watch over a terminal; there must be no other watch.
    static func begin(
        _ terminal: Terminal, original: termios, changed: termios, marksPastes: Bool
    ) -> SignalWatch {
        let ground = unsafe self.ground ?? layGround()
        unsafe ground.pointee.terminal = (terminal.input, terminal.output)
        unsafe ground.pointee.original = original
        unsafe ground.pointee.changed = changed
        unsafe ground.pointee.marksPastes = marksPastes
        let watch = unsafe SignalWatch(wake: ground.pointee.wake.reader)
        watch.forgetNews()
        install(SIGTSTP, stop)
        install(SIGCONT, goOn)
        for signal in news { install(signal, tellOnly) }
        for signal in endings { install(signal, passOn) }
        return watch
    }

    /// Changes the terminal.
    func change() {
        Self.isChanged.store(true, ordering: .sequentiallyConsistent)
        Self.changeTerminal()
    }

    /// Puts the terminal and the signals back, but for the timer's, which may still be on its way.
    ///
    /// - Parameter keepsTypedAhead: Whether what was typed since stays there to be read.
    func end(keepsTypedAhead: Bool) {
        Self.restoreTerminal(keepsTypedAhead ? TCSADRAIN : TCSAFLUSH)
        Self.isChanged.store(false, ordering: .sequentiallyConsistent)
        guard let ground = unsafe Self.ground else { return }
        for signal in Self.endings + Self.news + [SIGTSTP, SIGCONT] where signal != SIGALRM {
            unsafe sigaction(signal, ground.pointee.previous + Int(signal), nil)
        }
        forgetNews()
    }

    private func forgetNews() {
        var byte: UInt8 = 0
        while unsafe read(wake, &byte, 1) == 1 {}
    }
}

// MARK: - Before the first watch

extension SignalWatch {
    private static func layGround() -> UnsafeMutablePointer<Ground> {
        let count = Int(NSIG)
        let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: count)
        unsafe previous.initialize(repeating: sigaction(), count: count)
        let ground = UnsafeMutablePointer<Ground>.allocate(capacity: 1)
        unsafe ground.initialize(to: unsafe Ground(previous: previous))
        let kind = [SOCK_STREAM, SOCK_CLOEXEC, SOCK_NONBLOCK].reduce(0) { $0 | $1.rawValue }
        var ends: [Int32] = [-1, -1]
        if unsafe socketpair(AF_UNIX, Int32(kind), 0, &ends) == 0 {
            unsafe ground.pointee.wake = (ends[0], ends[1])
        }
        isChanged.store(false, ordering: .sequentiallyConsistent)
        isStopping.store(false, ordering: .sequentiallyConsistent)
        address.store(UInt(bitPattern: ground), ordering: .releasing)
        atexit { SignalWatch.restoreTerminal(TCSANOW) }
        return unsafe ground
    }

    private static func install(
        _ signal: Int32, _ handler: @escaping @convention(c) (Int32) -> Void
    ) {
        guard let ground = unsafe ground else { return }
        var action = sigaction()
        unsafe action.__sigaction_handler.sa_handler = handler
        action.sa_flags = Int32(SA_ONSTACK) | Int32(SA_RESTART)
        unsafe sigaction(signal, &action, ground.pointee.previous + Int(signal))
    }
}

// MARK: - In a signal handler

extension SignalWatch {
    /// Puts the terminal back, unless another program is in its foreground.
    private static func restoreTerminal(_ when: Int32) {
        guard isChanged.load(ordering: .sequentiallyConsistent), isInForeground,
            let ground = unsafe ground
        else { return }
        if unsafe ground.pointee.marksPastes { write("\u{1B}[?2004l") }
        unsafe tcsetattr(ground.pointee.terminal.input, when, &ground.pointee.original)
    }

    /// Changes the terminal, unless another program is in its foreground.
    private static func changeTerminal() {
        guard isChanged.load(ordering: .sequentiallyConsistent), isInForeground,
            let ground = unsafe ground
        else { return }
        unsafe tcsetattr(ground.pointee.terminal.input, TCSADRAIN, &ground.pointee.changed)
        if unsafe ground.pointee.marksPastes { write("\u{1B}[?2004h") }
    }

    private static var isInForeground: Bool {
        guard let ground = unsafe ground else { return false }
        let foreground = tcgetpgrp(unsafe ground.pointee.terminal.input)
        return foreground < 0 || foreground == getpgrp()
    }

    private static func write(_ sequence: StaticString) {
        guard let ground = unsafe ground else { return }
        unsafe Glibc.write(
            ground.pointee.terminal.output, sequence.utf8Start, sequence.utf8CodeUnitCount)
    }

    /// What is told to whoever waits for input.
    private static let tellOnly: @convention(c) (Int32) -> Void = { signal in
        SignalWatch.tell(signal)
    }

    /// `SIGCONT`: changes the terminal again, which somebody else may have had meanwhile.
    private static let goOn: @convention(c) (Int32) -> Void = { signal in
        guard !SignalWatch.isStopping.load(ordering: .sequentiallyConsistent) else { return }
        let code = errno
        SignalWatch.changeTerminal()
        SignalWatch.tell(signal)
        errno = code
    }

    /// What ends the program: puts the terminal back and does what the signal did before.
    private static let passOn: @convention(c) (Int32) -> Void = { signal in
        let code = errno
        SignalWatch.restoreTerminal(TCSANOW)
        if let ground = unsafe SignalWatch.ground {
            unsafe sigaction(signal, ground.pointee.previous + Int(signal), nil)
        }
        raise(signal)
        errno = code
    }

    /// `SIGTSTP`: puts the terminal back, stops, and changes it again when the program goes on.
    private static let stop: @convention(c) (Int32) -> Void = { signal in
        guard let ground = unsafe SignalWatch.ground else { return }
        let code = errno
        SignalWatch.isStopping.store(true, ordering: .sequentiallyConsistent)
        SignalWatch.restoreTerminal(TCSANOW)
        var ours = sigaction()
        unsafe sigaction(signal, ground.pointee.previous + Int(signal), &ours)
        var stops = sigset_t()
        unsafe sigemptyset(&stops)
        unsafe sigaddset(&stops, signal)
        var mask = sigset_t()
        raise(signal)
        unsafe pthread_sigmask(SIG_UNBLOCK, &stops, &mask)
        unsafe pthread_sigmask(SIG_SETMASK, &mask, nil)
        unsafe sigaction(signal, &ours, nil)
        SignalWatch.isStopping.store(false, ordering: .sequentiallyConsistent)
        SignalWatch.changeTerminal()
        SignalWatch.tell(signal)
        errno = code
    }

    private static func tell(_ signal: Int32) {
        guard let ground = unsafe ground else { return }
        let code = errno
        var byte = UInt8(truncatingIfNeeded: signal)
        unsafe Glibc.write(ground.pointee.wake.writer, &byte, 1)
        errno = code
    }
}
