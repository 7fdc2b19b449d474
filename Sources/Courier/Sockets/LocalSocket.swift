internal import Dispatches
internal import NIOCore
internal import NIOPosix

/// Where another program of this computer listens: the desktop's bus, or what reads aloud.
struct LocalSocket: Sendable {
    let path: String
    let limits: Limits

    /// Talks with who listens there, as long as a message may take.
    ///
    /// - Throws: ``Receipt/Fault/noProgram`` where nobody does, and what went wrong in the talk.
    func talk(
        _ body: (inout LocalTalk) async throws -> Void
    ) async throws(SendingError) {
        let deadline = NIODeadline.now() + limits.sending
        let channel: NIOAsyncChannel<ByteBuffer, ByteBuffer>
        do {
            channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
                .connectTimeout(limits.connecting)
                .connect(unixDomainSocketPath: path) { channel in
                    channel.eventLoop.makeCompletedFuture {
                        try NIOAsyncChannel(wrappingChannelSynchronously: channel)
                    }
                }
        } catch { throw .failed(.noProgram) }
        let alarm = channel.channel.eventLoop.scheduleTask(deadline: deadline) {
            channel.channel.close(promise: nil)
        }
        defer { alarm.cancel() }
        do {
            try await channel.executeThenClose { inbound, outbound in
                var talk = LocalTalk(reading: inbound.makeAsyncIterator(), writing: outbound)
                try await body(&talk)
            }
        } catch {
            throw NIODeadline.now() < deadline ? SendingError(error) : .failed(.timedOut)
        }
    }
}

/// A talk at a socket of this computer: what is said, and what has come.
struct LocalTalk {
    private var input: NIOAsyncChannelInboundStream<ByteBuffer>.AsyncIterator
    private let output: NIOAsyncChannelOutboundWriter<ByteBuffer>
    /// What has come and was not taken yet.
    var bytes: [UInt8] = []

    fileprivate init(
        reading input: NIOAsyncChannelInboundStream<ByteBuffer>.AsyncIterator,
        writing output: NIOAsyncChannelOutboundWriter<ByteBuffer>
    ) {
        (self.input, self.output) = (input, output)
    }

    func say(_ text: String) async throws { try await output.write(ByteBuffer(string: text)) }

    func say(_ bytes: [UInt8]) async throws { try await output.write(ByteBuffer(bytes: bytes)) }

    /// Takes the next line, without its end; it may have `most` bytes.
    mutating func line(of most: Int) async throws -> String {
        while true {
            if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
                defer { bytes.removeSubrange(...end) }
                return String(decoding: bytes[..<end].filter { $0 != 13 }, as: UTF8.self)
            }
            guard bytes.count <= most else { throw SendingError.failed(.protocolViolated) }
            try await readMore()
        }
    }

    /// Waits until more has come.
    mutating func readMore() async throws {
        guard let piece = try await input.next(isolation: #isolation) else {
            throw SendingError.failed(.connectionLost)
        }
        bytes += Array(piece.readableBytesView)
    }
}
