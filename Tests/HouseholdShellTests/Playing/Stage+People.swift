import Testing

extension Stage {
    /// Lets somebody in with the key that a line of Anna's makes.
    func letIn(
        _ person: String, as username: String? = nil, by line: String,
        with secret: String = "three green boats"
    ) async throws {
        let made = await say("\(line) --reveal --json")
        let key = try #require(made.results.firstMatch(of: /"linking_key":"([^"]+)"/)?.1, "\(made)")
        let joined = await say(
            "join --username \(username ?? person) --key-stdin --password-stdin", as: person,
            input: [String(key), secret])
        try #require(joined.exit == 0, "\(joined)")
    }

    /// Says something as Anna for which her password is asked.
    func sayProving(_ line: String) async -> Outcome {
        await say("\(line) --password-stdin", as: "anna", input: ["quiet river lamp anna"])
    }
}
