import Courier
import Dispatches
import Foundation
import NIOCore
import Testing

@Suite("A mail to a program")
struct SendmailTests {
    /// A folder with a program in it, which is thrown away.
    private final class Workshop: Sendable {
        let folder = URL.temporaryDirectory.appending(path: "courier-\(UUID().uuidString)")
        var program: String { folder.appending(path: "send mail").path }

        init(_ script: String) throws {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true)
            let text = "#!/bin/sh\ncd '\(folder.path)'\n\(script)\n"
            try Data(text.utf8).write(to: URL(filePath: program))
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o700], ofItemAtPath: program)
        }

        func text(_ name: String) throws -> String {
            try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        }

        deinit {
            try? FileManager.default.removeItem(at: folder)
        }
    }

    private func send(
        by path: String, text: String = "Müll", mailing: TimeAmount = .minutes(10)
    ) async throws -> Receipt.Outcome {
        let courier = try Courier.testing(allowsLocal: false, mailing: mailing)
        return await courier.send(
            try .testing(
                .mail(
                    to: "$x@example.org", from: "chorus@home.example",
                    relay: .sendmail(path: path)),
                title: "T", text: text)
        ).outcome
    }

    @Test("is handed over with its addresses as words of their own")
    func isHandedOver() async throws {
        let workshop = try Workshop(#"for word; do echo "$word"; done >words; cat >mail"#)

        let outcome = try await send(by: workshop.program)

        #expect(outcome == .accepted)
        #expect(try workshop.text("words") == "-i\n-f\nchorus@home.example\n$x@example.org\n")
        #expect(
            try workshop.text("mail") == """
                Date: Wed, 18 Nov 2026 11:06:40 +0000
                Message-ID: <m-1@home.example>
                From: Chorus <chorus@home.example>
                To: <$x@example.org>
                Subject: T
                Auto-Submitted: auto-generated
                MIME-Version: 1.0
                Content-Type: text/plain; charset=utf-8
                Content-Transfer-Encoding: quoted-printable

                M=C3=BCll

                """)
    }

    @Test("is whole however long it is")
    func isWhole() async throws {
        let workshop = try Workshop("wc -c >count")

        let outcome = try await send(
            by: workshop.program, text: String(repeating: "\u{1}", count: 60_000))

        #expect(outcome == .accepted)
        #expect(
            try Int(#require(workshop.text("count").split(separator: "\n").first)) ?? 0 > 180_000)
    }

    @Test(
        "is told by how the program ends",
        arguments: [
            ("exit 67", .refused(.program(exit: 67))), ("exit 65", .refused(.program(exit: 65))),
            ("exit 68", .refused(.program(exit: 68))), ("exit 75", .failed(.program(exit: 75))),
            ("exit 1", .failed(.program(exit: 1))), ("kill -9 $$", .failed(.program(exit: 137))),
            ("exit 0", .accepted), ("yes | head -c 9999999", .accepted),
        ] as [(String, Receipt.Outcome)])
    func isToldByEnd(script: String, expected: Receipt.Outcome) async throws {
        let workshop = try Workshop(script)

        let outcome = try await send(by: workshop.program)

        #expect(outcome == expected)
    }

    @Test("is not waited for without end")
    func isNotWaitedFor() async throws {
        let workshop = try Workshop("exec sleep 60")

        let outcome = try await send(by: workshop.program, mailing: .milliseconds(200))

        #expect(outcome == .failed(.fault(.timedOut)))
    }

    @Test("fails where there is no program", arguments: ["/nowhere/sendmail", "/etc/passwd", "/"])
    func failsWithoutProgram(path: String) async throws {
        let outcome = try await send(by: path)

        #expect(outcome == .failed(.fault(.noProgram)))
    }

    @Test(
        "goes to no program that is searched for",
        arguments: ["sendmail", "./sendmail", "", "/a\0b"])
    func goesToNone(path: String) async throws {
        let outcome = try await send(by: path)

        #expect(outcome == .refused(.fault(.invalidAddress)))
    }
}
