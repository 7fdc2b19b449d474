internal import Dispatches
internal import NIOCore
internal import NIOPosix
internal import NIOSSL

/// A connection to a server that takes mail.
struct SMTPConnection: Sendable {
    private let channel: any Channel
    private let replies: NIOLoopBound<SMTPReplies>
    /// What the server says first.
    let greeting: EventLoopFuture<SMTPReply>
    private let context: NIOSSLContext
    /// The name of the server as its certificate has it, or `nil` where it was called by its address.
    private let name: String?

    /// Connects to `address`, encrypted from the first byte or not yet.
    static func open(
        to host: String, at address: SocketAddress, isEncrypted: Bool, context: NIOSSLContext,
        within time: TimeAmount
    ) async throws -> SMTPConnection {
        let bootstrap = ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .connectTimeout(time)
        return try await bootstrap.connect(to: address) { channel in
            channel.eventLoop.makeCompletedFuture {
                let replies = SMTPReplies(host: host)
                let connection = SMTPConnection(
                    channel: channel,
                    replies: NIOLoopBound(replies, eventLoop: channel.eventLoop),
                    greeting: replies.next(on: channel), context: context,
                    name: NetworkAddress(host) == nil ? host : nil)
                if isEncrypted { try connection.addEncryption() }
                try channel.pipeline.syncOperations.addHandler(replies)
                return connection
            }
        }
    }

    /// Ends the connection at `deadline`; who waits then is told that it took too long.
    func end(at deadline: NIODeadline) -> Scheduled<Void> {
        channel.eventLoop.scheduleTask(deadline: deadline) {
            replies.value.fail(.failed(.timedOut), on: channel)
        }
    }

    /// Ends the connection.
    func close() {
        channel.close(promise: nil)
    }

    private func addEncryption() throws {
        let handler = try NIOSSLClientHandler(context: context, serverHostname: name)
        try channel.pipeline.syncOperations.addHandler(handler, position: .first)
    }
}

// MARK: - Talking

extension SMTPConnection {
    /// Says `text`, which ends with CR and LF, and returns what the server answers.
    func say(_ text: String) async throws -> SMTPReply {
        try await channel.eventLoop.flatSubmit {
            let reply = replies.value.next(on: channel)
            channel.writeAndFlush(ByteBuffer(string: text), promise: nil)
            return reply
        }.get()
    }

    /// Says `text` without waiting for an answer, and ends the connection.
    func close(saying text: String) async {
        try? await channel.writeAndFlush(ByteBuffer(string: text)).get()
        close()
    }

    /// Encrypts the connection, once the server has agreed to that.
    func encrypt() async throws {
        try await channel.eventLoop.flatSubmit {
            let encrypted = replies.value.encryption(on: channel)
            do {
                try addEncryption()
            } catch {
                replies.value.fail(.failed(.encryption), on: channel)
            }
            return encrypted
        }.get()
    }
}
