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
            #expect(outcome.results.contains(/@id\("said\.hand-back\.member-[0-9a-f]{12}\.no"\)/))
            #expect(outcome.results.contains("chore.unclaim"))
        }
        #expect(await stage.say("rules read").results.hasPrefix("There are no rules here but"))
    }

    @Test("are told as they are, of whoever they are about, whatever these are called by now")
    func areTold() async throws {
        let stage = try await Family.stage()
        let set = await stage.say("rules say \"Mia can't hand back chores\" --yes")
        #expect(set.exit == 0, "\(set.messages)")

        #expect(
            await stage.say("rules read --lang de", as: "mia").results.hasPrefix(
                "Mia darf keine Aufgaben abgeben.\n"))
        _ = await stage.say("child rename mia Mimi")
        let renamed = await stage.say("rules read --lang de --json")
        #expect(renamed.results.contains("\"sentence\":\"Mimi darf keine Aufgaben abgeben.\""))
        #expect(renamed.results.contains("\"whole\":true"))
    }

    @Test("of somebody stand beside those of another one who is called so later")
    func standBeside() async throws {
        let stage = try await Family.stage()
        for line in [
            "child add Noa --sign-in code", "rules say \"Noa can't hand back chores\" --yes",
            "child rename noa Leo", "child add Noa --sign-in code",
            "rules say \"Noa can't hand back chores\" --yes",
        ] {
            let outcome = await stage.say(line)
            #expect(outcome.exit == 0, "\(line): \(outcome.messages)")
        }

        let told = await stage.say("rules read").results.split(separator: "\n")
        #expect(told.contains("Leo can't hand back chores."), "\(told)")
        #expect(told.contains("Noa can't hand back chores."), "\(told)")
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
}
