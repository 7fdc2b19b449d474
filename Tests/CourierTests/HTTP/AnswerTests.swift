import Courier
import Dispatches
import Glibc
import NIOCore
import Testing

@Suite("What a server answers")
struct AnswerTests {
    private func outcome(
        of conduct: WebCounterpart.Conduct, sending: TimeAmount = .minutes(10)
    ) async throws -> Receipt.Outcome {
        try await withWebCounterpart(conduct) { server in
            try await Courier.testing(sending: sending).send(
                .testing(.ntfy(url: "http://127.0.0.1:\(server.port)/t", token: nil))
            ).outcome
        }
    }

    @Test(
        "is told by its number alone",
        arguments: [
            ("200 OK", .accepted), ("201 Created", .accepted), ("299 ?", .accepted),
            ("400 Bad Request", .refused(.http(status: 400))),
            ("401 Unauthorized", .refused(.http(status: 401))),
            ("404 No", .refused(.http(status: 404))), ("410 Gone", .refused(.http(status: 410))),
            ("413 Big", .refused(.http(status: 413))),
            ("408 Late", .failed(.http(status: 408))), ("425 Early", .failed(.http(status: 425))),
            ("429 Many", .failed(.http(status: 429))), ("500 Oh", .failed(.http(status: 500))),
            ("502 Gate", .failed(.http(status: 502))), ("599 ?", .failed(.http(status: 599))),
        ] as [(String, Receipt.Outcome)])
    func isToldByNumber(status: String, expected: Receipt.Outcome) async throws {
        let answer = WebCounterpart.Conduct.say(
            "HTTP/1.1 \(status)\r\nContent-Length: 6\r\n\r\nsecret")

        #expect(try await outcome(of: answer) == expected)
    }

    @Test(
        "says when to ask again, within a day",
        arguments: [
            ("120", 120), ("0", 0), ("999999", 86_400), ("-5", nil), ("1e3", nil), ("", nil),
            ("99999999999999999999", nil), ("soon", nil),
            ("Thu, 26 Nov 2026 05:07:07 GMT", 60), ("Thu, 26 Nov 2026 05:06:00 GMT", 0),
            ("Sat, 29 Feb 2028 00:00:00 GMT", 86_400), ("Thu, 26 Nov 2026 25:07:07 GMT", nil),
            ("Thursday, 26-Nov-26 05:07:07 GMT", nil),
        ] as [(String, Int?)])
    func saysWhen(text: String, seconds: Int?) async throws {
        for status in [429, 503] {
            let answer = WebCounterpart.Conduct.say(
                "HTTP/1.1 \(status) No\r\nRetry-After: \(text)\r\nContent-Length: 0\r\n\r\n")

            #expect(
                try await outcome(of: answer)
                    == .failed(.http(status: status), retryAfter: seconds))
        }
    }

    @Test("leads nowhere else", arguments: [301, 302, 303, 307, 308])
    func leadsNowhereElse(status: Int) async throws {
        try await withWebCounterpart(.say("HTTP/1.1 200 OK\r\n\r\n")) { elsewhere in
            let answer = WebCounterpart.Conduct.say(
                "HTTP/1.1 \(status) Moved\r\nLocation: http://127.0.0.1:\(elsewhere.port)/t\r\n"
                    + "Content-Length: 0\r\n\r\n")

            let outcome = try await outcome(of: answer)

            #expect(outcome == .refused(.fault(.redirected)))
            #expect(elsewhere.requests.isEmpty)
        }
    }

    @Test(
        "counts as none when it is broken",
        arguments: [
            (.breakOff, .connectionLost), (.say(""), .connectionLost),
            (.say("HTTP/1.1 200 O"), .connectionLost),
            (.say("HTTP/1.1 200 OK\r\nContent-Le"), .connectionLost),
            (.say("SSH-2.0-OpenSSH\r\n\r\n"), .protocolViolated),
            (.say("HTTP/1.1 xyz OK\r\n\r\n"), .protocolViolated),
            (
                .goOn(
                    "HTTP/1.1 200 OK\r\n", with: String(repeating: "X: y\r\n", count: 100),
                    upTo: 10_000_000),
                .protocolViolated
            ),
        ] as [(WebCounterpart.Conduct, Receipt.Fault)])
    func countsAsNone(conduct: WebCounterpart.Conduct, fault: Receipt.Fault) async throws {
        let outcome = try await outcome(of: conduct)

        #expect(outcome == .failed(.fault(fault)))
    }

    @Test(
        "is not waited for without end",
        arguments: [
            .keepSilent, .trickle("HTTP/1.1 200 OK\r\n" + String(repeating: "X: y\r\n", count: 99)),
            .goOn("", with: "HTTP/1.1 100 Continue\r\n\r\n", upTo: .max),
        ] as [WebCounterpart.Conduct])
    func isNotWaitedFor(conduct: WebCounterpart.Conduct) async throws {
        #expect(
            try await outcome(of: conduct, sending: .milliseconds(300))
                == .failed(.fault(.timedOut)))
    }

    /// What is said beyond what the buffers of both sides hold is never asked for.
    @Test("is not fetched once its number is known")
    func isNotFetched() async throws {
        let most = 256 * 1024 * 1024
        try await withWebCounterpart(
            .goOn(
                "HTTP/1.1 200 OK\r\nContent-Length: \(most)\r\n\r\n",
                with: String(repeating: "x", count: 65_536), upTo: most)
        ) { server in
            let receipt = try await Courier.testing().send(
                .testing(.ntfy(url: "http://127.0.0.1:\(server.port)/t", token: nil)))

            #expect(receipt.outcome == .accepted)
            #expect(server.bytesSaid < most / 8)
        }
    }

    @Test("is not there when nobody is")
    func isNotThere() async throws {
        let port = try #require(SilentPort())

        let receipt = try await Courier.testing().send(
            .testing(.ntfy(url: "http://127.0.0.1:\(port.number)/t", token: nil)))

        withExtendedLifetime(port) {
            #expect(receipt.outcome == .failed(.fault(.unreachable)))
        }
    }
}

/// A port at which nobody listens, and which nobody else gets meanwhile.
private final class SilentPort {
    let number: UInt16
    private let descriptor: CInt

    init?() {
        let descriptor = socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
        var place = sockaddr_in()
        place.sin_family = sa_family_t(AF_INET)
        place.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = unsafe withUnsafeMutablePointer(to: &place) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                unsafe bind(descriptor, address, length) == 0
                    && getsockname(descriptor, address, &length) == 0
            }
        }
        self.descriptor = descriptor
        number = place.sin_port.bigEndian
        guard isBound else { return nil }
    }

    deinit { close(descriptor) }
}
