extension Stage {
    /// Has Anna make an account, and sign in with it.
    @discardableResult
    func register() async -> Outcome {
        await run(
            ["register", "--username", "anna", "--name", "Anna", "--password-stdin"],
            input: ["quiet river lamp seven"])
    }
}
