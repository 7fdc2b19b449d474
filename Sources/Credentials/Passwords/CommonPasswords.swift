/// The passwords that are tried first, a sorted list that is read only when one is set.
enum CommonPasswords {
    /// Whether `text` is on the list, in whatever case, alone or followed by digits.
    static func contain(_ text: String) -> Bool {
        let whole = Array(text.lowercased().utf8)
        let digits = whole.reversed().prefix(while: \.isDigit).count
        let word = whole.dropLast(digits)
        return entries.contains { entry in
            entry.elementsEqual(whole) || !word.isEmpty && entry.elementsEqual(word)
        }
    }

    /// The entries, each in lower case.
    package static var entries: some Sequence<ArraySlice<UInt8>> {
        PackageResources.common_passwords_txt.lazy.split(separator: UInt8(ascii: "\n"))
    }
}
