import Foundation
import Glibc
import TestSupport

/// Whoever looks after a server, and asks it how it is.
struct Caretaker {
    /// The socket of the server.
    let socket: String

    static let curl = "/usr/bin/curl"
    static let hasCurl = FileManager.default.isExecutableFile(atPath: curl)

    /// What is answered at the socket.
    func get(_ path: String, _ headers: String = "Host: anything\r\n") throws -> Browser.Answer {
        let descriptor = try EventEar.connection(to: socket)
        defer { close(descriptor) }
        var patience = timeval(tv_sec: 300, tv_usec: 0)
        _ = unsafe setsockopt(
            descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience,
            socklen_t(MemoryLayout<timeval>.size))
        let bytes = Array("GET \(path) HTTP/1.1\r\n\(headers)Connection: close\r\n\r\n".utf8)
        guard unsafe send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
        else { throw Browser.NoAnswer() }
        var answer: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = unsafe recv(descriptor, &piece, piece.count, 0)
            guard count > 0 else { return try Browser.answer(in: answer) }
            answer += piece[..<count]
        }
    }

    /// What is answered to another computer, which is this one by its address.
    static func getEncrypted(
        _ path: String, port: Int, _ more: [String] = []
    ) throws -> Browser.Answer {
        let output = Pipe()
        let words = [
            curl, "--insecure", "--silent", "--include", "--http1.1", "--max-time", "300",
            "https://127.0.0.1:\(port)\(path)",
        ]
        let process = try ChildProcess(words + more, output: .pipe(output))
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return try Browser.answer(in: Array(bytes))
    }
}
