/// What terminals send for a key without a character: `ESC [` or `ESC O`, numbers, and a letter.
struct KeySequence {
    /// The most bytes that the numbers of a known key have.
    private static let longest = 16

    /// Whether it began with `ESC O`.
    let isShifted: Bool
    /// Whether another escape came before, as some terminals send Alt.
    let isAlt: Bool
    private var numbers: [UInt8] = []

    init(isShifted: Bool, isAlt: Bool) {
        self.isShifted = isShifted
        self.isAlt = isAlt
    }

    /// Whether nothing has come after the beginning.
    var isEmpty: Bool { numbers.isEmpty }

    /// Whether `byte` belongs between the beginning and the last letter.
    func continues(with byte: UInt8) -> Bool {
        (0x20...0x3F).contains(byte)
            || (byte == UInt8(ascii: "[") && isEmpty && !isShifted)
    }

    mutating func append(_ byte: UInt8) {
        guard numbers.count <= Self.longest else { return }
        numbers.append(byte)
    }

    /// Whether it tells that pasted text follows, once `byte` ends it.
    func beginsPaste(endingWith byte: UInt8) -> Bool {
        !isShifted && byte == UInt8(ascii: "~") && numbers.elementsEqual("200".utf8)
    }

    /// Returns the key that it stands for, once `byte` ends it.
    func key(endingWith byte: UInt8) -> Key {
        guard let values, let name = name(byte, values.first) else { return .unknown }
        return .named(name, modifiers(byte, values))
    }

    /// The numbers, or `nil` when there is anything else or too much.
    private var values: [Int]? {
        guard !isEmpty else { return [] }
        guard numbers.count <= Self.longest else { return nil }
        let parts = String(decoding: numbers, as: UTF8.self)
            .split(separator: ";", omittingEmptySubsequences: false)
            .map { $0.allSatisfy(\.isWholeNumber) ? Int($0) : nil }
        let values = parts.compactMap(\.self)
        return values.count == parts.count ? values : nil
    }

    private func name(_ byte: UInt8, _ number: Int?) -> Key.Name? {
        switch (Unicode.Scalar(byte), number) {
        case ("A", _): .up
        case ("B", _): .down
        case ("C", _): .right
        case ("D", _): .left
        case ("H", _): .home
        case ("F", _): .end
        case ("Z", _) where !isShifted: .tab
        case ("M", nil) where isShifted: .enter
        case ("c", nil) where isShifted: .right
        case ("d", nil) where isShifted: .left
        case ("~", 1), ("~", 7): .home
        case ("~", 4), ("~", 8): .end
        case ("~", 3): .delete
        case ("~", 5): .pageUp
        case ("~", 6): .pageDown
        default: nil
        }
    }

    /// The second number says what is held down, and so does a lone one before an arrow.
    private func modifiers(_ byte: UInt8, _ values: [Int]) -> Key.Modifiers {
        var modifiers: Key.Modifiers = isAlt ? .alt : []
        let number = byte == UInt8(ascii: "~") ? values.dropFirst().first : values.last
        if let number, number > 1 { modifiers.formUnion(Key.Modifiers(rawValue: (number - 1) & 7)) }
        if byte == UInt8(ascii: "Z") { modifiers.insert(.shift) }
        if byte == UInt8(ascii: "c") || byte == UInt8(ascii: "d") { modifiers.insert(.control) }
        return modifiers
    }
}
