import HouseholdShell
import QuickAdd
import TestSupport
import Testing

@Suite("A command")
struct CommandTests {
    @Test(
        "stands behind the options that take a value, which are those that the parser takes one for"
    )
    func standsBehindOptions() async throws {
        let stage = try Stage()
        let pages = await stage.page(["help", "options"]) + stage.page(["help", "--all"])
        let options = pages.matches(of: /(?m)^  (-[-a-z]+) </).map { String($0.1) }

        // The last one is the parser's own, of which help says nothing.
        #expect(
            Set(options + ["--generate-completion-script"]) == Set(ShortForms.optionsWithValue))
    }

    @Test("has a short form to itself")
    func hasOwnShortForm() async throws {
        let page = try await Stage().page(["--generate-man-page"])
            .split(separator: "\n").drop { $0 != ".SH SHORT FORMS" }.dropFirst()
        let forms = page.prefix { !$0.hasPrefix(".SH") }.filter { $0.hasPrefix(".B ") }

        #expect(forms.count > 10)
        #expect(Set(forms).count == forms.count)
    }

    @Test("is what other words for it lead to")
    func isMeant() async throws {
        let commands = try await JSONSchema.shipped.commands
        let said = commands.union(
            commands.flatMap { command -> [String] in
                let words = command.split(separator: " ").map(String.init)
                return [words[0], words[words.count - 1]]
            })

        #expect(DidYouMean.commandSynonyms.count > 80)
        for (word, meant) in DidYouMean.commandSynonyms {
            #expect(said.contains(meant), "\(word) leads to \(meant)")
        }
    }
}
