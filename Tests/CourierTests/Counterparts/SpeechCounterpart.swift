import Courier
import Foundation
import NIOCore
import NIOPosix
import Synchronization

/// What reads aloud, as far as it is talked with.
final class SpeechCounterpart: Sendable {
    let path: String
    private let channel: any Channel
    private let log: Log

    private final class Log: Sendable {
        let lines = Mutex<[String]>([])
    }

    /// Listens, and answers each command by `answers`, and what is none of them as speech-dispatcher does.
    static func start(
        at path: String, answering answers: [String: String] = [:]
    ) async throws -> SpeechCounterpart {
        let log = Log()
        let channel = try await listen(at: path) { Listening(log: log, answers: answers) }
        return SpeechCounterpart(path: path, channel: channel, log: log)
    }

    private init(path: String, channel: any Channel, log: Log) {
        (self.path, self.channel, self.log) = (path, channel, log)
    }

    /// The lines that it was told.
    var lines: [String] { log.lines.withLock(\.self) }

    func stop() async {
        try? await channel.close()
    }

    private final class Listening: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer
        typealias OutboundOut = ByteBuffer

        private let log: Log
        private let answers: [String: String]
        private var rest = ""
        private var isReading = false

        init(log: Log, answers: [String: String]) {
            (self.log, self.answers) = (log, answers)
        }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            rest += String(buffer: unwrapInboundIn(data))
            while let end = rest.range(of: "\r\n") {
                let line = String(rest[..<end.lowerBound])
                rest = String(rest[end.upperBound...])
                log.lines.withLock { $0.append(line) }
                guard let answer = answer(to: line) else { continue }
                context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: answer)), promise: nil)
            }
        }

        private func answer(to line: String) -> String? {
            if isReading {
                guard line == "." else { return nil }
                isReading = false
                return answers["."] ?? "225-21\r\n225 OK MESSAGE QUEUED\r\n"
            }
            if let answer = answers[line] { return answer }
            switch line {
            case "SPEAK":
                isReading = true
                return "230 OK RECEIVING DATA\r\n"
            case "QUIT": return "231 HAPPY HACKING\r\n"
            default: return "208 OK SET\r\n"
            }
        }
    }
}
