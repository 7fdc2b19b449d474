import Testing

/// The service says what is so, and the shell what can be typed: a board or an app would show a button there.
@Suite("A line that can be typed")
struct CommandLineTests {
    /// The words that commands are made of.
    private static let words = Set(
        SourceFile.product.filter { $0.target == "HouseholdShell" }.flatMap { file in
            file.lines.compactMap {
                $0.firstMatch(of: #/commandName: "([a-z-]+)"/#).map { String($0.1) }
            }
        })

    /// What the rooms below speak of has a word that is a command's too, and a number: `chore 12`.
    private static let things: Set = ["member", "chore", "reward", "request", "absence"]

    /// What is said in words that happen to be those of commands.
    private static let sayings: Set = ["goal set", "points can be deducted"]

    /// The places in `file` where a text begins as a command does: with two of its words, or with one and what
    /// stands behind it.
    private func places(in file: SourceFile) -> [String] {
        file.strings.filter { literal in
            let typed = literal.text.split { $0.isWhitespace }.map(String.init)
            guard let first = typed.first, Self.words.contains(first),
                !Self.sayings.contains(literal.text)
            else { return false }
            guard typed.count > 1 else {
                return literal.isInterpolated && literal.text == first + " "
                    && !Self.things.contains(first)
            }
            return Self.words.contains(typed[1]) || typed[1].hasPrefix("--")
                || typed[1].allSatisfy { $0.isUppercase || $0 == "-" }
        }
        .map { "\(file.path):\($0.line)" }
    }

    @Test("stands nowhere but in the shell")
    func standsInShell() {
        let rooms = ["HouseholdModel", "HouseholdService", "HouseholdDatabase", "ListConversion"]
        let files = SourceFile.product.filter { rooms.contains($0.target) }

        #expect(Self.words.isSuperset(of: ["chore", "list", "undone", "login", "rules", "set"]))
        #expect(files.flatMap { places(in: $0) } == [])
        #expect(
            SourceFile.product.contains { file in
                file.path.hasPrefix("Sources/HouseholdWords/Explanations/")
                    && !places(in: file).isEmpty
            })
    }

    @Test(
        "is caught elsewhere",
        arguments: [
            #"let attempt = "chore list""#, #"try: ["rules set --shipped"]"#,
            #""undo --yes   takes back what was before it""#, #""login NAME""#,
            #""undone \(number)""#, #""child rename NAME NEW-NAME""#,
        ])
    func isCaught(line: String) {
        #expect(places(in: SourceFile(path: "Sample.swift", text: line)) == ["Sample.swift:1"])
    }

    @Test(
        "is not what things and actions are called",
        arguments: [
            #""chore \(number)""#, #""chore.list""#, #""goal set""#, #""  rules      \(names)""#,
            #""points can be deducted""#,
            #""No chore here matches \(name).""#, "// chore list",
        ])
    func isLeftInPeace(line: String) {
        #expect(places(in: SourceFile(path: "Sample.swift", text: line)) == [])
    }
}
