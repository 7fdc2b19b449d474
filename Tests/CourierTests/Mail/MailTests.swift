import Courier
import Dispatches
import FoundationEssentials
import Testing

@Suite("A mail")
struct MailTests {
    /// The mail that a server gets, in its lines.
    private func lines(
        title: String, text: String = "x", urgency: Dispatch.Urgency = .normal
    ) async throws -> [String] {
        try await withMailCounterpart { server in
            let relay = Dispatch.SMTPServer(
                host: "server.test", port: server.port, security: .startTLS, login: nil)
            let receipt = try await Courier.testing().send(
                .testing(
                    .mail(
                        to: "anna@example.org", from: "chorus@home.example", relay: .smtp(relay)),
                    title: title, text: text, urgency: urgency))
            #expect(receipt.outcome == .accepted)
            let mail = try #require(server.mails.first)
            return mail.split(separator: "\r\n", omittingEmptySubsequences: false).map {
                String($0.hasPrefix(".") ? $0.dropFirst() : $0)
            }
        }
    }

    /// The fields of a header, each on one line, and the body.
    private func parts(of lines: [String]) -> (fields: [String], body: [String]) {
        let header = lines.prefix { !$0.isEmpty }
        let fields = header.reduce(into: [String]()) { fields, line in
            if line.hasPrefix(" "), let last = fields.popLast() {
                fields.append(last + line)
            } else {
                fields.append(line)
            }
        }
        return (fields, Array(lines.dropFirst(header.count + 1)))
    }

    /// What the subject says.
    private func decoded(_ field: String) throws -> String {
        let words = field.split(separator: " ").filter { $0.hasPrefix("=?utf-8?B?") }
        guard !words.isEmpty else { return String(field.dropFirst("Subject: ".count)) }
        let bytes = try words.map { word in
            #expect(word.count <= 75)
            return try #require(Data(base64Encoded: String(word.dropFirst(10).dropLast(2))))
        }
        // Each word is whole by itself.
        return bytes.map { String(decoding: $0, as: UTF8.self) }.joined()
    }

    @Test(
        "has its title as it is where that is plain",
        arguments: ["Dishes", "2 chores are due: a, b (c) <d> \"e\""])
    func hasPlainTitle(title: String) async throws {
        let (fields, _) = parts(of: try await lines(title: title))

        #expect(fields.contains("Subject: \(title)"))
    }

    @Test(
        "has any other title in words that hide nothing",
        arguments: [
            "Für Mia", "a\r\nBcc: eve@example.org", "a\nb", "\r\n\r\nbody", "=?utf-8?Q?x?=",
            " a", "a ", "\u{0}\u{7F}", String(repeating: "long ", count: 60) + "x",
            String(repeating: "👨‍👩‍👧é", count: 30),
        ])
    func hasOtherTitle(title: String) async throws {
        let lines = try await lines(title: title)
        let (fields, body) = parts(of: lines)
        let subject = try #require(fields.first { $0.hasPrefix("Subject: ") })

        #expect(fields.count == 9)
        #expect(body == ["x", ""])
        let spaced = title.unicodeScalars.map { ($0.value < 32 || $0.value == 127) ? " " : $0 }
        #expect(try decoded(subject) == String(String.UnicodeScalarView(spaced)))
        #expect(lines.allSatisfy { $0.utf8.count <= 78 })
    }

    @Test("has a title in any case, and says when it is urgent")
    func hasTitle() async throws {
        let (fields, _) = parts(of: try await lines(title: "", urgency: .high))

        #expect(fields.contains("Subject: Chorus"))
        #expect(fields.contains("Importance: high"))
    }

    @Test(
        "has its text line by line",
        arguments: [
            "", "a", "a\nb", "a\n", "\n\na", ".", "..", "a\n.\nb", "trailing \nspace\t\n",
            "a=b=3D", "Müll 😀 \u{0}\u{1B}[2J", String(repeating: "x", count: 75),
            String(repeating: "x", count: 76), String(repeating: "x", count: 77),
            String(repeating: "ü", count: 100), String(repeating: "x ", count: 5000),
            String(repeating: "x", count: 75) + "ü", String(repeating: " ", count: 200),
            "From me", "a\r\nb\rc",
        ])
    func hasText(text: String) async throws {
        let lines = try await lines(title: "T", text: text)
        let (_, body) = parts(of: lines)

        #expect(lines.allSatisfy { $0.utf8.count <= 76 && $0.last != " " })
        #expect(lines.allSatisfy { $0.utf8.allSatisfy { (0x20...0x7E).contains($0) } })
        let unified = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
        #expect(try decodedText(body) == unified + "\n")
    }

    private func decodedText(_ lines: [String]) throws -> String {
        var bytes: [UInt8] = []
        for line in lines.dropLast() {
            var rest = Array(line.utf8)[...]
            let goesOn = rest.last == UInt8(ascii: "=")
            if goesOn { rest.removeLast() }
            while let byte = rest.popFirst() {
                guard byte == UInt8(ascii: "=") else {
                    bytes.append(byte)
                    continue
                }
                let digits = String(decoding: rest.prefix(2), as: UTF8.self)
                bytes.append(try #require(UInt8(digits, radix: 16)))
                rest = rest.dropFirst(2)
            }
            if !goesOn { bytes.append(UInt8(ascii: "\n")) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test(
        "goes to no address that is none",
        arguments: [
            "", "anna", "@example.org", "anna@", "a@b@c", "a b@example.org",
            "anna@example.org\r\nBcc: eve@example.org", "anna@example.org>", "<anna@example.org>",
            "Anna <anna@example.org>", "\"a b\"@example.org", "änna@example.org",
            "anna@exämple.org", ".anna@example.org", "an..na@example.org", "-anna@example.org",
            "anna@[127.0.0.1]", "anna@example..org", "anna@-example.org", "anna,eve@example.org",
            "anna\u{0}@example.org", String(repeating: "a", count: 65) + "@example.org",
            "a@" + String(repeating: "b.", count: 130) + "org",
        ])
    func goesToNone(address: String) async throws {
        for (to, from) in [(address, "chorus@home.example"), ("anna@example.org", address)] {
            let receipt = try await Courier.testing().send(
                .testing(.mail(to: to, from: from, relay: .sendmail(path: "/bin/true"))))

            #expect(receipt.outcome == .refused(.fault(.invalidAddress)))
        }
    }

    @Test(
        "goes to no server that has no name",
        arguments: ["", "a b", "mail.example\r\n", "mail..example", "[::1]", "http://mail"])
    func goesToNoServer(host: String) async throws {
        let relay = Dispatch.SMTPServer(host: host, port: 25, security: .startTLS, login: nil)

        let receipt = try await Courier.testing().send(
            .testing(.mail(to: "a@b.example", from: "c@d.example", relay: .smtp(relay))))

        #expect(receipt.outcome == .refused(.fault(.invalidAddress)))
    }
}
