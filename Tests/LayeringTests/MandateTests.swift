import Testing

/// What the compiler can't say for us of the rights that operations have.
@Suite("Of the rights of operations")
struct MandateTests {
    /// The rights that several operations share.
    private func mandates() throws -> [String] {
        let file = try #require(SourceFile.product.first { $0.path == Rights.mandates })
        return file.code.compactMap { $0.wholeMatch(of: #/protocol (\w+):.*/#) }
            .map { String($0.1) }
    }

    /// Where somebody else takes one of `mandates`.
    private func takers(of mandates: [String], in files: [SourceFile]) throws -> [String] {
        let names = mandates.joined(separator: "|")
        let declaration = try Regex(
            #"\b(struct|enum|class|actor|extension|protocol)\b[^{;]*\b(\#(names))\b[^{]*\{"#
                + #"|\btypealias\b.*\b(\#(names))\b"#)
        return files.filter { $0.path.hasPrefix("Sources/") && $0.path != Rights.mandates }
            .filter { $0.code.joined(separator: "\n").contains(declaration) }.map(\.path)
    }

    @Test("nobody takes one that several share but by the list")
    func areListed() throws {
        let mandates = try mandates()

        #expect(mandates.count > 10)
        // What a grant allows for one of them is no taking.
        let files = SourceFile.product.filter { !Rights.files.contains($0.path) }
        #expect(try takers(of: mandates, in: files) == [])
    }

    @Test(
        "one that is taken is noticed",
        arguments: [
            "extension ShowRules: MovesPoints {}",
            "public struct Steal: Change,\n    MovesPoints {\n}",
            "protocol Mine: MovesPoints {}", "typealias Mine = Change & MovesPoints",
            "extension Change where Self: MovesPoints {}",
        ])
    func isNoticed(_ text: String) throws {
        let path = "Sources/HouseholdService/Operations/Sample.swift"

        #expect(try takers(of: mandates(), in: [SourceFile(path: path, text: text)]) == [path])
    }

    @Test("no operation stands where they are told", arguments: Rights.files + [Rights.mandates])
    func areApart(from path: String) throws {
        let file = try #require(SourceFile.product.first { $0.path == path })

        #expect(try file.places(of: #"\bstatic (let|var) action\b|: \w*Operation\b"#) == [])
    }

    @Test("whoever imports the store for its values alone has none", arguments: Rights.readers)
    func areElsewhere(in path: String) throws {
        let file = try #require(SourceFile.product.first { $0.path == path })

        #expect(try file.places(of: #"\bChange\b|\bGrant\b"#) == [])
    }

    @Test("no query of a home takes whose home it is")
    func takeNoHousehold() throws {
        let files = SourceFile.product.filter {
            $0.path.hasPrefix("Sources/HouseholdService/Gate/HomeFacts+")
        }
        let queries = files.map { $0.code.count { $0.contains("func ") } }
        #expect(queries.reduce(0, +) > 60)

        let choosing = #"^    (borrowing func .*|    \w+ ?\w*: )\b(Household|Principal)\b"#
        for file in files {
            #expect(try file.places(of: choosing) == [], "\(file.path)")
        }
    }

    @Test("an action is that of one operation")
    func areOfOneAction() throws {
        var operations: [String: [String]] = [:]
        for file in SourceFile.product where file.target == "HouseholdService" {
            for match in file.code.joined(separator: "\n").matches(
                of: #/\bstruct (\w+)[^{]*\{(?s:.*?)\bstatic (?:let|var) action\b(.*)/#)
            {
                let action = match.2.firstMatch(of: #/^ = Action\.(\w+)$/#)?.1 ?? match.2
                operations[String(action), default: []].append(String(match.1))
            }
        }

        #expect(operations.count > 90)
        #expect(operations.filter { $0.value.count > 1 }.mapValues { Set($0) } == Self.shared)
    }

    /// Of each pair one changes nothing, unless it is said why not.
    private static let shared: [String: Set] = [
        // With an account that is new, with one that is there, and with a household's code: nobody knows which key it is.
        "join": ["Join", "JoinHousehold", "AskToJoin"],
        // The same list, a page of it, and whether there is anything in it.
        "listChores": ["ListChores", "ListChorePage", "HasChores"],
        // The same list, and a page of it.
        "listAbsences": ["ListAbsences", "ListAbsencePage"],
        // Everybody's sums, and what is said against them to whoever answers that.
        "showRules": ["ShowRules", "ReadRules"],
        // Rules that are set, that are tried for some days, that are tried no more, and that come after all not.
        "setRules": ["SetRules", "BeginTrial", "EndTrial", "CancelComing"],
        // What happened, and what of it is counted by rules that are tried.
        "listAudit": ["ListAudit", "ShowTrial"],
        "listPoints": ["ListPoints", "ListObjections"],
        // What is owed, what of it whoever asks owes, what was booked, and in what money.
        "listMoney": ["ListMoney", "ListDues", "ShowMoneyHistory", "ShowMoneyTerms"],
        // The same book, a page of it, and what tells later whether it is as it was.
        "showPointsHistory": [
            "ShowPointsHistory", "ShowPointsPage", "ShowReceipt", "CheckReceipt",
        ],
        // What is taken back is asked for what it does to each thing, and has no action besides.
        "listUndo": ["ListUndo", "TakeBack"],
        // Both end that somebody waits: of a refusal nothing is left but to hear of it.
        "withdrawAsking": ["WithdrawAsking", "HearRefusals"],
        // What there is to send, that it is taken, and what became of it.
        "sendMessages": ["FindMessages", "ReadMessages", "SendMessages", "SettleMessages"],
        // Both let a message go to try where somebody is reached.
        "addChannel": ["AddChannel", "TestChannel"],
        // The second says OK as the first does, by a touch on a message.
        "approveChore": ["ApproveChore", "ApproveByReply"],
        // What there is to read, and what is told to whoever is there meanwhile; neither changes anything.
        "listNotices": ["ListNotices", "WatchNotices"],
        // Both say to somebody who they are.
        "showAccount": ["ShowAccount", "ShowOwnAccount"],
    ]
}
