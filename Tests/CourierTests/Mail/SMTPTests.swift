import Courier
import Dispatches
import NIOCore
import Testing

@Suite("A mail to a server")
struct SMTPTests {
    private static let login = Dispatch.SMTPServer.Login(user: "änna", password: .init("p w"))

    private func send(
        to server: MailCounterpart, host: String = "server.test",
        security: Dispatch.SMTPServer.Security = .startTLS,
        login: Dispatch.SMTPServer.Login? = login, allowsLocal: Bool = true,
        mailing: TimeAmount = .minutes(10), text: String = "Müll\n.\n..x"
    ) async throws -> Receipt.Outcome {
        let courier = try Courier.testing(
            allowsLocal: allowsLocal, names: ["other.test": ["127.0.0.1"]], mailing: mailing)
        let relay = Dispatch.SMTPServer(
            host: host, port: server.port, security: security, login: login)
        let dispatch = try Dispatch.testing(
            .mail(to: "anna@example.org", from: "chorus@home.example", relay: .smtp(relay)),
            text: text)
        return await courier.send(dispatch).outcome
    }

    private static let commands = [
        "EHLO [127.0.0.1]", "AUTH PLAIN AMOkbm5hAHAgdw==", "MAIL FROM:<chorus@home.example>",
        "RCPT TO:<anna@example.org>", "DATA",
    ]

    private static let mail = """
        Date: Wed, 18 Nov 2026 11:06:40 +0000
        Message-ID: <m-1@home.example>
        From: Chorus <chorus@home.example>
        To: <anna@example.org>
        Subject: =?utf-8?B?RsO8ciBNaWE=?=
        Auto-Submitted: auto-generated
        MIME-Version: 1.0
        Content-Type: text/plain; charset=utf-8
        Content-Transfer-Encoding: quoted-printable

        M=C3=BCll
        ..
        ...x

        """.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")

    @Test("is handed over once the server encrypts, with nothing of it in the clear")
    func isHandedOver() async throws {
        try await withMailCounterpart { server in
            let outcome = try await send(to: server)

            #expect(outcome == .accepted)
            #expect(
                server.commands.filter { $0 != "QUIT" }
                    == ["*EHLO [127.0.0.1]", "*STARTTLS"] + Self.commands)
            #expect(server.mails == [Self.mail])
        }
    }

    @Test(
        "is handed over to who encrypts at once", arguments: ["server.test", "127.0.0.1"])
    func isHandedOverAtOnce(host: String) async throws {
        try await withMailCounterpart(.init(isEncryptedAtOnce: true)) { server in
            let outcome = try await send(to: server, host: host, security: .implicitTLS)

            #expect(outcome == .accepted)
            #expect(server.commands.filter { $0 != "QUIT" } == Self.commands)
            #expect(server.mails == [Self.mail])
        }
    }

    @Test("needs no name where the server asks for none")
    func needsNoName() async throws {
        try await withMailCounterpart(.init(abilitiesEncrypted: [])) { server in
            let outcome = try await send(to: server, login: nil)

            #expect(outcome == .accepted)
            #expect(!server.commands.contains { $0.contains("AUTH") })
        }
    }

    @Test(
        "is told by the number of the reply",
        arguments: [
            ("RCPT", "550 no such user", .refused(.smtp(reply: 550))),
            ("MAIL", "553-not\r\n553 from you", .refused(.smtp(reply: 553))),
            (".", "554 spam", .refused(.smtp(reply: 554))),
            ("RCPT", "450 later", .failed(.smtp(reply: 450))),
            ("MAIL", "530 sign in", .failed(.smtp(reply: 530))),
            ("DATA", "452 full", .failed(.smtp(reply: 452))),
            (".", "451 oh", .failed(.smtp(reply: 451))),
            ("AUTH", "535 wrong", .failed(.smtp(reply: 535))),
            ("AUTH", "550 wrong", .failed(.smtp(reply: 550))),
            ("EHLO", "502 what", .failed(.smtp(reply: 502))),
            ("STARTTLS", "454 not now", .failed(.smtp(reply: 454))),
            ("RCPT", "354 go on", .failed(.fault(.protocolViolated))),
            ("DATA", "250 taken", .failed(.fault(.protocolViolated))),
        ] as [(String, String, Receipt.Outcome)])
    func isToldByNumber(verb: String, reply: String, expected: Receipt.Outcome) async throws {
        try await withMailCounterpart(.init(answers: [verb: .say(reply)])) { server in
            let outcome = try await send(to: server)

            #expect(outcome == expected)
        }
    }

    @Test("is not handed to who is not there for it", arguments: ["421 later", "554 no"])
    func isNotHanded(greeting: String) async throws {
        try await withMailCounterpart(.init(greeting: .say(greeting))) { server in
            let outcome = try await send(to: server)

            let code = try #require(Int(greeting.prefix(3)))
            #expect(outcome == .failed(.smtp(reply: code)))
            #expect(server.commands == [])
        }
    }

    @Test("is taken by a server that goes without a goodbye")
    func isTaken() async throws {
        try await withMailCounterpart(.init(answers: ["QUIT": .say("500 what")])) { server in
            let outcome = try await send(to: server)

            #expect(outcome == .accepted)
        }
    }

    @Test(
        "fails when the conversation breaks off, at whatever place",
        arguments: ["EHLO", "STARTTLS", "AUTH", "MAIL", "RCPT", "DATA", "."])
    func breaksOff(verb: String) async throws {
        try await withMailCounterpart(.init(answers: [verb: .hangUp])) { server in
            let outcome = try await send(to: server)

            #expect(outcome == .failed(.fault(.connectionLost)))
        }
    }

    @Test(
        "fails in time when the server says no more, at whatever place",
        arguments: ["EHLO", "STARTTLS", "AUTH", "RCPT", "."])
    func saysNoMore(verb: String) async throws {
        try await withMailCounterpart(.init(answers: [verb: .keepSilent])) { server in
            let outcome = try await send(to: server, mailing: .milliseconds(500))

            #expect(outcome == .failed(.fault(.timedOut)))
        }
    }

    @Test(
        "fails when the server speaks otherwise",
        arguments: [
            .goOn(String(repeating: "250-x\r\n", count: 100)),
            .goOn(String(repeating: "x", count: 100)), .say("hello"), .say("25"), .say("999 x"),
            .say("250-a\r\n251 b"), .say("250 a\r\n250 b"), .say("250x"), .say(""),
        ] as [MailCounterpart.Answer])
    func speaksOtherwise(answer: MailCounterpart.Answer) async throws {
        for verb in ["EHLO", "MAIL"] {
            try await withMailCounterpart(.init(answers: [verb: answer])) { server in
                let outcome = try await send(to: server)

                #expect(outcome == .failed(.fault(.protocolViolated)))
            }
        }
    }
}

// MARK: - Safety

extension SMTPTests {
    @Test("says no password and no mail in the clear")
    func saysNothing() async throws {
        try await withMailCounterpart(.init(abilities: ["AUTH PLAIN"])) { server in
            let outcome = try await send(to: server)

            #expect(outcome == .failed(.fault(.unencrypted)))
            #expect(server.commands == ["*EHLO [127.0.0.1]"])
        }
    }

    @Test("says no password where it can't be said in the one way that is known")
    func saysNoPassword() async throws {
        try await withMailCounterpart(
            .init(abilitiesEncrypted: ["AUTH LOGIN CRAM-MD5"])
        ) { server in
            let outcome = try await send(to: server)

            #expect(outcome == .failed(.fault(.cannotSignIn)))
        }
    }

    @Test(
        "says no password to who has no certificate for its name",
        arguments: [
            ("server.test", Certificates.elsewhere), ("other.test", Certificates.server),
            ("server.test", Certificates.expired), ("server.test", Certificates.unsigned),
            ("127.0.0.1", Certificates.elsewhere),
        ], Dispatch.SMTPServer.Security.allCases)
    func saysNoPassword(
        _ peer: (host: String, certificate: String), security: Dispatch.SMTPServer.Security
    ) async throws {
        let conduct = MailCounterpart.Conduct(
            certificate: peer.certificate, isEncryptedAtOnce: security == .implicitTLS)
        try await withMailCounterpart(conduct) { server in
            let outcome = try await send(to: server, host: peer.host, security: security)

            #expect(outcome == .failed(.fault(.certificate)))
            #expect(!server.commands.contains { $0.contains("AUTH") })
        }
    }

    /// Somebody between both could have sent it.
    @Test(
        "takes nothing for an answer that came in the clear before encryption",
        arguments: ["250 AUTH PLAIN\r\n", "2"])
    func takesNothing(smuggled: String) async throws {
        try await withMailCounterpart(.init(smuggled: smuggled)) { server in
            let outcome = try await send(to: server)

            #expect(outcome == .failed(.fault(.protocolViolated)))
            #expect(!server.commands.contains { $0.contains("AUTH") })
        }
    }

    @Test(
        "goes to this machine only when its owner lets it", arguments: ["localhost", "127.0.0.1"])
    func goesToThisMachine(host: String) async throws {
        try await withMailCounterpart { server in
            let outcome = try await send(to: server, host: host, allowsLocal: false)

            #expect(outcome == .refused(.fault(.addressForbidden)))
            #expect(server.commands == [])
        }
    }

    @Test("has no name with a zero, which would end it in the middle")
    func hasNoZero() async throws {
        try await withMailCounterpart { server in
            let login = Dispatch.SMTPServer.Login(user: "a\0b", password: .init("p"))

            let outcome = try await send(to: server, login: login)

            #expect(outcome == .refused(.fault(.unreadable)))
        }
    }
}
