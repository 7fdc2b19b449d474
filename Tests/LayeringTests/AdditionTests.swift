import Testing

/// What an addition costs: how many files know an example of one that is there.
@Suite("An addition")
struct AdditionTests {
    @Test(
        "of a command is its own file, and its place among the verbs of its noun",
        arguments: [
            ("Pause", "chore pause", ["ChoreCommands.swift", "ChoreDateCommands.swift"]),
            ("Unlock", "child unlock", ["ChildCommands.swift"]),
            ("EmailAddress", "profile email", ["ProfileCommands.swift"]),
        ])
    func ofCommand(type: String, words: String, files: [String]) throws {
        let naming = try SourceFile.product.filter { file in
            let isDeclared = try !file.places(of: #"(struct |\b)\#(type)(\.self|: \w*Command\b)"#)
                .isEmpty
            return isDeclared || file.strings.contains { $0.text.contains(words) }
        }

        #expect(naming.map(\.path) == files.map { "Sources/HouseholdShell/Commands/\($0)" })
    }
}
