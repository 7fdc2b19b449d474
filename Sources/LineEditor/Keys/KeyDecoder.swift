/// Turns the bytes that a terminal sends into keys.
///
/// An escape may be a key of its own or the beginning of another one. Only time tells them apart,
/// and time is the caller's: when nothing has come for a moment while `isUndecided`, it says so
/// with `pause()`.
package struct KeyDecoder: Sendable {
    private enum State {
        case ground
        case character([UInt8], count: Int, isAlt: Bool)
        case escape(isDoubled: Bool)
        case sequence(KeySequence)
        case paste(isQuiet: Bool)
    }

    private var state = State.ground
    private var pasted = PastedText()

    package init() {}

    /// Whether `pause()` would tell something.
    package var isUndecided: Bool {
        switch state {
        case .ground, .character, .paste(isQuiet: true): false
        case .escape, .sequence, .paste(isQuiet: false): true
        }
    }

    /// Takes one byte and returns the keys that are complete with it.
    package mutating func take(_ byte: UInt8) -> [Key] {
        switch state {
        case .ground: begin(byte, isAlt: false)
        case .character(let bytes, let count, let isAlt):
            add(byte, to: bytes, count: count, isAlt: isAlt)
        case .escape(let isDoubled): afterEscape(byte, isDoubled: isDoubled)
        case .sequence(let sequence): add(byte, to: sequence)
        case .paste(let isQuiet): paste(byte, isQuiet: isQuiet)
        }
    }

    /// Takes notice that nothing came for a moment, and returns the keys that are complete so.
    package mutating func pause() -> [Key] {
        switch state {
        case .ground, .character:
            return []
        case .paste:
            return wait(.paste(isQuiet: true))
        case .escape(let isDoubled):
            state = .ground
            return [.named(.escape, isDoubled ? .alt : [])]
        case .sequence(let sequence):
            state = .ground
            return [sequence.isEmpty ? .alt(sequence.isShifted ? "O" : "[") : .unknown]
        }
    }
}

// MARK: - Characters

extension KeyDecoder {
    private mutating func begin(_ byte: UInt8, isAlt: Bool) -> [Key] {
        switch byte {
        case 0x1B where !isAlt: return wait(.escape(isDoubled: false))
        case ..<0x80: return finish(Key(byte, isAlt: isAlt))
        case 0xC2...0xDF: return wait(.character([byte], count: 2, isAlt: isAlt))
        case 0xE0...0xEF: return wait(.character([byte], count: 3, isAlt: isAlt))
        case 0xF0...0xF4: return wait(.character([byte], count: 4, isAlt: isAlt))
        default: return finish(.unknown)
        }
    }

    private mutating func add(
        _ byte: UInt8, to bytes: [UInt8], count: Int, isAlt: Bool
    ) -> [Key] {
        guard byte & 0xC0 == 0x80 else {
            state = .ground
            return [.unknown] + begin(byte, isAlt: false)
        }
        let bytes = bytes + [byte]
        guard bytes.count == count else {
            return wait(.character(bytes, count: count, isAlt: isAlt))
        }
        let scalar = String(validating: bytes, as: UTF8.self)?.unicodeScalars.first
        return finish(scalar.map { Key($0, isAlt: isAlt) } ?? .unknown)
    }

    private mutating func wait(_ next: State) -> [Key] {
        state = next
        return []
    }

    private mutating func finish(_ key: Key) -> [Key] {
        state = .ground
        return [key]
    }
}

// MARK: - Sequences

extension KeyDecoder {
    private mutating func afterEscape(_ byte: UInt8, isDoubled: Bool) -> [Key] {
        switch byte {
        case UInt8(ascii: "["), UInt8(ascii: "O"):
            let isShifted = byte == UInt8(ascii: "O")
            return wait(.sequence(KeySequence(isShifted: isShifted, isAlt: isDoubled)))
        case 0x1B where isDoubled:
            return [.named(.escape)]
        case 0x1B:
            return wait(.escape(isDoubled: true))
        default:
            return begin(byte, isAlt: true)
        }
    }

    private mutating func add(_ byte: UInt8, to sequence: KeySequence) -> [Key] {
        switch byte {
        case _ where sequence.continues(with: byte):
            var sequence = sequence
            sequence.append(byte)
            return wait(.sequence(sequence))
        case _ where sequence.beginsPaste(endingWith: byte):
            pasted = PastedText()
            return wait(.paste(isQuiet: false))
        case 0x40...0x7E:
            return finish(sequence.key(endingWith: byte))
        default:
            state = .ground
            return [.unknown] + begin(byte, isAlt: false)
        }
    }

    /// Ctrl-C after a pause gets out of a paste whose end was lost.
    private mutating func paste(_ byte: UInt8, isQuiet: Bool) -> [Key] {
        if isQuiet, byte == 0x03 { return finish(.control("c")) }
        guard pasted.append(byte) else { return wait(.paste(isQuiet: false)) }
        defer { pasted = PastedText() }
        return finish(.paste(pasted.text))
    }
}
