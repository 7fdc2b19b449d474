package import HouseholdModel
package import HouseholdWords

extension Catalogue {
    /// Says a phrase on a terminal: the words of the program as they are, what people stored without anything that
    /// would act on it.
    package func text(_ phrase: Phrase) -> TerminalText {
        let speech = speech(phrase)
        let text = speech.runs.reduce(into: TerminalText("")) { text, run in
            switch run {
            case .words(let words): text += TerminalText(words: words)
            case .stored(let stored): text += TerminalText(stored)
            case .drawn(let picture, let said): text += .drawn(picture, said: said)
            }
        }
        return speech.isPreformatted ? text.verbatim : text
    }
}
