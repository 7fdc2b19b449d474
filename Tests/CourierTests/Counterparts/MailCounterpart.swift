import NIOCore
import NIOPosix
import NIOSSL
import Synchronization

/// A server of the tests' own on loopback that takes mail by SMTP, and can encrypt.
final class MailCounterpart: Sendable {
    /// What it answers to a command.
    enum Answer: Sendable {
        case say(String)
        case keepSilent
        case hangUp
        /// Says this again and again, until the other side goes.
        case goOn(String)
    }

    /// How it behaves; what is not said otherwise goes well.
    struct Conduct: Sendable {
        var greeting = Answer.say("220 mail.test ESMTP")
        /// What it can do in the clear and once it encrypts.
        var abilities = ["STARTTLS"]
        var abilitiesEncrypted = ["AUTH LOGIN PLAIN", "8BITMIME"]
        /// Answers by the first word of a command, and to the end of a mail by a dot.
        var answers: [String: Answer] = [:]
        /// What comes in the clear behind its yes to encryption.
        var smuggled = ""
        var certificate = Certificates.server
        var isEncryptedAtOnce = false
    }

    /// What was said to it.
    final class Log: Sendable {
        /// The commands; those in the clear have an asterisk before them.
        let commands = Mutex<[String]>([])
        let mails = Mutex<[String]>([])
    }

    private let channel: any Channel
    private let log: Log

    static func start(_ conduct: Conduct) async throws -> MailCounterpart {
        let context = try NIOSSLContext(certificate: conduct.certificate)
        let log = Log()
        let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    let pipeline = channel.pipeline.syncOperations
                    if conduct.isEncryptedAtOnce {
                        try pipeline.addHandler(NIOSSLServerHandler(context: context))
                    }
                    try pipeline.addHandler(
                        TakingMail(conduct: conduct, context: context, log: log))
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        return MailCounterpart(channel: channel, log: log)
    }

    private init(channel: any Channel, log: Log) {
        self.channel = channel
        self.log = log
    }

    var port: UInt16 { UInt16(channel.localAddress?.port ?? 0) }
    var commands: [String] { log.commands.withLock(\.self) }
    var mails: [String] { log.mails.withLock(\.self) }

    func stop() async {
        try? await channel.close()
    }
}

/// Lends a server to `body`.
func withMailCounterpart<Result>(
    _ conduct: MailCounterpart.Conduct = .init(),
    _ body: (MailCounterpart) async throws -> Result
) async throws -> Result {
    let server = try await MailCounterpart.start(conduct)
    do {
        let result = try await body(server)
        await server.stop()
        return result
    } catch {
        await server.stop()
        throw error
    }
}

// MARK: - Taking mail

private final class TakingMail: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let conduct: MailCounterpart.Conduct
    private let context: NIOSSLContext
    private let log: MailCounterpart.Log
    private var isEncrypted: Bool
    private var isInMail = false
    private var text = ""

    init(conduct: MailCounterpart.Conduct, context: NIOSSLContext, log: MailCounterpart.Log) {
        self.conduct = conduct
        self.context = context
        self.log = log
        isEncrypted = conduct.isEncryptedAtOnce
    }

    func channelActive(context: ChannelHandlerContext) {
        answer(conduct.greeting, context)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.close(promise: nil)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        text += String(decoding: unwrapInboundIn(data).readableBytesView, as: UTF8.self)
        while let end = text.firstRange(of: isInMail ? "\r\n.\r\n" : "\r\n") {
            let part = String(text[..<end.lowerBound])
            text = String(text[end.upperBound...])
            if isInMail {
                isInMail = false
                log.mails.withLock { $0.append(part + "\r\n") }
                answer(conduct.answers["."] ?? .say("250 taken"), context)
            } else {
                log.commands.withLock { $0.append((isEncrypted ? "" : "*") + part) }
                obey(part, context)
            }
        }
    }

    private func obey(_ command: String, _ context: ChannelHandlerContext) {
        let verb = command.split(separator: " ").first.map(String.init) ?? ""
        if let answer = conduct.answers[verb] { return self.answer(answer, context) }
        switch verb {
        case "EHLO":
            let abilities = isEncrypted ? conduct.abilitiesEncrypted : conduct.abilities
            let lines = ["mail.test"] + abilities
            let text = lines.dropLast().map { "250-\($0)\r\n" }.joined()
            answer(.say(text + "250 \(lines.last ?? "")"), context)
        case "STARTTLS": encrypt(context)
        case "AUTH": answer(.say("235 welcome"), context)
        case "DATA":
            isInMail = true
            answer(.say("354 go on"), context)
        case "QUIT": answer(.hangUp, context)
        default: answer(.say("250 good"), context)
        }
    }

    private func encrypt(_ context: ChannelHandlerContext) {
        let yes = "220 go ahead\r\n\(conduct.smuggled)"
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: yes))).whenSuccess {
            let (handler, context) = bound.value
            handler.isEncrypted = true
            try? context.pipeline.syncOperations.addHandler(
                NIOSSLServerHandler(context: handler.context), position: .first)
        }
    }

    private func answer(_ answer: MailCounterpart.Answer, _ context: ChannelHandlerContext) {
        switch answer {
        case .say(let text):
            context.writeAndFlush(
                wrapOutboundOut(ByteBuffer(string: text + "\r\n")), promise: nil)
        case .keepSilent: break
        case .hangUp: context.close(promise: nil)
        case .goOn(let text):
            let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
            context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: text))).whenSuccess {
                // Not at once, since others are served by the same thread.
                bound.value.1.eventLoop.scheduleTask(in: .milliseconds(1)) {
                    let (handler, context) = bound.value
                    handler.answer(.goOn(text), context)
                }
            }
        }
    }
}
