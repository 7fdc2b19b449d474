internal import Dispatches
internal import FoundationEssentials
internal import NIOCore
internal import NIOSSL

/// Hands mail to a server by SMTP (RFC 5321, 3207, 4954), never in the clear.
struct SMTPSender: Sendable {
    let limits: Limits
    let destinations: Destinations
    let trustRoots: NIOSSLTrustRoots

    /// The most addresses of a name that are tried.
    private static let mostAddresses = 3

    /// Hands over `mail`, and returns when the server has said that it took it.
    func send(_ mail: Mail, by server: Dispatch.SMTPServer) async throws(SendingError) {
        guard let host = HostName(server.host)?.text ?? Self.address(server.host) else {
            throw .refused(.invalidAddress)
        }
        let deadline = NIODeadline.now() + limits.mailing
        let addresses = try await destinations.addresses(
            of: host, encrypted: true, until: deadline)
        var last = SendingError.failed(.unreachable)
        for address in addresses.prefix(Self.mostAddresses) {
            let connection: SMTPConnection
            do {
                connection = try await open(to: host, at: address, server)
            } catch {
                last = SendingError(error)
                continue
            }
            return try await send(mail, by: server, on: connection, until: deadline)
        }
        throw last
    }

    private static func address(_ text: String) -> String? {
        NetworkAddress(text) == nil ? nil : text.lowercased()
    }

    private func open(
        to host: String, at address: NetworkAddress, _ server: Dispatch.SMTPServer
    ) async throws -> SMTPConnection {
        try await .open(
            to: host, at: try address.socketAddress(port: server.port),
            isEncrypted: server.security == .implicitTLS,
            context: try NIOSSLContext(configuration: .courier(trusting: trustRoots)),
            within: limits.connecting)
    }

    private func send(
        _ mail: Mail, by server: Dispatch.SMTPServer, on connection: SMTPConnection,
        until deadline: NIODeadline
    ) async throws(SendingError) {
        let alarm = connection.end(at: deadline)
        defer { alarm.cancel() }
        do {
            try await signIn(to: server, on: connection)
            try await hand(over: mail, on: connection)
        } catch {
            connection.close()
            throw SendingError(error)
        }
        await connection.close(saying: "QUIT\r\n")
    }
}

// MARK: - The conversation

extension SMTPSender {
    /// Does what has to come before any mail: what fails here is no fault of the mail, and may be mended.
    private func signIn(
        to server: Dispatch.SMTPServer, on connection: SMTPConnection
    ) async throws {
        try expect(2, await connection.greeting.get())
        var abilities = try await greet(on: connection)
        if server.security == .startTLS {
            guard abilities.extensionWords("STARTTLS") != nil else {
                throw SendingError.failed(.unencrypted)
            }
            try expect(2, await connection.say("STARTTLS\r\n"))
            try await connection.encrypt()
            abilities = try await greet(on: connection)
        }
        guard let login = server.login else { return }
        guard abilities.extensionWords("AUTH")?.contains("PLAIN") == true else {
            throw SendingError.failed(.cannotSignIn)
        }
        let texts = [login.user, login.password.text]
        guard texts.allSatisfy({ !$0.utf8.contains(0) }) else {
            throw SendingError.refused(.unreadable)
        }
        let words = Data("\0\(texts.joined(separator: "\0"))".utf8).base64EncodedString()
        try expect(2, await connection.say("AUTH PLAIN \(words)\r\n"))
    }

    /// Says who we are, by an address that tells nobody where we are, and returns what the server can do.
    private func greet(on connection: SMTPConnection) async throws -> SMTPReply {
        let reply = try await connection.say("EHLO [127.0.0.1]\r\n")
        try expect(2, reply)
        return reply
    }

    private func hand(over mail: Mail, on connection: SMTPConnection) async throws {
        let commands = [
            (2, "MAIL FROM:<\(mail.sender.text)>\r\n"),
            (2, "RCPT TO:<\(mail.recipient.text)>\r\n"), (3, "DATA\r\n"),
            (2, Self.dotted(mail.text) + ".\r\n"),
        ]
        for (first, command) in commands {
            try expect(first, await connection.say(command), lasting: 550...559)
        }
    }

    /// The text with a dot more before each line that begins with one.
    private static func dotted(_ text: String) -> String {
        let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
        return lines.map { $0.first == "." ? ".\($0)" : String($0) }.joined(separator: "\r\n")
    }

    /// Holds the server to a code that begins with `first`; those in `lasting` say no for good.
    private func expect(
        _ first: Int, _ reply: SMTPReply, lasting: ClosedRange<Int>? = nil
    ) throws(SendingError) {
        guard reply.code / 100 != first else { return }
        let reason = Receipt.Reason.smtp(reply: reply.code)
        switch reply.code {
        case 400...:
            throw lasting?.contains(reply.code) == true ? .refused(reason) : .failed(reason)
        default: throw .failed(.protocolViolated)
        }
    }
}
