extension Speech {
    /// It in a page, as it is heard: what somebody stored is markup nowhere, and its direction does not turn what stands beside
    /// it.
    package var inHTML: String {
        runs.reduce(into: "") { text, run in
            switch run {
            case .words(let words), .drawn(_, said: let words): text += words.inHTML
            case .stored(let stored): text += stored.isolatedInHTML
            }
        }
    }
}

extension String {
    /// It as text of a page, or as a value of an attribute.
    package var inHTML: String {
        unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "'": text += "&#39;"
            case "\n", "\t": text += " "
            case _ where scalar.actsOnText: text += "\u{FFFD}"
            default: text.unicodeScalars.append(scalar)
            }
        }
    }

    /// The same of what somebody stored, so that its direction does not turn what stands beside it.
    package var isolatedInHTML: String { "<bdi>\(inHTML)</bdi>" }
}

extension Unicode.Scalar {
    /// Whether it is a control, or turns the direction of what follows it.
    fileprivate var actsOnText: Bool {
        properties.generalCategory == .control || (0x202A...0x202E).contains(value)
            || (0x2066...0x2069).contains(value)
    }
}
