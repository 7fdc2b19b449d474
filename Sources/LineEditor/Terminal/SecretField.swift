import Glibc

/// What has been typed of a secret, which is never shown.
struct SecretField {
    /// What a key did.
    enum Change: Equatable {
        case none
        case typed
        case erased(count: Int)
        case finished
        case cancelled
        case left
        case suspended
    }

    private enum Mode {
        case typing, escape
        case sequence([UInt8])
    }

    /// The most bytes that are kept; what is typed beyond is ignored.
    private static let capacity = 4096

    private(set) var bytes: [UInt8] = []
    private var mode = Mode.typing
    /// Whether what comes is pasted, so that its line breaks end nothing.
    private var isPasting = false

    init() {
        bytes.reserveCapacity(Self.capacity)
    }

    /// Takes one byte that the terminal sent.
    mutating func press(_ byte: UInt8) -> Change {
        switch mode {
        case .typing:
            return type(byte)
        case .escape where byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O"):
            mode = .sequence([])
            return .none
        case .escape:
            mode = .typing
            return type(byte)
        case .sequence(let numbers):
            if (0x40...0x7E).contains(byte) {
                mode = .typing
                endSequence(numbers + [byte])
            } else {
                mode = .sequence(numbers.count < 4 ? numbers + [byte] : numbers)
            }
            return .none
        }
    }

    private mutating func endSequence(_ sequence: [UInt8]) {
        if sequence.elementsEqual("200~".utf8) { isPasting = true }
        if sequence.elementsEqual("201~".utf8) { isPasting = false }
    }

    /// Overwrites everything typed so far.
    mutating func wipe() {
        bytes.wipe()
    }

    private mutating func type(_ byte: UInt8) -> Change {
        switch byte {
        case 0x03: cancel()
        case 0x1B: beginEscape()
        case ..<0x20 where isPasting, 0x7F where isPasting: .none
        case 0x04: bytes.isEmpty ? .left : .none
        case 0x0A, 0x0D: .finished
        case 0x08, 0x7F: eraseLast()
        case 0x15: eraseAll()
        case 0x1A: .suspended
        case ..<0x20: .none
        default: append(byte)
        }
    }

    private mutating func append(_ byte: UInt8) -> Change {
        guard bytes.count < Self.capacity else { return .none }
        bytes.append(byte)
        return byte.isContinuation ? .none : .typed
    }

    private mutating func eraseLast() -> Change {
        while let last = bytes.popLast() {
            guard last.isContinuation else { return .erased(count: 1) }
        }
        return .none
    }

    private mutating func eraseAll() -> Change {
        let count = bytes.count { !$0.isContinuation }
        wipe()
        return .erased(count: count)
    }

    private mutating func cancel() -> Change {
        wipe()
        return .cancelled
    }

    private mutating func beginEscape() -> Change {
        mode = .escape
        return .none
    }
}

extension UInt8 {
    /// Whether this is a later byte of a UTF-8 character.
    fileprivate var isContinuation: Bool { self & 0xC0 == 0x80 }
}

extension [UInt8] {
    /// Overwrites the bytes with zeros, as well as Swift allows, and forgets them.
    package mutating func wipe() {
        unsafe withUnsafeMutableBytes { buffer in
            guard let start = buffer.baseAddress else { return }
            unsafe explicit_bzero(start, buffer.count)
        }
        removeAll(keepingCapacity: true)
    }
}
