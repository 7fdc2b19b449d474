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

    @Test("of a language is its messages, a file of what is typed in it, and a line in a list")
    func ofLanguage() throws {
        let naming = try SourceFile.product.filter { file in
            let isNamed = try !file.places(of: #"\b(german|de_json)\b"#).isEmpty
            return isNamed || file.strings.contains { $0.text == "de" || $0.text == "Deutsch" }
        }

        let folder = "Sources/HouseholdShell/Languages"
        #expect(naming.map(\.path) == ["\(folder)/German.swift", "\(folder)/Language.swift"])
    }
}
