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
        var descriptor: Int32 = -1
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

    private static let endings = [
        SIGHUP, SIGTERM, SIGQUIT, SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE,
    ]

    private static var ground: UnsafeMutablePointer<Ground>? {
        unsafe UnsafeMutablePointer(bitPattern: address.load(ordering: .acquiring))
    }

    /// The descriptor that gets a byte for `SIGINT` and when the program goes on after a stop.
    let wake: Int32

    /// Begins to watch over a terminal; there must be no other watch.
    static func begin(_ descriptor: Int32, original: termios, changed: termios) -> SignalWatch {
        let ground = unsafe self.ground ?? layGround()
        unsafe ground.pointee.descriptor = descriptor
        unsafe ground.pointee.original = original
        unsafe ground.pointee.changed = changed
        install(SIGINT, tellInterruption)
        install(SIGTSTP, stop)
        for signal in endings { install(signal, passOn) }
        return unsafe SignalWatch(wake: ground.pointee.wake.reader)
    }

    /// Changes the terminal.
    func change() {
        guard let ground = unsafe Self.ground else { return }
        Self.isChanged.store(true, ordering: .sequentiallyConsistent)
        unsafe tcsetattr(ground.pointee.descriptor, TCSADRAIN, &ground.pointee.changed)
    }

    /// Puts the terminal and the signals back; what was typed ahead of a change is thrown away.
    func end() {
        Self.restoreTerminal(TCSAFLUSH)
        Self.isChanged.store(false, ordering: .sequentiallyConsistent)
        guard let ground = unsafe Self.ground else { return }
        for signal in Self.endings + [SIGINT, SIGTSTP] {
            unsafe sigaction(signal, ground.pointee.previous + Int(signal), nil)
        }
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
        guard isChanged.load(ordering: .sequentiallyConsistent), let ground = unsafe ground else {
            return
        }
        let descriptor = unsafe ground.pointee.descriptor
        let foreground = tcgetpgrp(descriptor)
        guard foreground < 0 || foreground == getpgrp() else { return }
        unsafe tcsetattr(descriptor, when, &ground.pointee.original)
    }

    /// `SIGINT`: tells whoever waits for input.
    private static let tellInterruption: @convention(c) (Int32) -> Void = { signal in
        SignalWatch.tell(signal)
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
        if SignalWatch.isChanged.load(ordering: .sequentiallyConsistent) {
            unsafe tcsetattr(ground.pointee.descriptor, TCSADRAIN, &ground.pointee.changed)
        }
        SignalWatch.tell(signal)
        errno = code
    }

    private static func tell(_ signal: Int32) {
        guard let ground = unsafe ground else { return }
        let code = errno
        var byte = UInt8(truncatingIfNeeded: signal)
        unsafe write(ground.pointee.wake.writer, &byte, 1)
        errno = code
    }
}
