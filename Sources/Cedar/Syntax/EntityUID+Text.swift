extension EntityUID {
    /// Creates the name that `text` spells, such as `Member::"ana"`.
    ///
    /// - Throws: What is wrong with the text, which `file` is the name of.
    public init(parsing text: String, file: String = "entity") throws(SyntaxError) {
        var parser = Parser(SourceText(text))
        do throws(Diagnostic) {
            self = try parser.entity()
            try parser.expect(.end)
        } catch {
            throw SyntaxError(file: file, diagnostics: [error])
        }
    }
}
