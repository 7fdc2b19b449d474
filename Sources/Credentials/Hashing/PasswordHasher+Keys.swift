extension PasswordHasher {
    /// A recipe for a key at today's costs, with a new salt.
    package func newRecipe() -> KeyRecipe {
        KeyRecipe(profile: profile, salt: newSalt())
    }

    /// Reads a stored recipe, or throws when its costs are out of bounds or it isn't one.
    package func readRecipe(_ text: String) throws(HashingError) -> KeyRecipe {
        try KeyRecipe(text, minimumMemory: profile.memory)
    }

    /// Whether a key of `recipe` costs less to guess than one that is made today.
    package func isOutdated(_ recipe: KeyRecipe) -> Bool {
        recipe.profile.isWeaker(than: profile)
    }

    /// The key that `secret` gives by `recipe`, which takes as long as a hash.
    package func key(
        from secret: Secret, by recipe: KeyRecipe
    ) async throws(HashingError) -> SealKey {
        try await onOwnThread { hasher throws(HashingError) in
            SealKey(
                try hasher.tag(
                    of: hasher.suitable(secret), salt: recipe.salt, profile: recipe.profile,
                    length: SealKey.length))
        }
    }
}
