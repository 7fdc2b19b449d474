import Glibc

/// The program at a terminal of 80 columns, with a person that the measure plays.
final class TerminalProgram {
    private let process: pid_t
    private let keyboard: Int32

    /// Starts the program's shell.
    init(_ program: Program) throws {
        var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
        var ends: (Int32, Int32) = (-1, -1)
        guard unsafe openpty(&ends.0, &ends.1, nil, nil, &size) == 0 else {
            throw Meaningless("there are no pseudo terminals")
        }
        keyboard = ends.0
        _ = fcntl(ends.0, F_SETFD, FD_CLOEXEC)
        defer { close(ends.1) }
        let environment = program.environment.filter { !$0.hasPrefix("TERM=") } + ["TERM=xterm"]
        process = try RunningProgram.spawn(
            program.path, [], environment, streams: [ends.1, ends.1, ends.1])
    }

    deinit {
        close(keyboard)
    }

    /// Presses keys.
    func type(_ keys: String) throws {
        let bytes = Array(keys.utf8)
        guard unsafe write(keyboard, bytes, bytes.count) == bytes.count else {
            throw Meaningless("the terminal is gone")
        }
    }

    /// Waits until the screen shows `text`, for ten seconds at most.
    func wait(for text: String) throws {
        var shown: [UInt8] = []
        let wanted = Array(text.utf8)
        let deadline = ContinuousClock.now + .seconds(10)
        while !shown.contains(wanted) {
            guard ContinuousClock.now < deadline, let some = readSome() else {
                let screen = String(decoding: shown, as: UTF8.self)
                throw Meaningless("the screen shows no \"\(text)\": \(screen)")
            }
            shown += some
        }
    }

    private func readSome() -> [UInt8]? {
        var source = [pollfd(fd: keyboard, events: Int16(POLLIN), revents: 0)]
        guard unsafe poll(&source, 1, 10_000) > 0 else { return nil }
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = unsafe read(keyboard, &bytes, bytes.count)
        return count > 0 ? Array(bytes.prefix(count)) : nil
    }

    /// Reads on until the program has left.
    func end() {
        while readSome() != nil {}
        var status: Int32 = 0
        while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
    }
}
