import Dispatch

/// Reads the lines of a script, from a file or a pipe.
///
/// Commands, answers and secrets are lines of the same script: each is read up to its line break
/// and not a byte further, so whoever reads next, even another program, gets the next line.
package struct LineReader: Sendable {
    /// The most bytes a line may have.
    package static let maximumLength = 1 << 20

    private let source: Int32

    /// Creates a reader of the lines that come from `descriptor`.
    package init(descriptor: Int32) {
        source = descriptor
    }

    /// Reads the next line; it ends with LF or CRLF, or where the input ends.
    package func readLine() async throws(InputError) -> Line {
        let source = ByteSource(descriptor: source)
        return try await onInputThread { () throws(InputError) in
            guard let bytes = try Self.line(from: source) else { return .endOfInput }
            guard let text = String(validating: bytes, as: UTF8.self) else { throw .notText }
            return .text(text)
        }
    }

    /// Reads the next line as it stands, or returns `nil` when there is none.
    package func readSecret() async throws(InputError) -> [UInt8]? {
        let source = ByteSource(descriptor: source)
        return try await onInputThread { () throws(InputError) in
            try Self.line(from: source)
        }
    }

    private static func line(from source: ByteSource) throws(InputError) -> [UInt8]? {
        var line = LineBuffer()
        while case .byte(let byte) = try source.next() {
            if byte == UInt8(ascii: "\n") { return try line.finished() }
            line.append(byte)
        }
        return line.isEmpty ? nil : try line.finished()
    }
}

/// The bytes of a line, as far as they have come and fit.
struct LineBuffer {
    private var bytes: [UInt8] = []
    private var isTooLong = false

    var isEmpty: Bool { bytes.isEmpty }

    mutating func append(_ byte: UInt8) {
        guard bytes.count < LineReader.maximumLength else {
            isTooLong = true
            return
        }
        bytes.append(byte)
    }

    /// Returns the line without the CR of a CRLF.
    consuming func finished() throws(InputError) -> [UInt8] {
        if isTooLong { throw .tooLong }
        if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
        return bytes
    }
}

/// The thread on which is waited for input, since a wait must not hold up the async world.
///
/// There is one person at the keyboard, so there is one thread for all that read.
private let inputThread = DispatchQueue(label: "chorus.input")

/// Runs a piece of work that waits for input without blocking other tasks.
func onInputThread<Value: Sendable>(
    _ work: @escaping @Sendable () throws(InputError) -> Value
) async throws(InputError) -> Value {
    let result = await withCheckedContinuation { continuation in
        inputThread.async { @Sendable in
            continuation.resume(returning: Result(catching: work))
        }
    }
    return try result.get()
}
