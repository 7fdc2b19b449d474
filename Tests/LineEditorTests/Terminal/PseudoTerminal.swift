import Dispatch
import Glibc
import Synchronization

/// A terminal without a screen: the test types at one end, the program sits at the other.
final class PseudoTerminal: Sendable {
    /// The program's end.
    let line: Int32
    private let keyboard: Int32
    private let isHungUp = Atomic(false)

    init(columns: UInt16 = 0) {
        var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        var ends: (Int32, Int32) = (-1, -1)
        let result = unsafe openpty(&ends.0, &ends.1, nil, nil, &size)
        precondition(result == 0, "this system has no pseudo terminals")
        (keyboard, line) = ends
        for end in [keyboard, line] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }

    deinit {
        if !isHungUp.load(ordering: .relaxed) { close(keyboard) }
        close(line)
    }

    /// Switches the terminal off.
    func hangUp() {
        guard !isHungUp.exchange(true, ordering: .relaxed) else { return }
        close(keyboard)
    }

    /// Where another program finds the terminal.
    var path: String {
        var name = [CChar](repeating: 0, count: Int(PATH_MAX))
        guard unsafe ttyname_r(line, &name, name.count) == 0 else { return "" }
        return unsafe String(cString: &name)
    }

    /// Whether the terminal shows what is typed.
    var echoes: Bool {
        var settings = termios()
        return unsafe tcgetattr(line, &settings) == 0 && settings.c_lflag & tcflag_t(ECHO) != 0
    }

    /// How the terminal is set, byte by byte.
    var settings: [UInt8] {
        var settings = termios()
        unsafe tcgetattr(line, &settings)
        return unsafe withUnsafeBytes(of: &settings) { unsafe Array($0) }
    }

    /// Sets the terminal as it was once.
    func restore(_ bytes: [UInt8]) {
        unsafe bytes.withUnsafeBytes { bytes in
            var settings = unsafe bytes.loadUnaligned(as: termios.self)
            unsafe tcsetattr(line, TCSANOW, &settings)
        }
    }

    /// Gives the screen another size and tells the program of it.
    func resize(columns: UInt16, rows: UInt16 = 24) {
        resizeQuietly(columns: columns, rows: rows)
        kill(getpid(), SIGWINCH)
    }

    /// Gives the screen another size, as while the program is stopped.
    func resizeQuietly(columns: UInt16, rows: UInt16) {
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        _ = unsafe ioctl(line, UInt(TIOCSWINSZ), &size)
    }

    /// Presses keys.
    func type(_ keys: String) {
        type(Array(keys.utf8))
    }

    /// Sends bytes as if they were keys.
    func type(_ bytes: [UInt8]) {
        guard !isHungUp.load(ordering: .relaxed) else { return }
        unsafe write(keyboard, bytes, bytes.count)
    }

    /// Returns what has been shown since the last time, once it ends with `end`.
    ///
    /// Where nothing more comes for many minutes it returns without it and switches the terminal off, which ends
    /// whatever is read there: so another text fails one test and keeps no other from being run.
    func shown(through end: String) async -> String {
        await withCheckedContinuation { continuation in
            DispatchQueue(label: "screen").async { @Sendable [self] in
                var bytes: [UInt8] = []
                while !bytes.ends(with: end), let byte = nextByte() { bytes.append(byte) }
                continuation.resume(returning: String(decoding: bytes, as: UTF8.self))
            }
        }
    }

    private func nextByte() -> UInt8? {
        guard !isHungUp.load(ordering: .relaxed) else { return nil }
        guard isReadable(keyboard) else {
            hangUp()
            return nil
        }
        var byte: UInt8 = 0
        return unsafe read(keyboard, &byte, 1) == 1 ? byte : nil
    }

    /// Returns everything that has been shown since the last time.
    func shown() async -> String {
        let end = "[end of the test]"
        unsafe write(line, end, end.utf8.count)
        return String(await shown(through: end).dropLast(end.count))
    }
}

/// Whether there is something to be read, for which it waits for ten minutes, far longer than any machine takes.
private func isReadable(_ descriptor: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&request, 1, 600_000) == 1
}

extension [UInt8] {
    fileprivate func ends(with text: String) -> Bool {
        suffix(text.utf8.count).elementsEqual(text.utf8)
    }
}
