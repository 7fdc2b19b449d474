import EmbeddedFiles

/// The passwords that are tried first, a list that is read when the first one is set.
package enum CommonPasswords {
    /// The entries, each in lower case.
    package static let entries = Set(
        EmbeddedFile.commonPasswords.bytes.split(separator: UInt8(ascii: "\n"))
    )

    /// Whether `text` is on the list, in whatever case, alone or followed by digits.
    package static func contain(_ text: String) -> Bool {
        let whole = Array(text.lowercased().utf8)
        let digits = whole.reversed().prefix(while: \.isDigit).count
        return entries.contains(whole[...]) || entries.contains(whole.dropLast(digits))
    }
}
