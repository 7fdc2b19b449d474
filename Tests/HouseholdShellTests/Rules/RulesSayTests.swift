import HouseholdModel
import HouseholdService
import HouseholdShell
import TestSupport
import Testing

@Suite("Rules in sentences")
struct RulesSayTests {
    @Test("are only shown with --dry-run, and where nobody says yes")
    func areOnlyShown() async throws {
        let stage = try await Family.stage()

        for (option, exit) in [(" --dry-run", Int32(0)), ("", 64)] {
            let outcome = await stage.say("rules say \"Mia can't hand back chores\"\(option)")
            #expect(outcome.exit == exit, "\(outcome.messages)")
            #expect(outcome.results.contains("@id(\"said.hand-back.mia.no\")"))
            #expect(outcome.results.contains("chore.unclaim"))
        }
        #expect(await stage.say("rules read").results.hasPrefix("There are no rules here but"))
    }

    @Test("are told as they are, and by what they say where somebody changed them")
    func areTold() async throws {
        let stage = try await Family.stage()
        let set = await stage.say("rules say \"Mia can't hand back chores\" --yes")
        #expect(set.exit == 0, "\(set.messages)")

        #expect(
            await stage.say("rules read --lang de", as: "mia").results.hasPrefix(
                "Mia darf keine Aufgaben abgeben.\n"))
        _ = await stage.say("child rename mia Mimi")
        let renamed = await stage.say("rules read --lang de --json")
        #expect(renamed.results.contains("\"sentence\":\"Mia can't hand back chores.\""))
        #expect(renamed.results.contains("\"whole\":false"))
    }

    @Test("call people by identities that stand in nothing for scripts")
    func keepIdentities() async throws {
        let stage = try await Family.stage()

        for line in ["household show --json", "child list --json", "me --json"] {
            let outcome = await stage.say(line)
            #expect(outcome.exit == 0)
            #expect(!outcome.results.contains("\"id\":"), "\(line)")
        }
    }

    @Test("are taken apart where they end, whatever stands in them")
    func areTakenApart() throws {
        let policies = PolicyText.all(
            in: """
                // A rule; with a remark.
                @id("one") @say("It is said; \\"so\\".")
                permit (principal, action, resource) // ;
                when { "a;b" == "c\\";d" };

                // Another one.
                @say( "Two." )
                @id("two")
                forbid (principal, action, resource);
                // The end
                """)

        #expect(policies.map(\.name) == ["one", "two"])
        #expect(policies.map(\.say) == ["It is said; \"so\".", "Two."])
        #expect(policies[0].source.hasPrefix("@id(\"one\")"))
        #expect(policies[1].source.hasSuffix("resource);"))
        for template in Household.Template.allCases {
            let all = PolicyText.all(in: template.rulesText)
            #expect(all.count > 40 && all.allSatisfy { $0.name != nil && $0.say != nil })
            #expect(Set(all.map(\.name)).count == all.count)
        }
    }
}
