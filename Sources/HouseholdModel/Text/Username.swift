/// The name with which a person signs in; nobody else in the data file has it.
package struct Username: PersonText {
    /// 2 to 30 of `a-z 0-9 . _ -`, first a letter.
    package let text: String

    /// Creates a user name; upper case becomes lower case.
    ///
    /// - Throws: ``TextError/notAUsername``.
    package init(_ text: String) throws(TextError) {
        let folded = text.utf8.map { (65...90).contains($0) ? $0 + 32 : $0 }
        guard (2...30).contains(folded.count), let first = folded.first,
            (97...122).contains(first), folded.allSatisfy(Self.isAllowed)
        else { throw .notAUsername }
        self.text = String(decoding: folded, as: UTF8.self)
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        (97...122).contains(byte) || (48...57).contains(byte) || "._-".utf8.contains(byte)
    }
}
