package import Credentials
package import HouseholdModel

extension PasswordRefusal {
    /// What to do, for people; a word of theirs in it is told in no other language.
    package var sentence: Phrase {
        guard case .contextWord(let word) = self else { return Phrase(message: description) }
        return "“\(word)” is easy to guess here, also with digits behind it. Choose something else."
    }
}
