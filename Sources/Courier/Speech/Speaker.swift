internal import Dispatches
internal import NIOCore
internal import NIOPosix

/// Has sentences read aloud by speech-dispatcher, in its own protocol (SSIP).
struct Speaker: Sendable {
    let limits: Limits
    /// What reads aloud, or `nil` where nothing does.
    let server: SpeechServer?

    /// Hands sentences over, and returns when they are taken; they are read aloud in their time.
    func say(_ speech: Errand.Speech) async throws(SendingError) {
        guard let server else { throw .failed(.noProgram) }
        guard Self.isTag(speech.language) else { throw .refused(.unreadable) }
        let deadline = NIODeadline.now() + limits.sending
        let channel: NIOAsyncChannel<ByteBuffer, ByteBuffer>
        do {
            channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
                .connectTimeout(limits.connecting)
                .connect(unixDomainSocketPath: server.path) { channel in
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
                var talk = SpeechTalk(reading: inbound.makeAsyncIterator(), writing: outbound)
                try await talk.command("SET SELF CLIENT_NAME chorus:chorus:say")
                try await talk.command("SET SELF LANGUAGE \(speech.language)")
                try await talk.command("SPEAK")
                try await talk.command(Self.text(of: speech.sentences))
                try await talk.command("QUIT")
            }
        } catch {
            throw NIODeadline.now() < deadline ? SendingError(error) : .failed(.timedOut)
        }
    }

    /// Whether it can be the tag of a language, so that it stands in a command as it is.
    private static func isTag(_ text: String) -> Bool {
        (2...35).contains(text.utf8.count)
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
                    true
                default: false
                }
            }
    }

    /// The sentences as SSIP has a text: a dot that begins a line is doubled, and one alone ends it.
    private static func text(of sentences: [String]) -> String {
        let lines = sentences.map { OneLine($0).text }.map { $0.hasPrefix(".") ? "." + $0 : $0 }
        return (lines + ["."]).joined(separator: "\r\n")
    }
}

/// A conversation with what reads aloud, one command at a time.
private struct SpeechTalk {
    private var input: NIOAsyncChannelInboundStream<ByteBuffer>.AsyncIterator
    private let output: NIOAsyncChannelOutboundWriter<ByteBuffer>
    private var bytes: [UInt8] = []

    /// The most lines of one answer.
    private static let mostLines = 100
    /// The most bytes of a line.
    private static let longestLine = 1_024

    init(
        reading input: NIOAsyncChannelInboundStream<ByteBuffer>.AsyncIterator,
        writing output: NIOAsyncChannelOutboundWriter<ByteBuffer>
    ) {
        self.input = input
        self.output = output
    }

    /// Says a command, and returns when it was answered well: by a code from 200 to 299 in the last line of the answer, in
    /// which a space stands behind the code.
    mutating func command(_ text: String) async throws {
        try await output.write(ByteBuffer(string: text + "\r\n"))
        for _ in 0..<Self.mostLines {
            let line = try await line()
            guard line.count >= 3, let code = Int(line.prefix(3)) else { break }
            if line.dropFirst(3).first == "-" { continue }
            guard (200..<300).contains(code) else { break }
            return
        }
        throw SendingError.failed(.protocolViolated)
    }

    private mutating func line() async throws -> String {
        while true {
            if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
                defer { bytes.removeSubrange(...end) }
                return String(decoding: bytes[..<end].filter { $0 != 13 }, as: UTF8.self)
            }
            guard bytes.count <= Self.longestLine,
                let piece = try await input.next(isolation: #isolation)
            else {
                throw SendingError.failed(.connectionLost)
            }
            bytes += Array(piece.readableBytesView)
        }
    }
}
