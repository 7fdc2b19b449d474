/// Something that was lost between two notations.
package struct Loss: Error, CustomStringConvertible {
    /// What was done, such as `text to JSON`.
    package let step: String
    /// What it was done with.
    package let original: String
    /// What came of it.
    package let result: String

    package init(step: String, original: String, result: String) {
        self.step = step
        self.original = original
        self.result = result
    }

    package var description: String {
        "\(step) lost something\n--- of\n\(original)\n--- which became\n\(result)"
    }
}
