package import Credentials
package import HouseholdModel

extension PasswordRefusal {
    /// What to do instead, for people.
    package var sentence: Phrase {
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
