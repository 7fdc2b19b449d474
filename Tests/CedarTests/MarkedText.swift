import Cedar

/// A text in which a part is pointed at with 👉 and 👈.
struct MarkedText {
    /// The text without the marks.
    let text: String
    /// The part, and where it is.
    let place: Place

    init(_ marked: String) {
        let parts = marked.split(separator: /👉|👈/, omittingEmptySubsequences: false)
        text = parts.joined()
        let start = parts[0].utf8.count
        let source = SourceText(text)
        place = Place(
            text: String(parts[1]),
            position: Place.Position(
                range: start..<start + parts[1].utf8.count, line: source.line(at: start),
                column: source.column(at: start)))
    }
}
