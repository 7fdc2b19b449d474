/// A text that isn't what it should be, with everything that was found wrong.
public struct SyntaxError: Error, Hashable, Sendable {
    /// The name of the text, usually a file's.
    public let file: String
    /// What is wrong, in the order of the text; never empty.
    public let diagnostics: [Diagnostic]

    /// Creates an error about the text called `file`.
    package init(file: String, diagnostics: [Diagnostic]) {
        self.file = file
        self.diagnostics = diagnostics
    }
}

extension SyntaxError: CustomStringConvertible {
    /// Every diagnostic with its line and a caret.
    public var description: String {
        diagnostics.map { $0.rendered(file: file) }.joined(separator: "\n")
    }
}
