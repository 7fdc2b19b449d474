import HouseholdModel

/// A piece of a page.
///
/// It is a value and not a text: nothing that somebody stored can become markup, since texts are made harmless where
/// the bytes are written, and elements, attributes and addresses are cases that stand in this module.
package struct HTML: Sendable {
    /// What a piece is made of.
    enum Node: Sendable {
        case element(Tag, [Attribute], [Node])
        /// What the program says.
        case phrase(Phrase)
        /// What somebody stored, whose direction of writing stays its own.
        case stored(String)
        /// The same where no element may stand.
        case bare(String)
    }

    var nodes: [Node] = []

    init(_ nodes: [Node] = []) {
        self.nodes = nodes
    }
}

/// An element with what stands in it.
func element(
    _ tag: Tag, _ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { HTML() }
) -> HTML {
    HTML([.element(tag, attributes, content().nodes)])
}

/// An element that says something.
func element(_ tag: Tag, _ attributes: Attribute..., saying phrase: Phrase) -> HTML {
    HTML([.element(tag, attributes, [.phrase(phrase)])])
}

/// What somebody stored.
func stored(_ text: String) -> HTML { HTML([.stored(text)]) }

/// Puts pieces of a page one behind the other.
@resultBuilder
enum HTMLBuilder {
    static func buildExpression(_ piece: HTML) -> HTML { piece }
    static func buildExpression(_ phrase: Phrase) -> HTML { HTML([.phrase(phrase)]) }
    static func buildBlock(_ pieces: HTML...) -> HTML { joined(pieces) }
    static func buildArray(_ pieces: [HTML]) -> HTML { joined(pieces) }
    static func buildOptional(_ piece: HTML?) -> HTML { piece ?? HTML() }
    static func buildEither(first piece: HTML) -> HTML { piece }
    static func buildEither(second piece: HTML) -> HTML { piece }

    private static func joined(_ pieces: [HTML]) -> HTML { HTML(pieces.flatMap(\.nodes)) }
}
