import Testing

/// What an addition costs: how many files know an example of one that is there.
@Suite("An addition")
struct AdditionTests {
    /// Besides them the folder of the policies says who may.
    @Test(
        "of an action is its operation, a line in the list, what it may touch, and its command",
        arguments: [
            (
                "ExcuseChore", "chore.excuse",
                ["Operations/Chores/Asking.swift", "Operations/Mandates.swift"],
                "ChoreAskCommands.swift"
            ),
            ("PauseChore", "chore.pause", ["Operations/Mandates.swift"], "ChoreDateCommands.swift"),
            (
                "UnlockChild", "child.unlock", ["Operations/Children/LookingAfterChildren.swift"],
                "ChildCommands.swift"
            ),
        ])
    func ofAction(operation: String, action: String, rights: [String], command: String) throws {
        let word = operation.prefix(1).lowercased() + operation.dropFirst()
        let naming = try SourceFile.product.filter { file in
            let isNamed = try !file.places(of: #"\b(\#(word)|\#(operation))\b"#).isEmpty
            return isNamed || file.strings.contains { $0.text == action }
        }.map(\.path)

        // What takes it back, or is taken back by it, says so too. What can be asked over the wire is a list, and so is what
        // rules can be about that are said in a sentence.
        let said = "Sources/HouseholdShell/Rules/HouseDeed+Actions.swift"
        let own = naming.filter { !Rights.areNot(in: $0) && $0 != said }
        let service = ["Operations/Action+All.swift"] + rights
        #expect(
            Set(own)
                == Set(service.map { "Sources/HouseholdService/\($0)" })
                .union([
                    "Sources/HouseholdProtocol/Porter+Calls.swift",
                    "Sources/HouseholdShell/Commands/\(command)",
                ]))
        #expect(naming.count - own.count <= 2)
    }

    /// What undo does with a row of its table is asked for by the compiler, and so is the sentence for what is not there.
    @Test(
        "of a kind of resource is its file, what undo does with it, the word for what is not there, and what rules call it"
    )
    func ofKind() throws {
        let naming = try SourceFile.product.filter { file in
            guard file.target == "HouseholdService", !file.path.contains("/RuleVerification/")
            else { return false }
            return try !file.places(of: #"static let absence\b|\bcase .*\babsence\b"#).isEmpty
        }.map(\.path)

        #expect(
            naming
                == [
                    "Errors/ServiceError.swift", "Gate/Undo/UndoTarget.swift",
                    "Gate/Undo/UndoneKind.swift", "Operations/Undo/TakingBack.swift",
                    "Resources/Absence+Resource.swift", "RuleReading/RuleSaying.swift",
                ].map { "Sources/HouseholdService/\($0)" })
    }

    /// The compiler asks for some of them, tests for the others; what only skipping does, and weeks in a row count, is in five more.
    @Test("of a state of a chore is its case, its words for rows, rules, programs and people")
    func ofState() throws {
        let naming = try SourceFile.product.filter { file in
            let isNamed = try !file.places(of: #"\.skipped\b|\b(case|let)\b.*\bskipped\b"#).isEmpty
            return isNamed || file.strings.contains { $0.text.contains("'skipped'") }
        }.map(\.path)

        let model = ["ActionCases+Places", "Case", "ModelState+Authorization", "ModelState"]
        let own = [
            "HouseholdService/Operations/Chores/Completing",
            "HouseholdDatabase/Queries/Occurrences+Changing", "HouseholdModel/Chores/Routine",
            "HouseholdDatabase/Queries/TimesInWeeks", "HouseholdModel/Chores/TimeInWeek",
        ]
        let everywhere =
            [
                "HouseholdModel/Chores/Occurrence", "HouseholdService/Access/AuthorizationContext",
                "HouseholdService/Views/ChoreState", "HouseholdWords/Text/ChoreState+Words",
                "HouseholdDatabase/Queries/Occurrences+Rows",
                "HouseholdDatabase/Words/OccurrenceState",
                "HouseholdService/RuleReading/RuleSaying",
                "HouseholdWords/Languages/EnglishTongue+Clauses",
                "HouseholdWords/Languages/GermanTongue+Clauses",
            ] + model.map { "HouseholdService/RuleVerification/\($0)" }
        #expect(Set(naming) == Set((everywhere + own).map { "Sources/\($0).swift" }))
    }

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

    @Test(
        "of a language is its messages, three files of what is typed in it, what it tells of rules, a line in a list, and its packs"
    )
    func ofLanguage() throws {
        let naming = try SourceFile.product.filter { file in
            let isNamed = try !file.places(of: #"\b(german|de_json)\b"#).isEmpty
            return isNamed || file.strings.contains { $0.text == "de" || $0.text == "Deutsch" }
        }

        let folder = "Sources/HouseholdWords/Languages"
        let packs = "Sources/HouseholdShell/Packs/ReadyPack.swift"
        #expect(
            naming.map(\.path)
                == [packs]
                + [
                    "German", "GermanActions", "GermanRuleTimes", "GermanRules", "GermanTongue",
                    "Language",
                ].map {
                    "\(folder)/\($0).swift"
                })
    }

    /// Besides them its German.
    @Test(
        "of a notice is its word, the card of the action that tells it, and its sentence",
        arguments: [
            ("notExcused", "Chores/RejectChore.swift"),
            ("proposalAccepted", "Chores/AcceptChore.swift"),
            ("proposalDeclined", "Chores/DeclineChore.swift"),
            ("upheld", "Points/UpholdPoints.swift"),
        ])
    func ofNotice(notice: String, card: String) throws {
        let naming = try SourceFile.product.filter {
            try !$0.places(of: #"\b\#(notice)\b"#).isEmpty
        }.map(\.path)

        let service = ["Operations/\(card)", "Views/NoticeView.swift"].map {
            "Sources/HouseholdService/\($0)"
        }
        #expect(naming == ["Sources/HouseholdModel/Members/Notice+News.swift"] + service)
    }

    /// What an action tells is written in one place; the others write what comes of something else or of time, and
    /// warnings.
    @Test("to those who leave notices is none")
    func ofTeller() throws {
        let leaving = try SourceFile.product.filter { file in
            try file.target == "HouseholdService" && !file.places(of: #"\.notify\("#).isEmpty
        }.compactMap { $0.path.split(separator: "/").last }

        #expect(
            Set(leaving) == [
                "Gate+Warning.swift", "GivingBadges.swift", "GivingPasses.swift",
                "ReachingRewards.swift", "SendingMessages.swift", "Telling.swift",
                "WarningOfPasswords.swift",
            ])
    }
}
