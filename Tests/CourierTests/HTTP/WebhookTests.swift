import Courier
import Crypto
import Dispatches
import FoundationEssentials
import JSON
import Testing

@Suite("A webhook")
struct WebhookTests {
    private static let taken = WebCounterpart.Conduct.say("HTTP/1.1 204 No Content\r\n\r\n")
    private static let secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"

    @Test("is posted with its id, its time and a signature that its receiver can verify")
    func isPosted() async throws {
        try await withWebCounterpart(Self.taken) { server in
            let receipt = try await Courier.testing().send(
                .testing(
                    .webhook(
                        url: "http://localhost:\(server.port)/hooks?of=home",
                        secret: .init(Self.secret)),
                    replies: [
                        .init(label: "OK", topicURL: "https://a.example/r", body: .init("x1"))
                    ]))

            #expect(receipt.outcome == .accepted)
            let request = try #require(server.requests.first)
            let signature = try #require(request.field("webhook-signature"))
            #expect(request.line == "POST /hooks?of=home HTTP/1.1")
            #expect(
                request.fields == [
                    "Idempotency-Key: m-1", "webhook-id: m-1", "webhook-timestamp: 1795669567",
                    "webhook-signature: \(signature)", "Content-Type: application/json",
                    "User-Agent: chorus-courier", "host: localhost:\(server.port)",
                    "Content-Length: \(request.body.count)",
                ])
            #expect(
                request.text == """
                    {"type":"chorus.message","timestamp":"2026-11-18T11:06:40Z","data":{"id":"m-1",\
                    "title":"Für Mia","text":"Müll 😀","urgency":"normal","replies":[{"label":"OK",\
                    "url":"https://a.example/r","body":"x1"}]}}
                    """)
            let key = try #require(Data(base64Encoded: "MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"))
            try expectSignature(signature, of: request, by: Array(key))
        }
    }

    @Test("is signed by the bytes of a secret of another form", arguments: ["geheim ä", "whsec_%"])
    func isSigned(secret: String) async throws {
        try await withWebCounterpart(Self.taken) { server in
            _ = try await Courier.testing().send(
                .testing(
                    .webhook(url: "http://127.0.0.1:\(server.port)/", secret: .init(secret))))

            let request = try #require(server.requests.first)
            try expectSignature(
                #require(request.field("webhook-signature")), of: request, by: Array(secret.utf8))
        }
    }

    @Test(
        "says when the message came to be",
        arguments: [
            (0, "1970-01-01T00:00:00Z"), (999, "1970-01-01T00:00:00Z"),
            (-1, "1969-12-31T23:59:59Z"), (951_782_400_000, "2000-02-29T00:00:00Z"),
            (1_709_164_800_000, "2024-02-29T00:00:00Z"),
            (4_107_542_399_999, "2100-02-28T23:59:59Z"),
            (4_107_542_400_000, "2100-03-01T00:00:00Z"),
            (Int.max, "9999-12-31T23:59:59Z"), (Int.min, "0001-01-01T00:00:00Z"),
        ])
    func saysWhen(milliseconds: Int, text: String) async throws {
        try await withWebCounterpart(Self.taken) { server in
            _ = try await Courier.testing().send(
                .testing(
                    .webhook(url: "http://127.0.0.1:\(server.port)/", secret: .init("s")),
                    at: milliseconds))

            let json = try JSONValue(parsing: #require(server.requests.first).text)
            #expect(json["timestamp"]?.string == text)
        }
    }

    /// The example that the libraries of Standard Webhooks are tested with.
    @Test("has the signature that others give it")
    func hasSameSignature() throws {
        let id = try #require(Dispatch.ID("msg_p5jXN8AQM9LWM0D4loKWxJek"))

        let signature = WebhookSignature(
            of: Array(#"{"test": 2432232314}"#.utf8), id: id, second: 1_614_265_330,
            secret: .init(Self.secret))

        #expect(signature.text == "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=")
    }

    private func expectSignature(
        _ signature: String, of request: Request, by key: [UInt8]
    ) throws {
        let time = try #require(request.field("webhook-timestamp"))
        let code = try #require(Data(base64Encoded: String(signature.dropFirst(3))))
        #expect(signature.hasPrefix("v1,"))
        #expect(
            HMAC<SHA256>.isValidAuthenticationCode(
                code, authenticating: Array("m-1.\(time).".utf8) + request.body,
                using: SymmetricKey(data: key)))
    }
}
