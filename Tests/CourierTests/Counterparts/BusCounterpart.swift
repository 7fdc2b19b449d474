import NIOCore
import NIOPosix
import Synchronization

/// A bus of the tests' own at a socket, with a desktop on it that takes one call.
final class BusCounterpart: Sendable {
    /// What it does at a step.
    enum Answer: Sendable {
        case say([UInt8])
        case keepSilent
        case hangUp
    }

    /// How it behaves; what is not said otherwise goes well.
    struct Conduct: Sendable {
        var signingIn = Answer.say(Array("OK 1234deadbeef\r\n".utf8))
        /// The reply to the first call, and behind it what the bus tells everybody.
        var hello = Answer.say(
            BusMessage(
                type: 2, answering: 1, signature: "s", body: [4, 0, 0, 0, 58, 49, 46, 55, 0]
            )
            .bytes + BusMessage(type: 4, answering: nil, signature: "", body: []).bytes)
        var notify = Answer.say(
            BusMessage(type: 2, answering: 2, signature: "u", body: [9, 0, 0, 0]).bytes)
    }

    let path: String
    private let channel: any Channel
    private let log: Log

    final class Log: Sendable {
        let lines = Mutex<[String]>([])
        let calls = Mutex<[[UInt8]]>([])
    }

    static func start(_ conduct: Conduct, at path: String) async throws -> BusCounterpart {
        let log = Log()
        let channel = try await listen(at: path) { Listening(conduct: conduct, log: log) }
        return BusCounterpart(path: path, channel: channel, log: log)
    }

    private init(path: String, channel: any Channel, log: Log) {
        self.path = path
        self.channel = channel
        self.log = log
    }

    /// The lines with which it was signed in to.
    var lines: [String] { log.lines.withLock(\.self) }
    /// The calls, byte by byte.
    var calls: [[UInt8]] { log.calls.withLock(\.self) }

    func stop() async {
        try? await channel.close()
    }
}

/// A message that the bus sends, with the fields that the specification asks of it.
struct BusMessage {
    let type: UInt8
    let answering: UInt32?
    let signature: String
    let body: [UInt8]
    var errorName: String?
    var isBig = false

    var bytes: [UInt8] {
        var fields: [UInt8] = []
        func align() { while !fields.count.isMultiple(of: 8) { fields.append(0) } }
        if let errorName {
            fields += [4, 1, 115, 0] + number(errorName.utf8.count) + text(errorName)
        }
        if let answering {
            align()
            fields += [5, 1, 117, 0] + number(Int(answering))
        }
        align()
        fields += [7, 1, 115, 0] + number(20) + text("org.freedesktop.DBus")
        if !signature.isEmpty {
            align()
            fields += [8, 1, 103, 0, UInt8(signature.utf8.count)] + text(signature)
        }
        var message = [UInt8(ascii: isBig ? "B" : "l"), type, 1, 1]
        message += number(body.count) + number(77) + number(fields.count) + fields
        while !message.count.isMultiple(of: 8) { message.append(0) }
        return message + body
    }

    private func number(_ number: Int) -> [UInt8] {
        let bytes = [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: number >> $0) }
        return isBig ? bytes.reversed() : bytes
    }

    private func text(_ text: String) -> [UInt8] {
        Array(text.utf8) + [0]
    }
}

// MARK: - Listening

private final class Listening: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let conduct: BusCounterpart.Conduct
    private let log: BusCounterpart.Log
    private var bytes: [UInt8] = []
    private var isSignedIn = false

    init(conduct: BusCounterpart.Conduct, log: BusCounterpart.Log) {
        self.conduct = conduct
        self.log = log
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        bytes += Array(unwrapInboundIn(data).readableBytesView)
        while !isSignedIn, let end = bytes.firstIndex(of: 10) {
            let line = String(decoding: bytes[...end], as: UTF8.self)
            bytes.removeSubrange(...end)
            log.lines.withLock { $0.append(line) }
            isSignedIn = line == "BEGIN\r\n"
            if !isSignedIn { answer(conduct.signingIn, context) }
        }
        while isSignedIn, let length = wholeLength {
            let call = Array(bytes[..<length])
            bytes.removeSubrange(..<length)
            let number = log.calls.withLock { calls in
                calls.append(call)
                return calls.count
            }
            answer(number == 1 ? conduct.hello : conduct.notify, context)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.close(promise: nil)
    }

    /// The length of the first message, when it is whole.
    private var wholeLength: Int? {
        guard bytes.count >= 16 else { return nil }
        let (body, fields) = (
            Int(bytes[4]) + Int(bytes[5]) << 8, Int(bytes[12]) + Int(bytes[13]) << 8
        )
        let length = (16 + fields + 7) / 8 * 8 + body
        return bytes.count >= length ? length : nil
    }

    private func answer(_ answer: BusCounterpart.Answer, _ context: ChannelHandlerContext) {
        switch answer {
        case .say(let bytes):
            context.writeAndFlush(wrapOutboundOut(ByteBuffer(bytes: bytes)), promise: nil)
        case .keepSilent: break
        case .hangUp: context.close(promise: nil)
        }
    }
}
