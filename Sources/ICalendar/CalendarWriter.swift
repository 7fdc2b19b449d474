extension CalendarComponent {
    /// How many bytes a line has at most (RFC 5545 section 3.1).
    package static let mostBytesOfLine = 75

    /// The component as it stands in a file: lines that end in CR and LF, folded where they are long.
    package var text: String {
        var text = ""
        write(into: &text)
        return text
    }

    private func write(into text: inout String) {
        Self.fold("BEGIN:\(name.text)", into: &text)
        for property in properties { Self.fold(property.contentLine, into: &text) }
        for component in components { component.write(into: &text) }
        Self.fold("END:\(name.text)", into: &text)
    }

    /// Adds a line in pieces that no reader has to split: never within a character's bytes.
    private static func fold(_ line: String, into text: inout String) {
        var left = mostBytesOfLine
        for scalar in line.unicodeScalars {
            let count = UTF8.width(scalar)
            if count > left {
                text += "\r\n "
                left = mostBytesOfLine - 1
            }
            text.unicodeScalars.append(scalar)
            left -= count
        }
        text += "\r\n"
    }
}

extension CalendarProperty {
    /// The property on one line, before it is folded.
    fileprivate var contentLine: String {
        name.text + parameters.map { ";" + $0.contentText }.joined() + ":" + value
    }
}

extension CalendarProperty.Parameter {
    /// The parameter with its values, in quotes where they need them.
    fileprivate var contentText: String {
        let values = values.map { value in
            value.utf8.contains { ":;,".utf8.contains($0) } ? "\"\(value)\"" : value
        }
        return "\(name.text)=\(values.joined(separator: ","))"
    }
}
