import Testing

/// Something that our code must not say, or only in one place.
struct Rule: Sendable, CustomTestStringConvertible {
    /// What holds, as a sentence.
    let testDescription: String
    /// What the code would say, as a regular expression.
    let pattern: String
    /// A line that breaks the rule.
    let mistake: String
    /// The files it is about; all of them, those of tests, too, where it is empty.
    var scope = "Sources/"
    /// The folders and files in which it may be said after all.
    var homes: [String] = []

    /// Where `files` break the rule.
    func violations(in files: [SourceFile]) throws -> [String] {
        try files.filter { file in
            file.path.hasPrefix(scope) && !homes.contains { file.path.hasPrefix($0) }
        }
        .flatMap { try $0.places(of: pattern) }
    }
}

extension Rule {
    /// What the whole product keeps to.
    static let all = [
        Rule(
            testDescription: "The clock is read in the composition root only",
            pattern: #"\bDate\(\)|\b(Date|DispatchTime)\.now\b|\bClock\(\)|\bclock_gettime\("#,
            mistake: "let now = Date()",
            homes: [
                "Sources/chorus/", "Sources/chorus-courier/",
                "Sources/Credentials/Throttle/BootInstant.swift",
            ]),
        Rule(
            testDescription: "Identities are made in the composition root only",
            pattern: #"\bUUID\(\)"#,
            mistake: "let id = UUID()",
            homes: ["Sources/chorus/"]),
        Rule(
            testDescription:
                "The program itself asks in two places: for messages, and for what has come with time",
            pattern: #"\bCaller\.program\(|: Caller = \.program\("#,
            mistake: "let caller = Caller.program(in: household)",
            homes: [
                "Sources/HouseholdShell/Messages/",
                "Sources/HouseholdService/Gate/Gate+CatchingUp.swift",
            ]),
        Rule(
            testDescription:
                "For a member who is not there only that is asked which they let be done",
            pattern: #"\.inPlace\b"#,
            mistake: "let caller = Caller.inPlace(of: member, in: household)",
            homes: ["Replies", "Calendars", "Weeks"].map {
                "Sources/HouseholdService/Gate/Gate+\($0).swift"
            }),
        Rule(
            testDescription: "The data file is opened by the store, for the gate",
            pattern: #"\bHouseholdStore(\.open\w*)?\("#,
            mistake: "let store = HouseholdStore(queue: queue)",
            homes: ["Sources/HouseholdDatabase/", "Sources/HouseholdService/Gate/"]),
        Rule(
            testDescription:
                "Transactions begin in the gate, and where attempts to sign in are charged",
            pattern: #"\bstore\.(read|write)\b"#,
            mistake: "try store.write { transaction in }",
            homes: ["Sources/HouseholdService/Gate/", "Sources/HouseholdService/SignIn/"]),
        Rule(
            testDescription:
                "The transaction is reached in the gate, by rights, and where attempts are charged",
            pattern: #"\b[tT]ransaction\b"#,
            mistake: "extension Grant { func drop() throws { try transaction.delete(subject) } }",
            scope: "Sources/HouseholdService/",
            homes: ["Sources/HouseholdService/Gate/", "Sources/HouseholdService/SignIn/"]
                + Rights.files),
        Rule(
            testDescription: "Who does not reach the data file does not import what reaches it",
            pattern: #"^\s*(\w+\s+)*import\s+(\w+\s+)?HouseholdDatabase\b"#,
            mistake: "package import HouseholdDatabase",
            scope: "Sources/HouseholdService/",
            homes: [
                "Gate/", "Resources/", "Seal/", "SignIn/",
                "Operations/Badges/Facts+", "Operations/Messages/Facts+",
                "Operations/Notices/Facts+", "Operations/Passes/Facts+",
                "Operations/Points/Facts+",
            ].map { "Sources/HouseholdService/\($0)" } + Rights.files + Rights.readers),
        Rule(
            testDescription: "What a grant allows is said where rights are",
            pattern: #"\bextension\s+(\w+\.)?Grant\b|\btypealias\b.*\bGrant\b"#,
            mistake: "extension Grant where Op == ShowHousehold {}",
            scope: "Sources/HouseholdService/",
            homes: ["Sources/HouseholdService/Gate/Grant+Ids.swift"] + Rights.files),
        Rule(
            testDescription:
                "All of the data file is read by the gate and for it, by who signs in, and by the seal",
            pattern: #"\bFacts\b|\bHomeFacts\("#,
            mistake: "extension Facts { func peek() {} }",
            scope: "Sources/HouseholdService/",
            homes: [
                "Gate/", "Resources/", "SignIn/", "Seal/BookCheck.swift",
                "Operations/Badges/Facts+", "Operations/Messages/Facts+",
                "Operations/Notices/Facts+", "Operations/Passes/Facts+",
                "Operations/Points/Facts+",
            ].map { "Sources/HouseholdService/\($0)" } + Rights.files),
        Rule(
            testDescription: "The queries of a home alone ask the file that they are lent",
            pattern: #"\bwholeFile\b"#,
            mistake: "let members = facts.wholeFile.members(of: other)",
            homes: ["Sources/HouseholdService/Gate/HomeFacts"]),
        Rule(
            testDescription: "The engine is asked in the part that translates for it only",
            pattern: #"\.(authorize|admits)\("#,
            mistake: "policies.authorize(request, with: entities)",
            scope: "Sources/HouseholdService/",
            homes: ["Sources/HouseholdService/Access/Judge.swift"]),
        Rule(
            testDescription: "What asks the rules nothing is asked for by one command alone",
            pattern: #"\bresetAsOperator\("#,
            mistake: "try await gate.resetAsOperator(name, isRehearsal: false)",
            homes: [
                "Sources/HouseholdService/SignIn/Gate+Operator.swift",
                "Sources/HouseholdShell/Commands/OperatorCommands.swift",
            ]),
        Rule(
            testDescription: "Nothing ends the program in the middle",
            pattern: #"\bfatalError\(|\btry!|\bas!|\babort\("#,
            mistake: "let chore = value as! Chore"),
        Rule(
            testDescription:
                "No program is started by Foundation, which reads past the end of a long list of open files",
            pattern: #"\bProcess(\.run)?\("#,
            mistake: "let process = Process()",
            scope: ""),
        Rule(
            testDescription: "Nothing is printed past the output that makes text harmless",
            pattern: #"(^|[^.\w])(debugPrint|print|dump|NSLog|fputs|puts)\("#,
            mistake: "print(chore)"),
        Rule(
            testDescription:
                "What the compiler can't prove safe is proven in a comment, in few places",
            pattern: #"@unchecked\s+Sendable|nonisolated\(unsafe\)|@_exported|@testable"#,
            mistake: "extension Box: @unchecked Sendable {}",
            homes: ["Sources/Credentials/Secrets/Secret.swift"]),
        Rule(
            testDescription: "Types are named after what they are",
            pattern:
                #"\b(struct|class|enum|protocol|actor)\s+\w+(Manager|Helper|Util|Impl|DTO|Info|Data)\b"#,
            mistake: "struct ChoreManager {}"),
        Rule(
            testDescription: "An error that nobody has named does not compile",
            pattern: #"\bdefault\s*:|\bcase _\b"#,
            mistake: "        default: \"program.bug\"",
            scope: "Sources/HouseholdService/Errors/",
            homes: ["Sources/HouseholdService/Errors/ServiceError+Boundary.swift"]),
        Rule(
            testDescription: "An error without words and advice does not compile",
            pattern: #"\bdefault\s*:|\bcase _\b"#,
            mistake: "        default: Explanation(code, .software, message)",
            scope: "Sources/HouseholdWords/Explanations/"),
    ]
}
