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
            case .phrase(let phrase): bytes += Array(catalogue.speech(phrase).inHTML.utf8)
            case .stored(let text): bytes += Array(text.isolatedInHTML.utf8)
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

    private mutating func write(text: String) { bytes += Array(text.inHTML.utf8) }
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
