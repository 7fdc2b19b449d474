/// Why a text from a person can't be used.
package enum TextError: Error, Hashable, Sendable, Codable {
    /// There is nothing but blanks.
    case empty
    /// It has more than `limit` characters.
    case tooLong(limit: Int)
    /// It has a character that controls a terminal, turns text around or cannot be seen.
    case unprintable
    /// One letter carries more than four marks.
    case tooManyMarks
    /// A user name must be 2 to 30 of `a-z 0-9 . _ -`, first a letter.
    case notAUsername
    /// It is not an e-mail address.
    case notAnEmail
    /// A picture must be one emoji or one letter.
    case notAnAvatar
    /// The picture of a chore must be one emoji.
    case notAnIcon
    /// The word means something to the program, so nobody can be called by it.
    case reserved(String)
}
