import HouseholdModel

extension Name {
    /// The name to sign in with that somebody of this name would expect, where its letters allow one.
    var likelyUsername: Username? {
        try? Username(String(text.lowercased().prefix { !$0.isWhitespace }))
    }
}
