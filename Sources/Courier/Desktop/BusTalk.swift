internal import Dispatches
internal import NIOCore

/// A conversation on the bus, one word at a time.
struct BusTalk {
    private var input: NIOAsyncChannelInboundStream<ByteBuffer>.AsyncIterator
    private let output: NIOAsyncChannelOutboundWriter<ByteBuffer>
    private var bytes: [UInt8] = []

    /// The most messages to others that are passed over while an answer is waited for.
    private static let mostOthers = 100
    /// The most bytes of a line while we sign in.
    private static let longestLine = 512

    init(
        reading input: NIOAsyncChannelInboundStream<ByteBuffer>.AsyncIterator,
        writing output: NIOAsyncChannelOutboundWriter<ByteBuffer>
    ) {
        self.input = input
        self.output = output
    }

    /// Signs in as `user`, which the bus asks the system about.
    mutating func signIn(as user: UInt32) async throws {
        let number = "\(user)".utf8.map { String($0, radix: 16) }.joined()
        try await output.write(ByteBuffer(string: "\0AUTH EXTERNAL \(number)\r\n"))
        let answer = try await line()
        guard answer == "OK" || answer.hasPrefix("OK ") else {
            throw SendingError.failed(.cannotSignIn)
        }
        try await output.write(ByteBuffer(string: "BEGIN\r\n"))
    }

    /// Calls, and returns when the call was answered well.
    mutating func call(_ call: BusCall) async throws {
        try await output.write(ByteBuffer(bytes: call.bytes))
        for _ in 0..<Self.mostOthers {
            let answer = try await answer()
            guard answer.serial == call.serial else { continue }
            switch answer.kind {
            case .reply: return
            case .error where answer.errorName?.hasSuffix(".ServiceUnknown") == true:
                throw SendingError.failed(.noProgram)
            default: throw SendingError.failed(.protocolViolated)
            }
        }
        throw SendingError.failed(.protocolViolated)
    }

    private mutating func line() async throws -> String {
        while true {
            if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
                defer { bytes.removeSubrange(...end) }
                return String(decoding: bytes[..<end].filter { $0 != 13 }, as: UTF8.self)
            }
            guard bytes.count <= Self.longestLine else {
                throw SendingError.failed(.protocolViolated)
            }
            try await readMore()
        }
    }

    private mutating func answer() async throws -> BusAnswer {
        while true {
            if let answer = try BusAnswer.take(from: &bytes) { return answer }
            try await readMore()
        }
    }

    private mutating func readMore() async throws {
        guard let piece = try await input.next(isolation: #isolation) else {
            throw SendingError.failed(.connectionLost)
        }
        bytes += Array(piece.readableBytesView)
    }
}
