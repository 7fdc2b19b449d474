internal import Dispatches

/// On the bus there is talked one word at a time.
extension LocalTalk {
    /// The most messages to others that are passed over while an answer is waited for.
    private static let mostOthers = 100
    /// The most bytes of a line while we sign in.
    private static let longestLine = 512

    /// Signs in as `user`, which the bus asks the system about.
    mutating func signIn(as user: UInt32) async throws {
        let number = "\(user)".utf8.map { String($0, radix: 16) }.joined()
        try await say("\0AUTH EXTERNAL \(number)\r\n")
        let answer = try await line(of: Self.longestLine)
        guard answer == "OK" || answer.hasPrefix("OK ") else {
            throw SendingError.failed(.cannotSignIn)
        }
        try await say("BEGIN\r\n")
    }

    /// Calls, and returns when the call was answered well.
    mutating func call(_ call: BusCall) async throws {
        try await say(call.bytes)
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

    private mutating func answer() async throws -> BusAnswer {
        while true {
            if let answer = try BusAnswer.take(from: &bytes) { return answer }
            try await readMore()
        }
    }
}
