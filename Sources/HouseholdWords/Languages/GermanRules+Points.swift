extension RuleVocabulary {
    /// How it is said in German that what was a sibling's to do brings half of the points.
    static let siblingsPoints = Deed(
        done: ["alle Punkte für Aufgaben von Geschwistern bekommen"],
        denied: ["nicht alle Punkte für Aufgaben von Geschwistern bekommen"],
        unnamed: [
            Unnamed(.no, .children, "Punkte für Aufgaben von Geschwistern zählen halb {when}"),
            Unnamed(.no, .children, "für Aufgaben von Geschwistern gibt es halbe Punkte"),
            Unnamed(.no, .children, "halbe Punkte für Aufgaben von Geschwistern"),
        ])
}
