import GRDB
import HouseholdService
import Testing

/// What is not there and what is not theirs to see are told apart by nothing.
@Suite("What is hidden")
struct LeakTests {
    /// A command about something, by a person for whom it is hidden.
    struct Question: CustomStringConvertible, Sendable {
        let line: String
        let hidden: String
        let missing: String
        var description: String { line }

        init(_ line: String, _ hidden: String, _ missing: String) {
            (self.line, self.hidden, self.missing) = (line, hidden, missing)
        }
    }

    @Test(
        "from a child looks like what is not there",
        arguments: [
            "chore show %", "done %", "undone %", "undone % --date yesterday",
            "chore edit % --points 1",
            "chore delete % --yes", "rules can chore.complete %", "rules can chore.show %",
            "rules why chore.undo %", "done 1 %", "done % --for mia", "chore edit % --at 18:00",
            "approve %", "no %", "chore skip %", "claim %", "chore unclaim %", "chore pause %",
            "chore resume %", "chore move % --due tomorrow", "chore edit % --every day",
            "chore check % 1", "chore note % hello", "chore remind %", "chore excuse %",
            "chore offer % --to max", "chore take-over %", "chore refuse %", "chore retract %",
            "chore accept %",
            "chore decline %", "chore assign % mia", "chore unassign %", "chore rotate % mia",
            "routine add morning %",
        ].flatMap { [Question($0, "2", "8"), Question($0, "walk", "wark")] }
            + [
                Question("reward show %", "2", "8"), Question("reward show %", "drum", "drom"),
                Question("rules can reward.show %", "2", "8"),
                Question("chore restore %", "2", "8"),
            ]
            + [
                "want %", "reward edit % --title x", "reward retire %", "goal set %",
                "rules can reward.request %",
            ].flatMap { [Question($0, "2", "8"), Question($0, "drum", "drom")] })
    func fromSiblings(_ question: Question) async throws {
        let stage = try await Family.stage()
        _ = await stage.say("reward add Drum lesson --at 3 --for max")
        _ = await stage.say("done 2", as: "max")
        _ = await stage.say("privacy set activity me", as: "max")
        try await stage.database { try $0.execute(sql: "UPDATE household SET siblings = 0") }

        try await compare(question, on: stage, as: "mia")
    }

    @Test(
        "from another household looks like what is not there",
        arguments: [
            "chore show %", "done %", "undone %", "undone % --date yesterday",
            "chore edit % --points 1",
            "chore delete % --yes", "rules can chore.complete %", "done 1 % --for tim",
            "approve %", "no %", "chore skip %", "claim %", "chore unclaim %", "chore pause %",
            "chore resume %", "chore move % --due tomorrow", "chore check % 1",
            "chore note % hello", "chore accept %", "chore decline %", "routine add morning %",
        ].flatMap { [Question($0, "3", "8"), Question($0, "feed", "fead")] }
            + [
                "chore add X --to %", "chore edit 1 --to %", "chore list --for %",
                "chore pack 6-7 --for %", "chore list --all --for %", "chore calendar --for %",
                "chore history --for %",
                "approve %", "no %", "done 1 --for %", "points %", "points history %",
                "points receipt %", "points check a b c d e f --for %",
                "reward add X --at 3 --for %", "privacy show --for %",
                "privacy set activity me --for %", "child key %", "child reset %",
                "child unlock %", "child show %", "child rename % X",
                "profile show %", "pass show %", "pass end %", "pass give % --until tomorrow",
                "pass give tim --for % --until tomorrow",
                "member show %", "member remove % --confirm x", "member role % helper",
                "member admit % --role parent", "member refuse %",
                "data erase % --confirm x",
                "household transfer % --yes", "child remove % --confirm x",
                "session list --for %",
                "session revoke --others --for %",
                "session revoke 1 --for %",
                "rules can % chore.add", "rules can member.show %",
                "rules why points.show %", "rules can % points.show tim",
                "rules say % does not hand back chores",
                "rules remove % does not hand back chores",
                "rules trial % does not hand back chores --until tomorrow",
                "profile edit --for % --age 6-7", "absence add % tomorrow", "absence list %",
                "absence import holidays.ics --for %",
                "money list %", "money history %", "money payout % 1", "money pay % 1",
                "money charge % 1 x", "money settle %",
                "money allowance %", "money allowance % 1 every saturday",
                "money allowance % off", "money qr % 1",
                "points give % 1 --why x", "points take % 1 --why x", "goal show %", "stats %",
                "goal set 1 --for %", "goal clear %", "goal clear --for %", "badge list %",
                "chore add X --each %,tim", "chore add X --rotate %,tim",
                "chore add X --together %,tim", "chore add X --roster \"mon %, tue tim\"",
                "chore edit 1 --rotate %,tim", "chore assign 1 %", "reward edit 1 --for %",
                "chore undone 1 --for %", "approve 1 --for %", "no 1 --for %",
                "chore skip 1 --for %", "chore check 1 1 --for %",
            ].map { Question($0, "mia", "mio") }
            + [Question("reward show %", "2", "8"), Question("reward show %", "cine", "cone")])
    func fromStrangers(_ question: Question) async throws {
        let stage = try await Family.stage()
        _ = await stage.say("reward add Cinema --at 7")

        try await compare(question, on: stage, as: "olga")
        if question.hidden == "mia" || question.hidden == "3" {
            try await compare(question, on: stage, as: "tim")
        }
    }

    @Test(
        "in the book, or of what is asked for, looks like what is not there",
        arguments: [
            "points why %", "points reverse %", "points appeal % --why x", "points uphold %",
            "reward withdraw %", "reward grant %", "reward decline %", "reward deliver %",
        ])
    func inNumberedThings(line: String) async throws {
        let stage = try await Family.stage()
        for given in [
            "points give max 9 --why x", "points give max 9 --why x",
            "reward add Drum lesson --cost 3 --for max", "reward add Piano --cost 3 --for max",
        ] {
            #expect(await stage.say(given).exit == 0, "\(given)")
        }
        for reward in ["drum", "piano"] {
            #expect(await stage.say("want \(reward)", as: "max").exit == 0)
        }
        _ = await stage.say("privacy set activity me", as: "max")
        try await stage.database { try $0.execute(sql: "UPDATE household SET siblings = 0") }

        try await compare(Question(line, "2", "8"), on: stage, as: "mia")
    }

    /// The second chore, reward, request and entry are all Max's, and nothing of them is for Mia.
    @Test("from a child looks like what is not there, whatever is asked of the rules")
    func inQuestions() async throws {
        let stage = try await Family.stage()
        for line in [
            "points give max 9 --why x", "points give max 9 --why x",
            "reward add Drum lesson --cost 3 --for max", "reward add Piano --cost 3 --for max",
            "privacy set activity me --for max",
        ] {
            _ = await stage.say(line)
        }
        for reward in ["drum", "piano"] { _ = await stage.say("want \(reward)", as: "max") }
        try await stage.database {
            try $0.execute(sql: "UPDATE household SET siblings = 0")
            try #expect((Int.fetchOne($0, sql: "SELECT count(*) FROM reward_request") ?? 0) == 2)
        }

        for action in Action.allCases {
            for command in ["rules can", "rules why"] {
                for option in ["", " --json"] {
                    let line = "\(command) \(action.rawValue) %\(option)"
                    let hidden = await stage.answer(line, naming: "2", as: "mia")
                    #expect(hidden == (await stage.answer(line, naming: "9", as: "mia")), "\(line)")
                }
            }
        }
    }

    @Test("from a child has no number in a sibling's history")
    func inHistory() async throws {
        let stage = try await Family.stage()
        _ = await stage.say("done 2", as: "max")
        #expect(
            await stage.say("points history max --json", as: "mia").results.contains(#""chore":2"#))
        try await stage.database { try $0.execute(sql: "UPDATE household SET siblings = 0") }

        let history = await stage.say("points history max --json", as: "mia")
        #expect(history.exit == 0)
        #expect(history.results.contains(#""seq":null"#))
        #expect(history.results.contains(#""chore":null"#))
        // Who reads only their own calls no entry of others by a number.
        #expect(await stage.say("points why 1 --json", as: "mia").exit != 0)
        let text = await stage.say("points history max", as: "mia").results
        #expect(!text.contains("chore 2"))
        #expect(await stage.say("points history max --json").results.contains(#""chore":2"#))
    }

    @Test("from a child is counted nowhere")
    func isNotCounted() async throws {
        let stage = try await Family.stage()
        try await stage.database { try $0.execute(sql: "UPDATE household SET siblings = 0") }

        for line in ["chore list --all", "chore list --for max", "today", "chore list --overdue"] {
            let outcome = await stage.say(line, as: "mia")
            #expect(!outcome.results.contains("Walk"), "\(line)")
            #expect(!outcome.results.contains("Max"), "\(line)")
        }
        #expect(await stage.say("chore list --all", as: "mia").results.contains("2 chores."))
    }

    private func compare(_ question: Question, on stage: Stage, as person: String) async throws {
        for option in ["", " --json", " -v", " --dry-run"] {
            var answers: [Stage.Outcome] = []
            for word in [question.hidden, question.missing] {
                let line = question.line.replacing("%", with: word) + option
                let outcome = await stage.say(line, as: person)
                answers.append(
                    Stage.Outcome(
                        results: outcome.results.replacing(word, with: "%"),
                        messages: outcome.messages.replacing(word, with: "%"),
                        exit: outcome.exit))
            }
            #expect(answers[0] == answers[1], "\(person): \(question.line)\(option)")
            // What can't be read is refused whatever it names.
            #expect(![0, 64].contains(answers[0].exit), "\(person): \(question.line)\(option)")
        }
    }
}

extension Stage {
    /// What is said to a line about something, without its name where that is not there.
    fileprivate func answer(
        _ line: String, naming name: String, as person: String
    ) async -> Outcome {
        let outcome = await say(line.replacing("%", with: name), as: person)
        guard outcome.exit != 0 else { return outcome }
        return Outcome(
            results: outcome.results, messages: outcome.messages.replacing(name, with: "%"),
            exit: outcome.exit)
    }

    /// Changes the data file by hand.
    func database(_ change: (Database) throws -> Void) async throws {
        let queue = try DatabaseQueue(path: data + "/chorus.db")
        try queue.inDatabase { try change($0) }
        try queue.close()
    }
}
