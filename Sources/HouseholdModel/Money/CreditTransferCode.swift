/// The text of a code that banks read from a screen to fill in a credit transfer: version 002 of EPC069-12 of the European
/// Payments Council (3.1).
///
/// Whoever reads it pays by their own bank; nothing is booked by it.
package struct CreditTransferCode: Hashable, Sendable {
    /// Why there is no such code.
    package enum Problem: Error, Hashable, Sendable, Codable {
        /// It can be in euros only.
        case notEuro(Currency)
        /// It is more than 999,999,999.99 euros.
        case tooMuch
        /// The text for whoever is paid has more than 140 characters.
        case textTooLong
        /// All of it has more than 331 bytes.
        case tooLong
    }

    /// How many cents it is for at most.
    package static let most = 99_999_999_999
    /// How many characters the text for whoever is paid has at most.
    package static let longestText = 140
    /// How many bytes all of it has at most.
    package static let mostBytes = 331

    /// The lines of the code.
    package let text: String

    /// Creates the code for paying `amount` to an account.
    ///
    /// - Parameters:
    ///   - amount: How much, in euros.
    ///   - holder: Whose account it is.
    ///   - iban: The account.
    ///   - purpose: What for, in words, if that is said.
    /// - Throws: ``Problem`` where banks could not read it.
    package init(
        _ amount: Money, to holder: Title, at iban: IBAN, for purpose: String = ""
    ) throws(Problem) {
        guard amount.currency.code == "EUR" else { throw .notEuro(amount.currency) }
        guard amount.minor <= Self.most else { throw .tooMuch }
        guard purpose.unicodeScalars.count <= Self.longestText else { throw .textTooLong }
        // Neither the bank's own code nor a code for the purpose nor a structured reference is wanted.
        var lines = [
            "BCD", "002", "1", "SCT", "", holder.text, iban.code, "EUR" + amount.digits(), "", "",
            purpose,
        ]
        while lines.last?.isEmpty == true { lines.removeLast() }
        let text = lines.joined(separator: "\n")
        guard text.utf8.count <= Self.mostBytes else { throw .tooLong }
        self.text = text
    }
}
