/// Why a password may not be chosen.
package enum PasswordRefusal: Error, Hashable, Sendable, Codable {
    /// It has fewer characters than `minimum`.
    case tooShort(minimum: Int)
    /// It has more than `maximum` characters, or takes more than four times as many bytes.
    case tooLong(maximum: Int)
    /// It isn't text.
    case notText
    /// It is on the list of common passwords, perhaps with digits behind it.
    case common
    /// It is a name that anyone here would try, perhaps with digits behind it.
    case contextWord(String)
    /// A code has to be six digits.
    case codeNotSixDigits
    /// A code at a tablet that several share has to be four digits or six.
    case codeNotFourOrSixDigits
    /// The code is one digit again and again, counts up or down, or is the same twice.
    case codeTooSimple
}
