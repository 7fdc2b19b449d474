package import HouseholdModel

extension TextError {
    /// What is wrong with the text given for `field`, and what to do.
    package func sentence(about field: Phrase) -> Phrase {
        switch self {
        case .empty: "The \(field) is empty. Write at least one letter."
        case .tooLong(let limit): "The \(field) is too long. Use at most \(limit) characters."
        case .unprintable:
            "The \(field) has a character that can't be shown, such as a line break. Leave it out."
        case .tooManyMarks: "The \(field) has a letter with more than four marks. Use fewer."
        case .notAUsername:
            "A user name is 2 to 30 small letters, digits, dots, hyphens or underscores, first a letter."
        case .notAnEmail: "That is not an e-mail address."
        case .notAnAvatar: "A picture is one emoji or one letter."
        case .notAnIcon: "A chore's picture is one emoji, without skin or flag."
        case .reserved(let word): "Nobody can be called \"\(word)\". Choose another name."
        }
    }
}
