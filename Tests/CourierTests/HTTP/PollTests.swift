import Courier
import Dispatches
import NIOCore
import Testing

@Suite("Answers that are brought in")
struct PollTests {
    private static let token = "0123456789ABCDEFGHJKMNPQRS"

    private func outcome(
        of conduct: WebCounterpart.Conduct, token: String? = nil
    ) async throws -> (outcome: Receipt.Outcome, request: Request?) {
        try await withWebCounterpart(conduct) { server in
            let outcome = try await Self.collect(
                "http://127.0.0.1:\(server.port)/chorus-1", token: token, by: .testing())
            return (outcome, server.requests.first)
        }
    }

    private static func collect(
        _ url: String, token: String? = nil, by courier: Courier
    ) async throws -> Receipt.Outcome {
        await courier.run(
            .collect(
                Errand.Collection(
                    id: try #require(Dispatch.ID("replies-0")), topicURL: url,
                    token: token.map(Dispatch.Secret.init)))
        ).outcome
    }

    private static func said(_ lines: [String]) -> WebCounterpart.Conduct {
        let body = lines.joined(separator: "\n")
        return .say(
            "HTTP/1.1 200 OK\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)")
    }

    private static func message(_ text: String) -> String {
        #"{"id":"x","time":1795669001,"event":"message","topic":"t","message":"\#(text)"}"#
    }

    @Test("are asked for as ntfy has it, with the token of the topic")
    func areAskedFor() async throws {
        let (outcome, request) = try await outcome(
            of: Self.said([Self.message(Self.token)]), token: "tk_7")

        #expect(outcome == .collected([.init(Self.token)]))
        let asked = try #require(request)
        #expect(asked.line == "GET /chorus-1/json?poll=1&since=all HTTP/1.1")
        #expect(asked.field("Authorization") == "Bearer tk_7")
        #expect(asked.body.isEmpty)
    }

    @Test("are none where there is none", arguments: [[], [""], ["\n\n"]])
    func areNone(lines: [String]) async throws {
        #expect(try await outcome(of: Self.said(lines)).outcome == .collected([]))
    }

    @Test("are words of digits and letters alone, whatever else somebody posts")
    func areWords() async throws {
        let lines = [
            #"{"event":"open","message":"OPEN"}"#, "nonsense", #"{"event":"message"}"#,
            Self.message("with blanks"), Self.message("lower"), Self.message(""),
            Self.message("../A"), Self.message(#"A\nB"#), Self.message(#"\u001B[2J"#),
            Self.message(String(repeating: "A", count: 65)), Self.message("Ä"),
            #"{"event":"message","message":7}"#, Self.message(Self.token), "[[[[[[[[[[[[",
        ]

        #expect(try await outcome(of: Self.said(lines)).outcome == .collected([.init(Self.token)]))
    }

    @Test("are the last hundred where somebody floods the topic")
    func areTheLast() async throws {
        let lines = (0..<500).map { Self.message("A\($0)") }

        let outcome = try await outcome(of: Self.said(lines)).outcome

        #expect(outcome == .collected((400..<500).map { .init("A\($0)") }))
    }

    @Test("are read as far as a quarter of a megabyte, of ten")
    func areBounded() async throws {
        let line = Self.message(Self.token) + "\n"
        try await withWebCounterpart(
            .goOn("HTTP/1.1 200 OK\r\n\r\n", with: line, upTo: 10_000_000)
        ) { server in
            let outcome = try await Self.collect(
                "http://127.0.0.1:\(server.port)/chorus-1", by: .testing())

            guard case .collected(let answers) = outcome else {
                Issue.record("\(outcome)")
                return
            }
            #expect(answers.count == 100)
            #expect(server.bytesSaid < 10_000_000)
        }
    }

    @Test(
        "do not come where the server says no, or elsewhere",
        arguments: [
            ("404 No", .refused(.http(status: 404))), ("403 No", .refused(.http(status: 403))),
            ("500 Oh", .failed(.http(status: 500))),
            ("302 There", .refused(.fault(.redirected))),
        ] as [(String, Receipt.Outcome)])
    func doNotCome(status: String, expected: Receipt.Outcome) async throws {
        let conduct = WebCounterpart.Conduct.say(
            "HTTP/1.1 \(status)\r\nContent-Length: 0\r\n\r\n")

        #expect(try await outcome(of: conduct).outcome == expected)
    }

    @Test(
        "are not asked for at this machine, nor at what is no topic",
        arguments: [
            ("http://127.0.0.1:1/t", .addressForbidden),
            ("http://169.254.169.254/t", .addressForbidden),
            ("https://ntfy.example", .invalidAddress),
            ("https://ntfy.example/a?b=c", .invalidAddress),
            ("file:///etc/passwd", .invalidAddress), ("x", .invalidAddress),
        ] as [(String, Receipt.Fault)])
    func areNotAskedFor(url: String, fault: Receipt.Fault) async throws {
        let outcome = try await Self.collect(url, by: .testing(allowsLocal: false))

        #expect(outcome == .refused(.fault(fault)))
    }

    @Test(
        "are not waited for when the server takes its time with them",
        arguments: [
            .trickle(
                "HTTP/1.1 200 OK\r\nContent-Length: 9999\r\n\r\n"
                    + String(repeating: "x", count: 9_999)),
            .goOn("HTTP/1.1 200 OK\r\nContent-Length: 9999\r\n\r\n", with: "", upTo: 1),
        ] as [WebCounterpart.Conduct])
    func areNotWaitedFor(conduct: WebCounterpart.Conduct) async throws {
        try await withWebCounterpart(conduct) { server in
            let outcome = try await Self.collect(
                "http://127.0.0.1:\(server.port)/chorus-1",
                by: .testing(sending: .milliseconds(300)))

            #expect(outcome == .failed(.fault(.timedOut)))
        }
    }
}
