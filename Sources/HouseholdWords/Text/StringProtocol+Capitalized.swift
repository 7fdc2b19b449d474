extension StringProtocol {
    /// The text with a capital letter at its beginning.
    package var capitalized: String {
        prefix(1).uppercased() + dropFirst()
    }
}
