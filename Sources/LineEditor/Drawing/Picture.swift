extension Unicode.Scalar {
    /// What is shown in place of a scalar that would act on the terminal or on its neighbours.
    @inlinable package var picture: Unicode.Scalar? {
        switch value {
        case 0x00...0x1F: Unicode.Scalar(0x2400 + value)
        case 0x7F: "\u{2421}"
        case 0x80...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F: "\u{FFFD}"
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x206F: "\u{FFFD}"
        default: nil
        }
    }
}

// All that is shown passes here, and without a copy for its kind of text it would take half a microsecond for each byte.
extension StringProtocol {
    /// Whether each byte is a printable character of its own.
    @inlinable package var isPlainASCII: Bool { utf8.allSatisfy { (0x20..<0x7F).contains($0) } }

    /// The text with a picture in place of each scalar that would act on the terminal or on its neighbours.
    @inlinable package var harmless: String {
        guard !isPlainASCII, unicodeScalars.contains(where: { $0.picture != nil }) else {
            return String(self)
        }
        return unicodeScalars.reduce(into: "") { result, scalar in
            result.unicodeScalars.append(scalar.picture ?? scalar)
        }
    }
}
