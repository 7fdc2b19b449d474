import Dispatches
import Testing

@Suite("A dispatch")
struct DispatchTests {
    private static let message = Dispatch.Message(
        title: "Für Mia: \"Müll\"\r\n", text: "2 chores are due.\n😀", urgency: .high,
        at: 1_795_000_000_123,
        replies: [
            .init(
                label: "OK", topicURL: "https://ntfy.example/replies",
                body: .init("approve 12 x7"))
        ])

    private static let server = Dispatch.SMTPServer(
        host: "mail.example", port: 587, security: .startTLS,
        login: .init(user: "anna", password: .init("p\"w")))

    private static let ways: [Dispatch.Way] = [
        .ntfy(url: "https://ntfy.example/home", token: nil),
        .ntfy(url: "https://ntfy.example/home", token: .init("tk_1")),
        .webhook(url: "http://192.168.1.5/hook", secret: .init("whsec_AAAA")),
        .mail(to: "anna@example.org", from: "chorus@example.org", relay: .smtp(server)),
        .mail(
            to: "anna@example.org", from: "chorus@example.org",
            relay: .smtp(.init(host: "::1", port: 465, security: .implicitTLS, login: nil))),
        .mail(
            to: "anna@example.org", from: "chorus@example.org",
            relay: .sendmail(path: "/usr/sbin/sendmail")),
        .desktop,
    ]

    @Test("is read as it was written, from one line", arguments: ways)
    func isReadAsWritten(_ way: Dispatch.Way) throws {
        let dispatch = Dispatch(
            id: try #require(Dispatch.ID("a1")), way: way, message: Self.message)

        let line = try #require(Errand.send(dispatch).line)

        #expect(!line.utf8.contains(10) && !line.utf8.contains(13))
        #expect(try Errand(line: Array(line.utf8)) == .send(dispatch))
    }

    @Test("has one form")
    func hasOneForm() throws {
        let message = Dispatch.Message(title: "T", text: "x", urgency: .normal, at: 7)
        let dispatch = Dispatch(
            id: try #require(Dispatch.ID("a1")),
            way: .ntfy(url: "https://ntfy.example/home", token: .init("tk_1")), message: message)

        #expect(
            Errand.send(dispatch).line == """
                {"id":"a1","way":{"kind":"ntfy","url":"https://ntfy.example/home","token":"tk_1"},\
                "message":{"title":"T","text":"x","urgency":"normal","at":7,"replies":[]}}
                """)
    }

    @Test("is read as it was written where something is read aloud")
    func speaks() throws {
        let speech = Errand.Speech(
            id: try #require(Dispatch.ID("say")), sentences: ["Für Mia:\n\"Müll\"", ""],
            language: "de")

        let line = try #require(Errand.speak(speech).line)

        #expect(!line.contains("\n"))
        #expect(
            line == #"{"id":"say","speak":{"language":"de","sentences":["Für Mia:\n\"Müll\"",""]}}"#
        )
        #expect(try Errand(line: Array(line.utf8)) == .speak(speech))
    }

    @Test("is read as it was written where it brings answers in", arguments: [nil, "tk_1"])
    func collects(token: String?) throws {
        let collection = Errand.Collection(
            id: try #require(Dispatch.ID("a1")), topicURL: "https://ntfy.example/replies",
            token: token.map(Dispatch.Secret.init))

        let line = try #require(Errand.collect(collection).line)

        #expect(
            line == """
                {"id":"a1","collect":{"url":"https://ntfy.example/replies"\
                \(token.map { ",\"token\":\"\($0)\"" } ?? "")}}
                """)
        #expect(try Errand(line: Array(line.utf8)) == .collect(collection))
    }

    @Test("is not written when it is longer than is read")
    func isNotTooLong() throws {
        let id = try #require(Dispatch.ID("a1"))
        func errand(_ length: Int) -> Errand {
            let text = String(repeating: "x", count: length)
            return .send(
                Dispatch(
                    id: id, way: .desktop,
                    message: .init(title: "", text: text, urgency: .normal, at: 0)))
        }
        let rest = try #require(errand(0).line?.utf8.count)

        #expect(errand(Errand.longestLine - rest).line?.utf8.count == Errand.longestLine)
        #expect(errand(Errand.longestLine - rest + 1).line == nil)
    }

    @Test(
        "is not read from anything else, though its id is where it has one",
        arguments: [
            ("", nil), ("x", nil), ("[]", nil), ("{}", nil), (#"{"id":7}"#, nil),
            (#"{"id":"a b","way":{"kind":"desktop"}}"#, nil), (#"{"id":"a"}"#, "a"),
            (#"{"id":"a","way":{"kind":"desktop"},"message":{}}"#, "a"),
            (#"{"id":"a","way":{"kind":"fax"},"message":MESSAGE}"#, "a"),
            (#"{"id":"a","way":{"kind":"ntfy"},"message":MESSAGE}"#, "a"),
            (#"{"id":"a","way":{"kind":"webhook","url":"x"},"message":MESSAGE}"#, "a"),
            (#"{"id":"a","way":{"kind":"mail","to":"a@b","from":"a@b"},"message":MESSAGE}"#, "a"),
            (#"{"id":"a","way":MAIL"port":70000,"security":"tls"}},"message":MESSAGE}"#, "a"),
            (#"{"id":"a","way":MAIL"port":25,"security":"none"}},"message":MESSAGE}"#, "a"),
            (
                #"{"id":"a","way":MAIL"port":1,"security":"tls","user":"a"}},"message":MESSAGE}"#,
                "a"
            ),
            (#"{"id":"a","way":{"kind":"desktop"},"message":MESSAGE} x"#, nil),
            (#"{"id":"a","collect":{}}"#, "a"), (#"{"id":"a","collect":{"url":7}}"#, "a"),
            (#"{"collect":{"url":"x"}}"#, nil), (#"{"id":"a","speak":{}}"#, "a"),
            (#"{"id":"a","speak":{"language":"de","sentences":[7]}}"#, "a"),
        ] as [(String, String?)])
    func isNotReadFrom(line: String, id: String?) throws {
        let message = #"{"title":"","text":"","urgency":"normal","at":0,"replies":[]}"#
        let mail = #"{"kind":"mail","to":"a@b","from":"a@b","smtp":{"host":"h","#
        let text = line.split(separator: "MESSAGE", omittingEmptySubsequences: false)
            .joined(separator: message).split(separator: "MAIL", omittingEmptySubsequences: false)
            .joined(separator: mail)

        #expect(throws: UnreadableLine(id: id.flatMap(Dispatch.ID.init))) {
            try Errand(line: Array(text.utf8))
        }
    }

    @Test("prints no secret")
    func printsNoSecret() throws {
        let way = Dispatch.Way.webhook(url: "https://a.example", secret: .init("whsec_AAAA"))

        var dumped = ""
        dump(way, to: &dumped)

        #expect(!"\(way)".contains("AAAA") && !String(reflecting: way).contains("AAAA"))
        #expect(!dumped.contains("AAAA"))
    }

    @Test(
        "has no id that a header or an address could not hold",
        arguments: ["", "a b", "a\r\nb", "ä", "a@b", "<a>", String(repeating: "a", count: 65)])
    func hasNoOtherID(_ text: String) {
        #expect(Dispatch.ID(text) == nil)
    }
}
