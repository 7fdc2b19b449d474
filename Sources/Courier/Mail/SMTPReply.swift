internal import Dispatches

/// What a server of SMTP says to one command.
struct SMTPReply: Hashable {
    /// Its three digits.
    let code: Int
    /// The words of each of its lines, uppercase.
    let lines: [[String]]

    /// Whether it says yes.
    var isPositive: Bool { (200...299).contains(code) }

    /// The words behind `keyword`, when it is one of what the server can do.
    func extensionWords(_ keyword: String) -> [String]? {
        lines.first { $0.first == keyword }.map { Array($0.dropFirst()) }
    }
}

/// Reads replies from what comes in pieces, and holds no more than one that is too long.
struct SMTPReplyParser {
    private var bytes: [UInt8] = []
    private var lines: [[String]] = []
    private var code: Int?
    private var count = 0

    /// The most bytes of one reply.
    private static let longest = 16_384

    /// Whether what came is a beginning of something.
    var isEmpty: Bool { bytes.isEmpty && lines.isEmpty }

    /// Adds a piece, and returns the reply that it ends, when it ends one.
    mutating func add(_ piece: some Sequence<UInt8>) throws(SendingError) -> SMTPReply? {
        bytes.append(contentsOf: piece)
        while let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
            let line =
                bytes[..<end].last == UInt8(ascii: "\r") ? bytes[..<(end - 1)] : bytes[..<end]
            let isLast = try take(String(decoding: line, as: UTF8.self))
            count += end + 1
            bytes.removeSubrange(...end)
            guard count <= Self.longest else { throw .failed(.protocolViolated) }
            if isLast, let code {
                defer { (lines, self.code, count) = ([], nil, 0) }
                return SMTPReply(code: code, lines: lines)
            }
        }
        guard count + bytes.count <= Self.longest else { throw .failed(.protocolViolated) }
        return nil
    }

    /// Takes a line, and returns whether it is the last one of its reply.
    private mutating func take(_ line: String) throws(SendingError) -> Bool {
        let digits = line.prefix(3)
        let mark = line.dropFirst(3).first
        guard digits.utf8.count == 3, let number = Int(digits), (200...599).contains(number),
            mark == nil || mark == " " || mark == "-", code == nil || code == number
        else { throw .failed(.protocolViolated) }
        code = number
        lines.append(line.dropFirst(4).uppercased().split(separator: " ").map(String.init))
        return mark != "-"
    }
}
