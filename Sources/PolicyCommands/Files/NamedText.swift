import Cedar
import CedarJSON

/// The text of a file, with the name to use in messages.
struct NamedText {
    let name: String
    let text: String

    /// Whether this can only be JSON: no text of Cedar begins with a bracket or brace.
    var looksLikeJSON: Bool {
        guard let first = text.first(where: { !$0.isWhitespace }) else { return false }
        return first == "{" || first == "["
    }

    /// Something to say of a part of the text.
    func diagnostic(_ message: String, at range: Range<Int>) -> Diagnostic {
        Diagnostic(message, at: range, in: SourceText(text))
    }

    /// The failure of an attempt to read it as a text of Cedar.
    func failure(_ error: SyntaxError) -> Failure {
        let attempts = looksLikeJSON ? ["a name that ends in .json   this looks like JSON"] : []
        return .problems(
            "policy.syntax", error.diagnostics.map { Problem($0, in: name) }, try: attempts)
    }

    /// The failure of an attempt to read it as JSON.
    func failure(_ error: JSONError) -> Failure {
        let attempts =
            looksLikeJSON ? [] : ["a name that ends in .cedar or .cedarschema   this is not JSON"]
        return .problems("policy.json", [Problem(error, in: name)], try: attempts)
    }
}
