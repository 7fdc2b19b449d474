import Foundation
import Glibc
import HouseholdService

/// Somebody who listens at the socket of a server, byte by byte as it comes.
final class EventEar {
    private let descriptor: Int32
    private(set) var heard = ""

    /// How long is waited for what has to come.
    private static let patience = Duration.seconds(300)

    /// That the socket is not there.
    struct Deaf: Error {}

    /// Asks to listen with the token of a session, up to where was heard before, and at which computer.
    init(
        at socket: String, path: String = "/wire/events", session: String?,
        since number: Int? = nil,
        header: String = "Chorus-Wire: 0\r\n", query: String = "", sending body: String = "",
        mark: String? = Computer.own.mark
    ) throws {
        descriptor = try Self.connection(to: socket)
        let bearer = session.map { "Authorization: Bearer \($0)\r\n" } ?? ""
        // Sessions are good at the computer alone at which somebody signed in.
        let computer = mark.map { "Chorus-Computer: \($0)\r\n" } ?? ""
        let last = number.map { "Last-Event-ID: \($0)\r\n" } ?? ""
        let request =
            "GET \(path)\(query) HTTP/1.1\r\nHost: x\r\n\(header)\(bearer)\(computer)\(last)\r\n"
            + body
        let bytes = Array(request.utf8)
        guard unsafe write(descriptor, bytes, bytes.count) == bytes.count
        else { throw Deaf() }
    }

    deinit { close(descriptor) }

    /// Connects to a socket of this computer.
    static func connection(to path: String) throws -> Int32 {
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        unsafe withUnsafeMutableBytes(of: &address.sun_path) { place in
            unsafe place.copyBytes(from: Array(path.utf8))
        }
        let result = unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                unsafe connect(descriptor, pointer, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard descriptor >= 0, result == 0 else { throw Deaf() }
        return descriptor
    }

    /// Reads what has come, waiting for it until `end`.
    ///
    /// - Returns: Whether there may be more.
    private func read(until end: ContinuousClock.Instant) -> Bool {
        let left = (end - .now) / .milliseconds(1)
        var place = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard left > 0, unsafe poll(&place, 1, Int32(left)) == 1 else { return false }
        var bytes = [UInt8](repeating: 0, count: 4_096)
        let count = unsafe recv(descriptor, &bytes, bytes.count, 0)
        guard count > 0 else { return false }
        heard += String(decoding: bytes.prefix(count), as: UTF8.self)
        return true
    }

    /// Waits until one of them has something to hear.
    static func waitForAny(of ears: [EventEar]) {
        var places = ears.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
        _ = unsafe poll(&places, nfds_t(places.count), 300_000)
    }

    /// Whether that is heard some time, so many times in all.
    func hears(_ text: String, times: Int = 1) -> Bool {
        let end = ContinuousClock.now + Self.patience
        while count(of: text) < times, read(until: end) {}
        return count(of: text) >= times
    }

    /// Reads what is there by now.
    func readOn() {
        while read(until: .now + .milliseconds(20)) {}
    }

    /// How often that was heard.
    func count(of text: String) -> Int { heard.components(separatedBy: text).count - 1 }

    /// Whether the server has nothing more to say some time.
    func ends() -> Bool {
        let end = ContinuousClock.now + Self.patience
        while read(until: end) {}
        return end > .now
    }

    /// The number of the last event, once the stream has begun.
    var lastID: Int? {
        heard.matches(of: /id: ([0-9]+)\n/).last.flatMap { Int($0.output.1) }
    }

    /// The status of the answer, which is waited for.
    var status: String {
        _ = hears("\r\n")
        return String(heard.dropFirst("HTTP/1.1 ".count).prefix(3))
    }
}
