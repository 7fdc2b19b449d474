/// A text for one line, in which nothing moves a cursor or begins another line.
struct OneLine: Hashable {
    /// The text, with a space for each control character and each end of a line.
    let text: String

    init(_ source: String) {
        text = String(
            String.UnicodeScalarView(
                source.unicodeScalars.map { Self.isPlain($0) ? $0 : " " }))
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: false
        default: true
        }
    }
}
