import Cedar

/// Takes out of texts what would act on a terminal or on the order of letters.
enum SafeText {
    /// `text`, whose lines stay lines, with pictures in the place of controls.
    static func forTerminals(_ text: String) -> String {
        replacing(in: text) { scalar in
            scalar == "\n" || scalar == "\t" ? nil : picture(of: scalar).map { String($0) }
        }
    }

    /// `text` on one line, for what is said of something in a file.
    static func onOneLine(_ text: String) -> String {
        replacing(in: text) { picture(of: $0).map { String($0) } }
    }

    /// A name as it is, or quoted when it could be taken for something else.
    static func name(_ text: Text) -> String {
        let isPlain = text.string.utf8.allSatisfy { (0x21..<0x7F).contains($0) }
        return isPlain && !text.string.isEmpty ? text.string : text.quoted
    }

    /// Whether a scalar would act, so that it has to be escaped in JSON.
    static func acts(_ scalar: Unicode.Scalar) -> Bool { picture(of: scalar) != nil }

    private static func replacing(
        in text: String, _ replacement: (Unicode.Scalar) -> String?
    ) -> String {
        guard text.unicodeScalars.contains(where: { replacement($0) != nil }) else { return text }
        return text.unicodeScalars.reduce(into: "") { result, scalar in
            if let other = replacement(scalar) {
                result += other
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
    }

    /// What is shown in the place of a scalar that would act.
    private static func picture(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar.value {
        case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value)
        case 0x7F: "\u{2421}"
        case 0x80...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F: "\u{FFFD}"
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x206F: "\u{FFFD}"
        default: nil
        }
    }
}
