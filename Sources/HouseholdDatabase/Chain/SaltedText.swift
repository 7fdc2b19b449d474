import GRDB

/// What somebody wrote, beside a row of a chained book: the row's hash holds a digest of the text with its salt, so that
/// both can be erased, and nobody can guess from the digest what it was.
struct SaltedText {
    let text: String
    let salt: [UInt8]

    /// A text with a salt of its own.
    init(_ text: String) {
        var generator = SystemRandomNumberGenerator()
        let halves = [generator.next(), generator.next()] as [UInt64]
        salt = halves.flatMap { half in
            (0..<8).map { UInt8(truncatingIfNeeded: half >> (8 * UInt64($0))) }
        }
        self.text = text
    }

    /// What of it is in the hash.
    var digest: [UInt8] { Chain.digest(of: text, salt: salt) }
}

/// The columns behind the hash of a row, as they stand there.
struct TextBeside {
    private let digest: DatabaseValue
    private let text: DatabaseValue
    private let salt: DatabaseValue
    /// The row of the records that says that the text was erased.
    let erasedBy: DatabaseValue

    /// Reads them: the last column before the hash, and those behind it.
    init(digest: DatabaseValue, behind: ArraySlice<DatabaseValue>) {
        self.digest = digest
        text = behind[behind.startIndex]
        salt = behind[behind.startIndex + 1]
        erasedBy = behind[behind.startIndex + 2]
    }

    /// Whether the text is the one of the digest, was never there, or is said to be erased.
    var fits: Bool {
        if digest.isNull { return text.isNull && salt.isNull && erasedBy.isNull }
        guard case .string(let text) = text.storage, case .blob(let salt) = salt.storage else {
            return text.isNull && salt.isNull && !erasedBy.isNull
        }
        guard erasedBy.isNull, salt.count == 16 else { return false }
        return digest == blob(Chain.digest(of: text, salt: Array(salt))).databaseValue
    }
}
