import Foundation
import Glibc
import Synchronization

/// A program on this computer that takes messages by HTTP, one after the other, and has topics as ntfy does.
final class Receiver: Sendable {
    /// A message that came.
    struct Received: Sendable {
        let id: String
        let text: String
    }

    private let socket: Int32
    /// Where it is reached.
    let address: String
    private let received = Mutex<[Received]>([])
    private let posted = Mutex<[String: [String]]>([:])
    /// What is answered to which request, counted from 0.
    private let status: @Sendable (Int) -> Int

    /// Starts one, which answers what `status` says.
    init(status: @escaping @Sendable (Int) -> Int = { _ in 200 }) throws {
        self.status = status
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var place = sockaddr_in()
        place.sin_family = sa_family_t(AF_INET)
        place.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let descriptor = socket
        let port: UInt16? = unsafe withUnsafeMutablePointer(to: &place) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                guard unsafe bind(descriptor, address, length) == 0, listen(descriptor, 64) == 0,
                    unsafe getsockname(descriptor, address, &length) == 0
                else { return nil }
                return unsafe pointer.pointee.sin_port.bigEndian
            }
        }
        guard let port else { throw CocoaError(.fileNoSuchFile) }
        address = "http://127.0.0.1:\(port)/hook"
        Thread.detachNewThread { [self] in serve() }
    }

    deinit { close(socket) }

    /// Lets nobody in any more.
    func stop() { shutdown(socket, Int32(SHUT_RDWR)) }

    /// What came so far, also what was answered with an error.
    var messages: [Received] { received.withLock(\.self) }

    /// Has something posted to a topic, as a touch on a phone does.
    func post(_ text: String, to topic: String) {
        posted.withLock { $0[topic, default: []].append(text) }
    }

    private func serve() {
        var count = 0
        while case let connection = accept(socket, nil, nil), connection >= 0 {
            answer(on: connection, count)
            close(connection)
            count += 1
        }
    }

    private func answer(on connection: Int32, _ count: Int) {
        var bytes: [UInt8] = []
        while !Self.isWhole(bytes) {
            var part = [UInt8](repeating: 0, count: 4_096)
            let read = unsafe Glibc.read(connection, &part, part.count)
            guard read > 0 else { return }
            bytes += part.prefix(read)
        }
        let request = String(decoding: bytes, as: UTF8.self)
        if let topic = request.prefixMatch(of: /GET \/([^\/ ]+)\/json/) {
            return say("200 OK", lines(of: String(topic.1)), on: connection)
        }
        let id = request.split(separator: "\r\n").first {
            $0.lowercased().hasPrefix("idempotency-key:")
        }?.drop { $0 != ":" }.dropFirst().trimmingCharacters(in: .whitespaces)
        let code = status(count)
        received.withLock { $0.append(Received(id: id ?? "", text: request)) }
        say("\(code) x", "", on: connection)
    }

    private func lines(of topic: String) -> String {
        (posted.withLock { $0[topic] } ?? []).map {
            #"{"id":"a","time":1,"event":"message","topic":"\#(topic)","message":"\#($0)"}"# + "\n"
        }.joined()
    }

    private func say(_ status: String, _ body: String, on connection: Int32) {
        let head = "HTTP/1.1 \(status)\r\nContent-Length: \(body.utf8.count)\r\n"
        let answer = Array("\(head)Connection: close\r\n\r\n\(body)".utf8)
        _ = unsafe Glibc.write(connection, answer, answer.count)
    }

    private static func isWhole(_ bytes: [UInt8]) -> Bool {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let end = text.range(of: "\r\n\r\n") else { return false }
        let length = text.split(separator: "\r\n").first {
            $0.lowercased().hasPrefix("content-length:")
        }.flatMap { Int($0.drop { $0 != ":" }.dropFirst().trimmingCharacters(in: .whitespaces)) }
        return text[end.upperBound...].utf8.count >= length ?? 0
    }
}
