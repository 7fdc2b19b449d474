/// A file that says what somebody had before: what it is called, without its folder, and the SHA-256 of what is in it.
package struct FileReference: Codable, Hashable, Sendable {
    /// What it is called.
    package let name: Note
    /// The SHA-256 as people compare it: 64 hexadecimal digits.
    package let sha256: String

    /// A file called `name` with that digest.
    package init(_ name: Note, digest: [UInt8]) {
        self.name = name
        sha256 = digest.hexadecimal
    }
}

extension FileReference {
    /// Both on one line, as `sha256sum` writes them.
    ///
    /// The book has both in one salted text: a short list can be guessed from its digest, which has to go with the name
    /// when somebody is erased.
    package var line: String { "\(sha256)  \(name.text)" }

    /// Reads such a line.
    package init?(line: String) {
        let digits = line.prefix { $0.isASCII && ($0.isNumber || ("a"..."f").contains($0)) }
        let rest = line.dropFirst(digits.count)
        guard digits.count == 64, rest.hasPrefix("  "),
            let name = try? Note(String(rest.dropFirst(2)))
        else { return nil }
        self.name = name
        sha256 = String(digits)
    }
}
