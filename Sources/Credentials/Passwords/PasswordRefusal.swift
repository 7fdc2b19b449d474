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

extension PasswordRefusal: CustomStringConvertible {
    /// A sentence that says what to do.
    package var description: String {
        switch self {
        case .tooShort(let minimum):
            "Choose at least \(minimum) characters; four words are good."
        case .tooLong(let maximum):
            "Choose at most \(maximum) characters."
        case .notText:
            "Choose letters, digits, signs and spaces; this is not text."
        case .common:
            "Many people use this one, so it is tried first. Three words that do not belong together are better."
        case .contextWord(let word):
            "“\(word)” is easy to guess here, also with digits behind it. Choose something else."
        case .codeNotSixDigits:
            "Choose exactly six digits."
        case .codeNotFourOrSixDigits:
            "Choose four digits, or six."
        case .codeTooSimple:
            "Choose digits that are not all the same, do not count up or down, and are not the same twice, as 4848 is."
        }
    }
}
