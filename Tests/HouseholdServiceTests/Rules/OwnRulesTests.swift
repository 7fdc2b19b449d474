import HouseholdModel
import HouseholdService
import Policies
import Testing

@Suite("A household's own rules")
struct OwnRulesTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    /// The shipped rules, but that everybody may do everybody's chores.
    private static let helping = ShippedPolicies.family.text.replacing(
        """
        when {
            if resource has assignee
            then resource.assignee == principal
            else !resource.for_parents
        };
        """, with: ";")

    @Test("decide from the next operation on, also in another program, and the records say so")
    func decideAtOnce() async throws {
        let other = try family.anotherGate()
        let refused = await refusal { () throws(ServiceError) in
            _ = try await other.perform(
                CompleteChore(2), as: family.caller(.max), request: family.newRequest())
        }
        #expect(refused?.refusal?.step == .rule)
        let shipped = try lastDigest()

        let view = try await family.perform(SetRules(Self.helping, from: "own.cedar"), as: .anna)
        #expect(!view.shipped && view.setBy == "anna" && view.text == Self.helping)
        #expect(try family.lastRecord()["policies"] == "wall.owner-sets-rules")

        _ = try await other.perform(
            CompleteChore(2), as: family.caller(.max), request: family.newRequest())
        #expect(try lastDigest() == view.digest)
        #expect(view.digest != shipped)
        #expect(try await family.ask(ShowRules(), as: .mia).text == Self.helping)

        let back = try await family.perform(
            SetRules.shipped(atOnce: Note("we agreed")), as: .anna)
        #expect(back.shipped && back.setBy == nil)
        let again = await refusal { () throws(ServiceError) in
            _ = try await other.perform(
                CompleteChore(1), as: family.caller(.max), request: family.newRequest())
        }
        #expect(again?.refusal?.step == .rule)
        #expect(try lastDigest() == shipped)
        #expect(back.digest == shipped)
    }

    /// The digest of the rules in the last record.
    private func lastDigest() throws -> String? {
        try family.lastRecord()["rules"]?.lowercased()
    }

    @Test("are those of one household only")
    func belongToOneHousehold() async throws {
        try await family.perform(SetRules(Self.helping, from: "own.cedar"), as: .anna)

        #expect(try await family.ask(ShowRules(), as: .olga).shipped)
        #expect(try await family.ask(ListChores(), as: .tim).count == 1)
    }

    @Test("are set by the owner only", arguments: [Person.ben, .mia, .lena, .zoe, .nobody])
    func ownerSets(_ person: Person) async throws {
        let before = try family.everything()

        for operation in [SetRules(Self.helping, from: "own.cedar"), .shipped] {
            let error = await refusal { () throws(ServiceError) in
                try await family.perform(operation, as: person)
            }
            #expect(error?.isRefusal == true)
        }
        #expect(try family.everything() == before)
    }

    @Test(
        "are not set when they can't be used",
        arguments: [
            ("", "own.cedar has no rule in it."), ("// Nothing.\n", "own.cedar has no rule in it."),
            ("permit (principal, action", "own.cedar:1:26: error: "),
            ("permit (principal, action, resource);", "the policy needs a name"),
            (
                "@id(\"a\") permit (principal, action, resource);\n"
                    + "@id(\"a\") permit (principal, action, resource);",
                "own.cedar:2:1: error: there is already a policy called \"a\""
            ),
            (
                "@id(\"wall.left\") permit (principal, action, resource);",
                "own.cedar:1:1: error: there is already a wall called wall.left"
            ),
            (
                "@id(\"wall.mine\") permit (principal, action, resource);",
                "own.cedar:1:1: error: only walls have names that begin with 'wall.'"
            ),
            ("@id(\"a b\") permit (principal, action, resource);", "a name has letters"),
            (
                "@id(\"a\") permit (principal, action == Action::\"chore.fly\", resource);",
                "own.cedar:1:29: error: the schema has no action Action::\"chore.fly\""
            ),
            (
                "@id(\"a\") permit (principal, action, resource) when { resource.colour == 1 };",
                "has no attribute \"colour\""
            ),
            (
                String(repeating: "// Much ado.\n", count: 800_000),
                "own.cedar is too long: rules have at most 256 kB."
            ),
        ])
    func refusesMistakes(text: String, says: String) async throws {
        try await checkRefused(text, saying: says)
    }

    @Test("are not set when a wall would not stand")
    func refusesBreach() async throws {
        let text =
            ShippedPolicies.family.text + """
                @id("private") forbid (principal, action == Action::"points.show", resource)
                when { resource.activity == Audience::"me" && resource != principal };
                """

        try await checkRefused(
            text,
            saying: """
                  who        a parent
                  what       points.show
                  to what    a child
                  situation  the other one keeps the activity private
                  answer     no
                  rules      private
                """)
    }

    private func checkRefused(_ text: String, saying words: String) async throws {
        let before = try family.everything()

        let error = await refusal { () throws(ServiceError) in
            try await family.perform(SetRules(text, from: "own.cedar"), as: .anna)
        }

        let told: String? =
            switch error {
            case .rules(.broken(let mistakes)): mistakes
            case .rules(.wallBroken(let breach)): breach.description
            default: nil
            }
        #expect(told?.contains(words) == true, "\(String(describing: error))")
        #expect(try family.everything() == before)
    }

    @Test("are not set when the owner could not put things right again")
    func refusesLockOut() async throws {
        let forbid = """
            @id("no-rewards") @say("No rewards during the week.")
            forbid (principal in Role::"child", action == Action::"reward.request", resource);
            """
        let hidden = """
            @id("hidden") forbid (principal, action == Action::"household.show", resource)
            when { context.now > datetime("2100-01-01") };
            """
        for operation in [
            SetRules(forbid, from: "own.cedar"), SetRules(hidden, from: "own.cedar", adding: true),
        ] {
            let error = await refusal { () throws(ServiceError) in
                try await family.perform(operation, as: .anna)
            }
            #expect(error == .rules(.lockOut(.showHousehold)))
        }
        let trial = try await family.ask(TryRules(forbid, from: "own.cedar"), as: .anna)
        #expect(trial.locksOut == "household.show")

        let view = try await family.perform(
            SetRules(forbid, from: "own.cedar", adding: true), as: .anna)
        #expect(view.text == ShippedPolicies.family.text + "\n" + forbid)
    }

    @Test("that are added take the place of those of the same name, and only of those")
    func addsByName() async throws {
        let first = #"@id("own") forbid (principal, action == Action::"reward.request", resource);"#
        let second = #"@id("own") forbid (principal, action == Action::"goal.set", resource);"#
        try await family.set(first, atOnce: "we agreed")
        let trial = try await family.ask(
            TryRules(second, from: "own.cedar", adding: true), as: .ben)
        #expect(Set(trial.changes.map(\.action)) == ["reward.request", "goal.set"])

        let view = try await family.set(second, atOnce: "we agreed")

        #expect(!view.text.contains(first) && view.text.hasSuffix(second))
        #expect(view.text.hasPrefix(ShippedPolicies.family.text))
        #expect(try await family.ask(ShowRules("own"), as: .mia).text == second)
        let missing = await refusal { () throws(ServiceError) in
            _ = try await family.ask(ShowRules("nowhere"), as: .mia)
        }
        #expect(missing == .notFound(.rule, "nowhere"))
    }

    @Test("that refuse say so in their own words, and name nobody where nobody may")
    func sayWhy() async throws {
        let own = """
            @id("no-rewards") @say("No rewards during the week, says Anna.") @ask("a parent")
            forbid (principal, action == Action::"reward.request", resource);
            """
        try await family.set(own, atOnce: "we agreed")

        let error = await refusal { () throws(ServiceError) in
            _ = try await family.perform(RequestReward(1), as: .mia)
        }
        #expect(error?.refusal?.policies == ["no-rewards"])
        #expect(error?.refusal?.whoMay == [])
        #expect(error?.refusal?.say == "No rewards during the week, says Anna.")
    }

    @Test("that can't be evaluated show no other rule's words, and the owner the way back")
    func sayWhatFails() async throws {
        let own = """
            @id("oops") @say("Oops.") forbid (principal, action == Action::"chore.claim", resource)
            when { context.now.offset(duration("106751991167d")) > context.now };
            """
        try await family.set(own, atOnce: "we agreed")

        for person in [Person.mia, .anna] {
            let error = await refusal { () throws(ServiceError) in
                _ = try await family.perform(ClaimChore(4), as: person)
            }
            #expect(error?.refusal?.errors == ["oops"])
            #expect(error?.refusal?.say == nil && error?.refusal?.ask == nil)
            #expect(error?.refusal?.wayOut == (person == .anna ? .setShipped : nil))
        }
    }

    @Test(
        "are none to go back from where those of the program refuse without a word",
        arguments: [false, true])
    func nothingToMend(isOnTrial: Bool) async throws {
        if isOnTrial {
            let quiet = Family.rule("quiet", "No reminders.", "chore.remind", for: "housemate")
            let trial = try await family.perform(
                BeginTrial(quiet, from: "own.cedar", until: "2026-11-18"), as: .nora)
            try #require(trial.state == .running)
        }
        let gift = GivePoints(try #require(PointsAmount(3)), to: "paul", because: try Note("Help"))
        let error = await family.refusal(gift, as: .nora)

        #expect(error?.refusal != nil && error?.refusal?.say == nil)
        #expect(error?.refusal?.wayOut == nil)
    }

    @Test("are ended where they are on trial, also those that keep others from being replaced")
    func endTheTrial() async throws {
        let helpers = Family.rule("helpers", "No reminders.", "chore.remind", for: "helper")
        let wordless = """
            @id("shut") forbid (principal, action == Action::"chore.claim", resource);
            """
        try await family.perform(
            BeginTrial(wordless, from: "own.cedar", until: "2026-11-18", atOnce: Note("we agreed")),
            as: .anna)
        #expect(await family.refusal(ClaimChore(4), as: .anna)?.refusal?.wayOut == .endTrial)
        #expect(await family.refusal(ClaimChore(4), as: .ben)?.refusal?.wayOut == nil)
        #expect(try await family.perform(EndTrial(), as: .anna).state == .over)

        try await family.set(wordless, atOnce: "we agreed")
        try await family.perform(
            BeginTrial(helpers, from: "own.cedar", until: "2026-11-18"), as: .anna)
        #expect(await family.refusal(ClaimChore(4), as: .anna)?.refusal?.wayOut == .endTrial)
    }

    @Test("that somebody broke in the data file decide nothing, and the owner can set others")
    func refusesBrokenFile() async throws {
        try await family.perform(SetRules(Self.helping, from: "own.cedar"), as: .anna)
        try family.tamper("UPDATE house_rules SET text = 'permit everything'")

        for person in [Person.anna, .mia] {
            let error = await refusal { () throws(ServiceError) in
                _ = try await family.ask(ListChores(), as: person)
            }
            guard case .rules(.broken(let place)) = error else {
                Issue.record("\(String(describing: error))")
                continue
            }
            #expect(place.contains("the household's rules:1:"))
        }
        #expect(try await family.ask(ListChores(), as: .tim).count == 1)
        let theirs = await refusal { () throws(ServiceError) in
            try await family.perform(SetRules.shipped, as: .mia)
        }
        #expect(theirs?.refusal?.step == .role)
        try await family.perform(SetRules.shipped, as: .anna)
        #expect(try await family.ask(ListChores(), as: .mia).isEmpty == false)
    }

    @Test("that somebody changed in the data file are checked before they decide")
    func checksChangedFile() async throws {
        try await family.perform(SetRules(Self.helping, from: "own.cedar"), as: .anna)
        let blind = "@id(\"blind\") forbid (principal, action == Action::\"chore.show\", resource);"
        try family.tamper("UPDATE house_rules SET text = text || '\(blind)'")

        let error = await refusal { () throws(ServiceError) in
            _ = try await family.ask(ListChores(), as: .anna)
        }
        guard case .rules(.wallBroken(let breach)) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(breach.wall == 6)

        try family.tamper("UPDATE house_rules SET text = replace(text, 'forbid', 'permit')")
        #expect(try await family.ask(ListChores(), as: .anna).isEmpty == false)
    }

    @Test("are not the affair of signing in and out")
    func leaveProgramAlone() async throws {
        let strict = """
            @id("home") permit (principal, action in [
                Action::"household.show", Action::"member.show", Action::"chore.list",
                Action::"chore.add", Action::"rules.show", Action::"rules.set"
            ], resource);
            """
        try await family.perform(
            SetRules(strict, from: "own.cedar", atOnce: Note("we agreed")), as: .anna)

        #expect(try await family.ask(ShowAccount(), as: .anna).username == "anna")
        try await family.perform(LogOut(), as: .mia)
    }

    @Test("that are only tried change nothing, and show what they would change")
    func areTried() async throws {
        let before = try family.everything()

        let trial = try await family.ask(TryRules(Self.helping, from: "own.cedar"), as: .ben)

        #expect(trial.breach == nil)
        #expect(trial.questions > 10_000)
        #expect(Set(trial.changes.map(\.action)) == ["chore.check", "chore.complete"])
        #expect(trial.changes.allSatisfy { !$0.before.allowed && $0.after.allowed })
        let first = try #require(trial.changes.first)
        #expect(
            [first.who, first.action, first.on] == [
                "a parent", "chore.complete", "a chore of a child",
            ])
        #expect(first.situation == [])
        #expect(first.after.policies == ["chore.do"])
        #expect(
            try await family.ask(TryRules(ShippedPolicies.family.text, from: "own.cedar"), as: .ben)
                .changes == [])
        #expect(try family.everything() == before)
    }
}
