import Glibc
import NIOCore
import NIOPosix
import NIOSSL
import Synchronization

/// A server of the tests' own on loopback: it takes one request of HTTP on each connection, keeps it as it came, and then
/// does what it is told.
final class WebCounterpart: Sendable {
    /// What it does once it has a request.
    enum Conduct: Sendable {
        /// Says this and closes.
        case say(String)
        /// Says this and closes, once the latch is open.
        case wait(Latch, say: String)
        /// Says nothing, and waits until the other side goes.
        case keepSilent
        /// Says this, and then a piece again and again, until the other side goes or so many bytes are said.
        case goOn(String, with: String, upTo: Int)
        /// Says one sign after another, each after a while.
        case trickle(String)
        /// Breaks the connection off, which the other side is told by a reset.
        case breakOff
    }

    private let channel: any Channel
    private let log: Log

    /// What was seen so far.
    final class Log: Sendable {
        let requests = Mutex<[Request]>([])
        let bytesSaid = Atomic<Int>(0)
        let noticing: @Sendable () -> Void

        init(noticing: @escaping @Sendable () -> Void) {
            self.noticing = noticing
        }
    }

    /// Starts one; `certificate` makes it one of HTTPS, and `noticing` is told of each request.
    static func start(
        _ conducts: [Conduct], certificate: String? = nil,
        noticing: @escaping @Sendable () -> Void = {}
    ) async throws -> WebCounterpart {
        let log = Log(noticing: noticing)
        let context = try certificate.map { try NIOSSLContext(certificate: $0) }
        let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    let pipeline = channel.pipeline.syncOperations
                    if let context {
                        try pipeline.addHandler(NIOSSLServerHandler(context: context))
                    }
                    try pipeline.addHandler(Answering(conducts: conducts, log: log))
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        return WebCounterpart(channel: channel, log: log)
    }

    private init(channel: any Channel, log: Log) {
        self.channel = channel
        self.log = log
    }

    var port: Int { channel.localAddress?.port ?? 0 }

    /// The requests that came, in their order.
    var requests: [Request] { log.requests.withLock(\.self) }

    /// How many bytes it could say.
    var bytesSaid: Int { log.bytesSaid.load(ordering: .relaxed) }

    func stop() async {
        try? await channel.close()
    }
}

/// Lends a server to `body`; the requests are met by `conducts` in their order, and all later ones by the last.
func withWebCounterpart<Result>(
    _ conducts: WebCounterpart.Conduct..., certificate: String? = nil,
    _ body: (WebCounterpart) async throws -> Result
) async throws -> Result {
    let server = try await WebCounterpart.start(conducts, certificate: certificate)
    do {
        let result = try await body(server)
        await server.stop()
        return result
    } catch {
        await server.stop()
        throw error
    }
}

extension NIOSSLContext {
    /// What serves with `certificate`.
    convenience init(certificate: String) throws {
        let chain = try NIOSSLCertificate.fromPEMBytes(Array(certificate.utf8))
        let key = try NIOSSLPrivateKey(bytes: Array(Certificates.key.utf8), format: .pem)
        try self.init(
            configuration: .makeServerConfiguration(
                certificateChain: chain.map { .certificate($0) }, privateKey: .privateKey(key)))
    }
}

// MARK: - Answering

private final class Answering: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let conducts: [WebCounterpart.Conduct]
    private let log: WebCounterpart.Log
    private var bytes: [UInt8] = []
    private var hasAnswered = false

    init(conducts: [WebCounterpart.Conduct], log: WebCounterpart.Log) {
        self.conducts = conducts
        self.log = log
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        bytes.append(contentsOf: unwrapInboundIn(data).readableBytesView)
        guard !hasAnswered, let request = Request(bytes) else { return }
        hasAnswered = true
        let number = log.requests.withLock { requests in
            requests.append(request)
            return requests.count
        }
        log.noticing()
        answer(conducts[min(number, conducts.count) - 1], context)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.close(promise: nil)
    }

    private func answer(_ conduct: WebCounterpart.Conduct, _ context: ChannelHandlerContext) {
        switch conduct {
        case .say(let text):
            say(text, context).whenComplete { [channel = context.channel] _ in
                channel.close(promise: nil)
            }
        case .wait(let latch, let text):
            let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
            latch.opened.hop(to: context.eventLoop).whenComplete { _ in
                let (handler, context) = bound.value
                handler.answer(.say(text), context)
            }
        case .keepSilent: break
        case .goOn(let head, let piece, let most):
            say(head, context).whenFailure { _ in }
            goOn(saying: piece, upTo: most, context)
        case .trickle(let text): trickle(Array(text.utf8)[...], context)
        case .breakOff:
            let abrupt = (context.channel as? any SocketOptionProvider)?.setSoLinger(
                linger(l_onoff: 1, l_linger: 0))
            abrupt?.whenComplete { [channel = context.channel] _ in channel.close(promise: nil) }
        }
    }

    private func say(_ text: String, _ context: ChannelHandlerContext) -> EventLoopFuture<Void> {
        context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: text)))
    }

    private func goOn(saying piece: String, upTo most: Int, _ context: ChannelHandlerContext) {
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        say(piece, context).whenSuccess {
            let (handler, context) = bound.value
            handler.log.bytesSaid.add(piece.utf8.count, ordering: .relaxed)
            guard handler.log.bytesSaid.load(ordering: .relaxed) < most else {
                return context.close(promise: nil)
            }
            // Not at once, since others are served by the same thread.
            context.eventLoop.scheduleTask(in: .milliseconds(1)) {
                let (handler, context) = bound.value
                handler.goOn(saying: piece, upTo: most, context)
            }
        }
    }

    private func trickle(_ rest: ArraySlice<UInt8>, _ context: ChannelHandlerContext) {
        guard let byte = rest.first else { return }
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        context.writeAndFlush(wrapOutboundOut(ByteBuffer(bytes: [byte]))).whenSuccess {
            bound.value.1.eventLoop.scheduleTask(in: .milliseconds(20)) {
                let (handler, context) = bound.value
                handler.trickle(rest.dropFirst(), context)
            }
        }
    }
}
