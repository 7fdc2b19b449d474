internal import Dispatches
internal import NIOCore
internal import NIOSSL
internal import NIOTLS

/// Takes in the replies of a server, each for one who waits for it.
///
/// What comes while nobody waits breaks the protocol. So nothing that was said in the clear can be taken for a reply once
/// the connection is encrypted.
final class SMTPReplies: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let host: String
    private var parser = SMTPReplyParser()
    private var reply: EventLoopPromise<SMTPReply>?
    private var handshake: EventLoopPromise<Void>?
    private var failure: SendingError?

    /// Creates a handler for a server that is called `host`.
    init(host: String) {
        self.host = host
    }

    /// The reply that comes next.
    func next(on channel: any Channel) -> EventLoopFuture<SMTPReply> {
        let promise = channel.eventLoop.makePromise(of: SMTPReply.self)
        if let failure { promise.fail(failure) } else { reply = promise }
        return promise.futureResult
    }

    /// The end of the handshake that begins now.
    func encryption(on channel: any Channel) -> EventLoopFuture<Void> {
        let promise = channel.eventLoop.makePromise(of: Void.self)
        if let failure { promise.fail(failure) } else { handshake = promise }
        return promise.futureResult
    }

    /// Ends the connection; who waits is told why.
    func fail(_ error: SendingError, on channel: any Channel) {
        guard failure == nil else { return }
        failure = error
        reply?.fail(error)
        handshake?.fail(error)
        (reply, handshake) = (nil, nil)
        channel.close(promise: nil)
    }
}

// MARK: - What comes in

extension SMTPReplies {
    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard failure == nil else { return }
        do throws(SendingError) {
            guard let reply else { throw .failed(.protocolViolated) }
            let piece = unwrapInboundIn(data).readableBytesView
            guard let whole = try parser.add(piece) else { return }
            guard parser.isEmpty else { throw .failed(.protocolViolated) }
            self.reply = nil
            reply.succeed(whole)
        } catch {
            fail(error, on: context.channel)
        }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case TLSUserEvent.handshakeCompleted? = event as? TLSUserEvent {
            let certificate = try? context.channel.pipeline.syncOperations
                .nioSSL_peerCertificate()
            if certificate?.isIssued(to: host) == true {
                handshake?.succeed()
                handshake = nil
            } else {
                fail(.failed(.certificate), on: context.channel)
            }
        }
        context.fireUserInboundEventTriggered(event)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        fail(SendingError(error), on: context.channel)
    }

    /// Also where a connection never came to be.
    func handlerRemoved(context: ChannelHandlerContext) {
        fail(.failed(.connectionLost), on: context.channel)
    }

    func channelInactive(context: ChannelHandlerContext) {
        fail(.failed(.connectionLost), on: context.channel)
    }
}
