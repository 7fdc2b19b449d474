extension String {
    /// The text in quotes.
    package var quoted: String {
        unicodeScalars.reduce(into: "\"") { text, scalar in
            if scalar == "\\" || scalar == "\"" { text.unicodeScalars.append("\\") }
            text.unicodeScalars.append(scalar)
        } + "\""
    }

    /// The text as one word of a line.
    package var quotedIfNeeded: String {
        let isPlain = unicodeScalars.allSatisfy { scalar in
            !scalar.properties.isWhitespace && !"\\\"'“‘„«".unicodeScalars.contains(scalar)
        }
        return isPlain && !isEmpty ? self : quoted
    }
}
