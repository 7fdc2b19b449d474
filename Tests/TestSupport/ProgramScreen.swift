import Foundation
import Glibc

/// The screen of a program, of 80 columns, at which nobody sits.
struct ProgramScreen {
    /// The end for a program.
    let line: FileHandle
    private let screen: FileHandle

    init() throws {
        var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
        var ends: (Int32, Int32) = (-1, -1)
        guard unsafe openpty(&ends.0, &ends.1, nil, nil, &size) == 0 else {
            throw CocoaError(.featureUnsupported)
        }
        var settings = termios()
        unsafe tcgetattr(ends.1, &settings)
        unsafe cfmakeraw(&settings)
        unsafe tcsetattr(ends.1, TCSANOW, &settings)
        screen = FileHandle(fileDescriptor: ends.0, closeOnDealloc: true)
        line = FileHandle(fileDescriptor: ends.1, closeOnDealloc: true)
        _ = fcntl(ends.0, F_SETFD, FD_CLOEXEC)
    }

    /// Returns what is shown until every program has left.
    func shown() -> String {
        try? line.close()
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4_096)
        while true {
            let count = unsafe read(screen.fileDescriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
            bytes += buffer.prefix(count)
        }
    }
}
