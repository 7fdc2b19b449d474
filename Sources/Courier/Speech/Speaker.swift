internal import Dispatches

/// Has sentences read aloud by speech-dispatcher, in its own protocol (SSIP).
struct Speaker: Sendable {
    let limits: Limits
    /// What reads aloud, or `nil` where nothing does.
    let server: SpeechServer?

    /// Hands sentences over, and returns when they are taken; they are read aloud in their time.
    func say(_ speech: Errand.Speech) async throws(SendingError) {
        guard let server else { throw .failed(.noProgram) }
        guard Self.isTag(speech.language) else { throw .refused(.unreadable) }
        try await LocalSocket(path: server.path, limits: limits).talk { talk in
            try await talk.command("SET SELF CLIENT_NAME chorus:chorus:say")
            try await talk.command("SET SELF LANGUAGE \(speech.language)")
            try await talk.command("SPEAK")
            try await talk.command(Self.text(of: speech.sentences))
            try await talk.command("QUIT")
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

extension LocalTalk {
    /// The most lines of one answer.
    private static let mostLines = 100
    /// The most bytes of a line.
    private static let longestLine = 1_024

    /// Says a command of SSIP, and returns when it was answered well: by a code from 200 to 299 in the last line of the answer,
    /// in which a space stands behind the code.
    fileprivate mutating func command(_ text: String) async throws {
        try await say(text + "\r\n")
        for _ in 0..<Self.mostLines {
            let line = try await line(of: Self.longestLine)
            guard line.count >= 3, let code = Int(line.prefix(3)) else { break }
            if line.dropFirst(3).first == "-" { continue }
            guard (200..<300).contains(code) else { break }
            return
        }
        throw SendingError.failed(.protocolViolated)
    }
}
