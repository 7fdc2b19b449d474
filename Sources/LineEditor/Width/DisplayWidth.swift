/// How many cells of a terminal a text takes.
///
/// Counted by grapheme, as people see characters: 2 for East Asian wide characters and pictures, 0
/// for what only changes its neighbours, 1 for all else. Terminals disagree about characters of
/// ambiguous width; here they are narrow.
package enum DisplayWidth {
    /// Returns the width of a text on one line.
    package static func of(_ text: some StringProtocol) -> Int {
        let bytes = text.utf8
        if bytes.allSatisfy({ (0x20...0x7E).contains($0) }) { return bytes.count }
        return text.reduce(0) { $0 + of($1) }
    }

    /// Returns the width of one character.
    package static func of(_ character: Character) -> Int {
        var width = 0
        for scalar in character.unicodeScalars {
            switch scalar.value {
            case 0xFE0F where width == 1 && character.isDrawnAsEmoji: width = 2
            case 0x200D: return width
            default: width = width == 0 ? of(scalar) : width + spacing(of: scalar)
            }
        }
        return min(width, 2)
    }

    /// Returns as much of the start of a text as takes at most `width` cells.
    package static func prefix(of text: String, fitting width: Int) -> Substring {
        var left = width
        for index in text.indices {
            left -= of(text[index])
            if left < 0 { return text[..<index] }
        }
        return text[...]
    }

    private static func of(_ scalar: Unicode.Scalar) -> Int {
        if scalar.isASCII { return scalar.value >= 0x20 && scalar.value != 0x7F ? 1 : 0 }
        if WidthTable.zero.covers(scalar.value) { return 0 }
        return WidthTable.wide.covers(scalar.value) ? 2 : 1
    }

    /// What a later scalar adds to its character: marks that need room of their own.
    private static func spacing(of scalar: Unicode.Scalar) -> Int {
        WidthTable.spacing.covers(scalar.value) ? 1 : 0
    }
}

extension Character {
    /// Whether the character is a picture once it is followed by U+FE0F.
    fileprivate var isDrawnAsEmoji: Bool {
        unicodeScalars.first?.properties.isEmoji ?? false
    }
}

extension [ClosedRange<UInt32>] {
    /// Whether one of these ranges, which are in order, has the value.
    fileprivate func covers(_ value: UInt32) -> Bool {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].upperBound < value { low = middle + 1 } else { high = middle }
        }
        return low < count && self[low].contains(value)
    }
}
