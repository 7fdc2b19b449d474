/// One key, or several pressed together, as a terminal tells of them.
package enum Key: Hashable, Sendable {
    /// What a key is called that stands for no character.
    package enum Name: Hashable, Sendable {
        case enter, tab, backspace, delete, escape
        case up, down, left, right, home, end, pageUp, pageDown
    }

    /// The keys that are held down while another is pressed.
    package struct Modifiers: OptionSet, Hashable, Sendable {
        package let rawValue: Int

        package static let shift = Modifiers(rawValue: 1)
        package static let alt = Modifiers(rawValue: 2)
        package static let control = Modifiers(rawValue: 4)

        package init(rawValue: Int) {
            self.rawValue = rawValue
        }
    }

    /// A character, or a part of one, to be put into the text.
    case text(Unicode.Scalar)
    /// Ctrl and a sign or a small letter.
    case control(Unicode.Scalar)
    /// Alt and a character.
    case alt(Unicode.Scalar)
    /// A key that stands for no character.
    case named(Name, Modifiers = [])
    /// A text that was pasted, as it came.
    case paste(String)
    /// Bytes that are neither text nor a key known here.
    case unknown
}

// MARK: - Made from bytes

extension Key {
    /// The key that sends one ASCII byte, with or without Alt.
    init(_ byte: UInt8, isAlt: Bool = false) {
        let modifiers: Modifiers = isAlt ? .alt : []
        self =
            switch byte {
            case 0x09: .named(.tab, modifiers)
            case 0x0A, 0x0D: .named(.enter, modifiers)
            case 0x08, 0x7F: .named(.backspace, modifiers)
            case 0x1B: .named(.escape, modifiers)
            case ..<0x20 where isAlt: .unknown
            case 0x01...0x1A: .control(Unicode.Scalar(byte + 0x60))
            case ..<0x20: .control(Unicode.Scalar(byte + 0x40))
            default: Self(Unicode.Scalar(byte), isAlt: isAlt)
            }
    }

    /// The key of a character, with or without Alt.
    init(_ scalar: Unicode.Scalar, isAlt: Bool) {
        switch scalar.value {
        case 0x80...0x9F: self = .unknown
        default: self = isAlt ? .alt(scalar) : .text(scalar)
        }
    }
}
