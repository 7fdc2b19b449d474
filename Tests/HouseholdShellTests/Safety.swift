/// The characters that act on a terminal or turn texts around.
enum Danger {
    static let controls = scalars(0x00...0x1F) + scalars(0x7F...0x9F)
    static let marks =
        scalars(0x200E...0x200F) + scalars(0x202A...0x202E) + scalars(0x2066...0x2069)
        + scalars(0x061C...0x061C) + scalars(0x2028...0x2029) + scalars(0xFEFF...0xFEFF)

    private static func scalars(_ range: ClosedRange<UInt32>) -> [Unicode.Scalar] {
        range.compactMap(Unicode.Scalar.init)
    }

    /// Returns those that stand in `text`; line breaks and the tabs between columns may.
    static func found(in text: String) -> [Unicode.Scalar] {
        let dangerous = Set(controls + marks).subtracting(["\n", "\t"])
        return text.unicodeScalars.filter(dangerous.contains)
    }
}
