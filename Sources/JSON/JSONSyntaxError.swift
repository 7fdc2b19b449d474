/// Why a text is not JSON.
package struct JSONSyntaxError: Error, Hashable, Sendable {
    /// What is wrong, without a full stop.
    package let message: String
    /// Where it is wrong, in UTF-8 bytes from the start of the text.
    package let range: Range<Int>
}
