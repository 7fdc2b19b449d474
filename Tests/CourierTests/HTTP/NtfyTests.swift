import Courier
import Dispatches
import JSON
import Testing

@Suite("A message to a topic of ntfy")
struct NtfyTests {
    private static let taken = WebCounterpart.Conduct.say("HTTP/1.1 200 OK\r\n\r\n{}")

    private static let reply = Dispatch.Reply(
        label: "OK", topicURL: "https://NTFY.example/replies", body: .init("approve 12 Zq"))

    @Test("is published as JSON with all that belongs to it")
    func isPublished() async throws {
        try await withWebCounterpart(Self.taken) { server in
            let receipt = try await Courier.testing().send(
                .testing(
                    .ntfy(
                        url: "http://localhost:\(server.port)/home/family_1",
                        token: .init("tk_7")),
                    urgency: .high, replies: [Self.reply]))

            #expect(receipt.outcome == .accepted)
            let request = try #require(server.requests.first)
            #expect(request.line == "POST /home/ HTTP/1.1")
            #expect(
                request.fields == [
                    "Idempotency-Key: m-1", "Authorization: Bearer tk_7",
                    "Content-Type: application/json", "User-Agent: chorus-courier",
                    "host: localhost:\(server.port)", "Content-Length: \(request.body.count)",
                ])
            #expect(
                request.text == """
                    {"topic":"family_1","message":"Müll 😀","sequence_id":"m-1","title":"Für Mia",\
                    "priority":4,"actions":[{"action":"http","label":"OK",\
                    "url":"https://ntfy.example/replies","method":"POST","body":"approve 12 Zq",\
                    "clear":true}]}
                    """)
        }
    }

    @Test("says no more than it has to")
    func saysNoMore() async throws {
        try await withWebCounterpart(Self.taken) { server in
            let receipt = try await Courier.testing().send(
                .testing(.ntfy(url: "http://127.0.0.1:\(server.port)/t", token: nil), title: ""))

            #expect(receipt.outcome == .accepted)
            let request = try #require(server.requests.first)
            #expect(request.line == "POST / HTTP/1.1")
            #expect(request.field("Authorization") == nil)
            #expect(
                request.text == #"{"topic":"t","message":"Müll 😀","sequence_id":"m-1"}"#)
        }
    }

    @Test("keeps a title with line breaks in the title, on one line")
    func keepsLineBreaks() async throws {
        try await withWebCounterpart(Self.taken) { server in
            let title = "a\r\nX-Evil: 1\r\n\r\nPOST / HTTP/1.1"

            let receipt = try await Courier.testing().send(
                .testing(
                    .ntfy(url: "http://127.0.0.1:\(server.port)/t", token: nil), title: title))

            #expect(receipt.outcome == .accepted)
            #expect(server.requests.count == 1)
            let request = try #require(server.requests.first)
            #expect(request.fields.count == 5)
            #expect(
                try JSONValue(parsing: request.text)["title"]?.string
                    == "a  X-Evil: 1    POST / HTTP/1.1")
        }
    }

    @Test("is cut between characters where ntfy would make a file of it")
    func isCut() async throws {
        try await withWebCounterpart(Self.taken) { server in
            let family = "👨‍👩‍👧"
            let title = String(repeating: family, count: 20)
            let text = String(repeating: "x", count: 4090) + family

            let receipt = try await Courier.testing().send(
                .testing(
                    .ntfy(url: "http://127.0.0.1:\(server.port)/t", token: nil), title: title,
                    text: text, replies: Array(repeating: Self.reply, count: 5)))

            #expect(receipt.outcome == .accepted)
            let json = try JSONValue(parsing: #require(server.requests.first).text)
            #expect(json["message"]?.string == String(repeating: "x", count: 4090))
            #expect(json["title"]?.string == String(repeating: family, count: 13))
            #expect(json["actions"]?.elements?.count == 3)
        }
    }

    @Test(
        "is refused when its address is none",
        arguments: [
            "", "ntfy.sh/x", "ftp://ntfy.sh/x", "https://ntfy.sh", "https://ntfy.sh/",
            "https://ntfy.sh/a b", "https://ntfy.sh/ä", "https://ntfy.sh/x?y=1",
            "https://ntfy.sh/x#y", "https://anna:pw@ntfy.sh/x", "https://ntfy.sh:0/x",
            "https://ntfy.sh:99999/x", "https://ntfy.sh:8x/x", "https://ntfy.sh:/x",
            "https://[::1/x", "https://[ntfy.sh]/x", "https:///x", "https://ntfy.sh\r\n/x",
            "https://ntfy.sh/x\r\nHost: y", "https://ntfy..sh/x", "https://-ntfy.sh/x",
            "https://ntfy.sh./x", "https://ntfy.sh/%zz", "https://ntfy%2esh/x",
            "https://ntfy.sh\\@localhost/x", "https://ntfy.sh/\u{0}x",
        ])
    func isRefused(url: String) async throws {
        let receipt = try await Courier.testing().send(.testing(.ntfy(url: url, token: nil)))

        #expect(receipt.outcome == .refused(.fault(.invalidAddress)))
    }

    @Test("is refused when its token could be more than one field")
    func isRefusedWithToken() async throws {
        let receipt = try await Courier.testing().send(
            .testing(.ntfy(url: "http://127.0.0.1:1/t", token: .init("tk\r\nX-Evil: 1"))))

        #expect(receipt.outcome == .refused(.fault(.unreadable)))
    }

    @Test("is refused when an answer to it would go nowhere")
    func isRefusedWithReply() async throws {
        let reply = Dispatch.Reply(label: "OK", topicURL: "javascript:alert(1)", body: .init("x"))

        let receipt = try await Courier.testing().send(
            .testing(.ntfy(url: "http://127.0.0.1:1/t", token: nil), replies: [reply]))

        #expect(receipt.outcome == .refused(.fault(.invalidAddress)))
    }
}
