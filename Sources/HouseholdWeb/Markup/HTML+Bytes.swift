import HouseholdModel
package import HouseholdWords

extension HTML {
    /// The page as it is sent, in the words of a language.
    package func bytes(in catalogue: Catalogue) -> [UInt8] {
        var writer = Writer(catalogue: catalogue)
        writer.bytes += Array("<!doctype html>\n".utf8)
        writer.write(nodes)
        return writer.bytes
    }
}

/// Writes the bytes, and makes harmless what is no markup of ours.
private struct Writer {
    let catalogue: Catalogue
    var bytes: [UInt8] = []

    mutating func write(_ nodes: [HTML.Node]) {
        for node in nodes {
            switch node {
            case .element(let tag, let attributes, let content):
                write(tag, attributes, content)
            case .phrase(let phrase): write(catalogue.speech(phrase))
            case .stored(let text): isolate(text)
            case .bare(let text): write(text: text)
            }
        }
    }

    private mutating func write(
        _ tag: Tag, _ attributes: [Attribute], _ content: [HTML.Node]
    ) {
        bytes += Array("<\(tag.rawValue)".utf8)
        for attribute in attributes {
            for (name, value) in attribute.written(in: { catalogue.speech($0).heard }) {
                bytes += Array(" \(name)".utf8)
                guard let value else { continue }
                bytes += Array("=\"".utf8)
                write(text: value)
                bytes.append(UInt8(ascii: "\""))
            }
        }
        bytes.append(UInt8(ascii: ">"))
        guard !tag.isVoid else { return }
        if tag.takesNoElements {
            for node in content {
                switch node {
                case .phrase(let phrase): write(text: catalogue.speech(phrase).heard)
                case .stored(let text), .bare(let text): write(text: text)
                case .element: break
                }
            }
        } else {
            write(content)
        }
        bytes += Array("</\(tag.rawValue)>".utf8)
    }

    private mutating func write(_ speech: Speech) {
        for run in speech.runs {
            switch run {
            case .words(let words): write(text: words)
            case .stored(let text): isolate(text)
            case .drawn(_, let said): write(text: said)
            }
        }
    }

    /// Writes what somebody stored so that its direction does not turn what stands beside it.
    private mutating func isolate(_ text: String) {
        bytes += Array("<bdi>".utf8)
        write(text: text)
        bytes += Array("</bdi>".utf8)
    }

    private mutating func write(text: String) {
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": bytes += Array("&amp;".utf8)
            case "<": bytes += Array("&lt;".utf8)
            case ">": bytes += Array("&gt;".utf8)
            case "\"": bytes += Array("&quot;".utf8)
            case "'": bytes += Array("&#39;".utf8)
            case "\n", "\t": bytes.append(UInt8(ascii: " "))
            case _ where scalar.actsOnText: bytes += Array("\u{FFFD}".utf8)
            default: bytes += Array(String(scalar).utf8)
            }
        }
    }
}

extension Tag {
    /// Whether only text may stand in it.
    fileprivate var takesNoElements: Bool {
        switch self {
        case .title, .option: true
        default: false
        }
    }
}

extension Unicode.Scalar {
    /// Whether it is a control, or turns the direction of what follows it.
    fileprivate var actsOnText: Bool {
        properties.generalCategory == .control || (0x202A...0x202E).contains(value)
            || (0x2066...0x2069).contains(value)
    }
}
