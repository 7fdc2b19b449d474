/// What somebody may choose to sign in with.
///
/// Length and a list of what is guessed first; no rules about kinds of characters, no expiry.
package struct PasswordRules: Sendable {
    /// Whose password or code it is.
    package enum Kind: Hashable, Sendable {
        /// An adult's password: at least 12 characters.
        case adult
        /// A child's password: at least 8 characters.
        case child
        /// A child's code: six digits.
        case code
        /// A child's code at a tablet that several share: four digits, which count nowhere else, or six.
        case boardCode

        fileprivate var minimum: Int {
            switch self {
            case .adult: 12
            case .child: 8
            case .code: 6
            case .boardCode: 4
            }
        }

        fileprivate var isCode: Bool { self == .code || self == .boardCode }
    }

    /// The longest password in characters.
    package static let maximum = 256
    private static let productName = "chorus"

    /// Whose password or code it is.
    package let kind: Kind
    /// The fewest characters.
    package let minimum: Int
    private let contextWords: [ContextWord]

    /// The rules for `kind`, where a household may raise the minimum but not lower it.
    ///
    /// `contextWords` are the names that anyone here would try: the household's, the user name
    /// and those of the members.
    package init(for kind: Kind, minimum: Int = 0, contextWords: [String]) {
        self.kind = kind
        self.minimum = kind.isCode ? kind.minimum : max(kind.minimum, minimum)
        self.contextWords = ([Self.productName] + contextWords).compactMap(ContextWord.init)
    }

    /// Returns `typed` as a password, or throws the first rule that it breaks.
    package func password(_ typed: Secret) throws(PasswordRefusal) -> Password {
        guard typed.count <= 4 * PasswordHasher.maximumLength else {
            throw .tooLong(maximum: Self.maximum)
        }
        let secret = typed.normalized()
        guard let text = secret.text else { throw .notText }
        switch kind {
        case .adult, .child: try checkLength(of: text)
        case .code: try checkDigits(of: text, among: [6], else: .codeNotSixDigits)
        case .boardCode: try checkDigits(of: text, among: [4, 6], else: .codeNotFourOrSixDigits)
        }
        if let word = contextWords.first(where: { $0.isGuessed(from: text) }) {
            throw .contextWord(word.name)
        }
        guard !CommonPasswords.contain(text) else { throw .common }
        return Password(passed: secret)
    }

    private func checkLength(of text: String) throws(PasswordRefusal) {
        let length = text.unicodeScalars.count
        guard length >= minimum else { throw .tooShort(minimum: minimum) }
        guard length <= Self.maximum, text.utf8.count <= PasswordHasher.maximumLength else {
            throw .tooLong(maximum: Self.maximum)
        }
    }

    private func checkDigits(
        of text: String, among lengths: Set<Int>, else refusal: PasswordRefusal
    ) throws(PasswordRefusal) {
        let digits = Array(text.utf8)
        guard lengths.contains(digits.count), digits.allSatisfy(\.isDigit) else { throw refusal }
        let steps = Set(zip(digits, digits.dropFirst()).map { (10 + $1 - $0) % 10 })
        guard steps != [0], steps != [1], steps != [9] else { throw .codeTooSimple }
        let half = digits.count / 2
        guard digits.prefix(half) != digits.suffix(half) else { throw .codeTooSimple }
    }
}

// MARK: - Names that are guessed

/// A name and how it is compared: without case, spaces and hyphens.
private struct ContextWord: Sendable {
    let name: String
    private let folded: String

    init?(_ name: String) {
        self.name = name
        folded = Self.fold(name)
        guard !folded.isEmpty else { return nil }
    }

    /// Whether `text` is this name, alone or followed by digits.
    func isGuessed(from text: String) -> Bool {
        let text = Self.fold(text)
        guard text.hasPrefix(folded) else { return false }
        let rest = text.utf8.dropFirst(folded.utf8.count)
        return rest.allSatisfy(\.isDigit) && (rest.isEmpty || !folded.utf8.allSatisfy(\.isDigit))
    }

    private static func fold(_ text: String) -> String {
        String(text.lowercased().filter { !$0.isWhitespace && $0 != "-" })
    }
}

extension UInt8 {
    /// Whether this is an ASCII digit.
    var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}

extension Secret {
    /// Whether it has the form of a code that counts at a tablet that several share alone: four digits.
    package var isBoardCode: Bool {
        withBytes { bytes in bytes.count == 4 && bytes.indices.allSatisfy { bytes[$0].isDigit } }
    }
}
