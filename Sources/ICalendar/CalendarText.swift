/// Texts as values hold them (RFC 5545 section 3.3.11).
package enum CalendarText {
    /// The text as it stands in a value: new lines, commas, semicolons and backslashes are escaped.
    package static func escaped(_ text: String) -> String {
        var value = String.UnicodeScalarView()
        var last: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            defer { last = scalar }
            switch scalar {
            case "\n" where last == "\r": break
            case "\n", "\r": value.append(contentsOf: "\\n".unicodeScalars)
            case "\\", ";", ",":
                value.append("\\")
                value.append(scalar)
            default: value.append(scalar)
            }
        }
        return String(value)
    }

    /// The text that a value holds; a backslash before anything else is left as it is.
    package static func unescaped(_ value: String) -> String {
        var text = String.UnicodeScalarView()
        var isEscaped = false
        for scalar in value.unicodeScalars {
            guard isEscaped else {
                if scalar == "\\" { isEscaped = true } else { text.append(scalar) }
                continue
            }
            isEscaped = false
            switch scalar {
            case "\\", ";", ",": text.append(scalar)
            case "n", "N": text.append("\n")
            default:
                text.append("\\")
                text.append(scalar)
            }
        }
        if isEscaped { text.append("\\") }
        return String(text)
    }
}
