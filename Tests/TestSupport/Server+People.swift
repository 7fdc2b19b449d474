// How people come to a household that is served.

extension Server {
    /// That a line was not done.
    package struct Undone: Error {
        let line: [String]
        let outcome: BuiltProgram.Outcome
    }

    /// What somebody signs in with who has no code.
    package static func password(of name: String) -> String { "quiet river lamp \(name)" }

    /// Does lines of somebody's in a shell, one after the other, each with the same input.
    package func perform(
        _ lines: [String]..., as person: String = "anna", input: String = ""
    ) throws {
        for line in lines {
            let outcome = try visitor.run(line, as: person, input: input)
            guard outcome.exit == 0 else { throw Undone(line: line, outcome: outcome) }
        }
    }

    /// Lets somebody register and make a household.
    package func settle(_ name: String, in home: String) throws {
        let username = name.lowercased()
        try perform(
            ["register", "--name", name, "--username", username, "--password-stdin"],
            as: username, input: Self.password(of: username) + "\n")
        try perform(["household", "create", home], as: username)
    }

    /// Lets somebody in with the key that a line of Anna's makes.
    package func letIn(
        _ name: String, with secret: String? = nil, by line: String...
    ) throws {
        let made = try visitor.run(line + ["--reveal", "--json"])
        guard let key = made.output.firstMatch(of: /"linking_key":"([^"]+)"/)?.output.1 else {
            throw Undone(line: line, outcome: made)
        }
        try perform(
            ["join", "--key-stdin", "--username", name, "--password-stdin"], as: name,
            input: "\(key)\n\(secret ?? Self.password(of: name))\n")
    }

    /// Makes a family with a child.
    package func furnish() throws {
        try settle("Anna", in: "Smith home")
        try perform(["child", "add", "Mia", "--sign-in", "code"])
    }

    /// Lets the child come in with a code, by a key that its parent hands out.
    package func letMiaIn(with code: String) throws {
        try letIn("mia", with: code, by: "child", "key", "Mia")
    }
}
