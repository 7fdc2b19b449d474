/// Reads lines from what comes in pieces, and holds no more than one that is too long.
package struct LineReader: Sendable {
    /// A line without its end.
    package enum Line: Hashable, Sendable {
        case bytes([UInt8])
        /// It goes on beyond what is read; the reader is of no more use.
        case tooLong
    }

    private let longest: Int
    private let read: @Sendable () async throws -> [UInt8]
    private var held: [UInt8] = []
    private var start = 0
    private var hasEnded = false

    /// Creates a reader of lines.
    ///
    /// - Parameters:
    ///   - longest: The most bytes of a line, without its end.
    ///   - read: The next bytes, none at the end.
    package init(longest: Int, read: @escaping @Sendable () async throws -> [UInt8]) {
        self.longest = longest
        self.read = read
    }

    /// The next line that is not empty, or `nil` at the end.
    package mutating func next() async throws -> Line? {
        while true {
            if let line = takeLine() {
                if line.isEmpty { continue }
                return line.count <= longest ? .bytes(line) : .tooLong
            }
            guard held.count - start <= longest else { return .tooLong }
            guard !hasEnded else { return nil }
            let piece = try await read()
            hasEnded = piece.isEmpty
            held.append(contentsOf: piece)
        }
    }

    /// Takes the next line out of what is held, or at the end what is left.
    private mutating func takeLine() -> [UInt8]? {
        guard let end = held[start...].firstIndex(of: UInt8(ascii: "\n")) else {
            guard hasEnded, start < held.count else {
                held.removeFirst(start)
                start = 0
                return nil
            }
            defer { start = held.count }
            return Array(held[start...])
        }
        defer { start = end + 1 }
        return Array(held[start..<end])
    }
}
