/// What stands in the place of what was erased.
package enum ErasedText {
    /// The word that stands for a text.
    package static let word = "erased"

    /// It as a note.
    package static var note: Note? { try? Note(word) }

    /// What somebody of whom nothing is known any more is called, who is the `place`th of them in a household.
    package static func name(_ place: Int) throws(TextError) -> Name {
        try Name(place < 2 ? "somebody" : "somebody \(place)")
    }
}
