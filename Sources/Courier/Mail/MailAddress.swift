/// An address of mail that stands in a header, in a command of SMTP and among the words of a program as it is.
///
/// It is of ASCII and has neither quotes nor comments, so that nothing can be hidden in it; and it is no option of a program.
struct MailAddress: Hashable {
    /// The address as it is written.
    let text: String
    /// What stands behind the at sign, lowercase.
    let domain: HostName

    /// Reads an address, or returns `nil` when it is none, or one of those that hardly anybody has.
    init?(_ text: String) {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, let domain = HostName(String(parts[1])),
            Self.isLocalPart(parts[0]), text.utf8.count <= 254
        else { return nil }
        self.text = text
        self.domain = domain
    }

    /// Whether `text` is words of RFC 5322 with dots between them, and does not begin with a hyphen.
    private static func isLocalPart(_ text: Substring) -> Bool {
        (1...64).contains(text.utf8.count) && text.first != "-"
            && text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { word in
                !word.isEmpty && word.utf8.allSatisfy(signs.contains)
            }
    }

    private static let signs = Set(
        ("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
            + "!#$%&'*+-/=?^_`{|}~").utf8)
}
