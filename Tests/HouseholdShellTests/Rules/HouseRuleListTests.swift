import Foundation
import HouseholdService
import HouseholdShell
import HouseholdWords
import Testing

/// How much of what families say `rules say` takes.
@Suite("Of house rules as families put them")
struct HouseRuleListTests {
    private static let page = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../docs/rules.md").standardizedFileURL

    private func read(_ rule: HouseRule) -> HouseSentence? {
        try? HouseSentence.read(rule.text, naming: HouseSentenceTests.people).sentence
    }

    @Test(
        "one that can be said is understood as it stands, and is a rule", arguments: HouseRule.said)
    func isSaid(_ rule: HouseRule) throws {
        let sentence = try #require(read(rule))

        for language in Language.all {
            _ = try HouseRules.insideWalls(sentence.policy(in: language), from: "said.cedar")
        }
    }

    @Test(
        "one that is written by hand is not understood, and is a rule", arguments: HouseRule.byHand)
    func isByHand(_ rule: HouseRule) async throws {
        guard case .byHand(let policy, _) = rule.verdict else {
            Issue.record("\(rule.text) is not written by hand")
            return
        }
        #expect(read(rule) == nil)

        let trial = try await RuleTrial(of: policy)
        #expect(trial.problem == nil)
        #expect(trial.changes > 0)
    }

    @Test("one that can't be said is not understood", arguments: HouseRule.cannot)
    func cannotBeSaid(_ rule: HouseRule) {
        #expect(read(rule) == nil)
    }

    @Test("those that can be said are proved, and each changes something")
    func areProved() async throws {
        var rest = HouseRule.said.compactMap(read)
        #expect(rest.count == HouseRule.said.count)
        while !rest.isEmpty {
            // One about each thing, so that the proof has no more cases than for each by itself.
            var deeds: Set<HouseDeed> = []
            let now = rest.filter { deeds.insert($0.deed).inserted }
            rest.removeAll(where: now.contains)
            let text = now.map { $0.policy(in: .english) }.joined(separator: "\n")
            let trial = try await RuleTrial(of: text)
            #expect(trial.problem == nil)
            #expect(trial.changes > 0)
        }
    }

    @Test("the page about rules has each, with what becomes of it, and how many are which")
    func areOnPage() throws {
        let lines = try String(contentsOf: Self.page, encoding: .utf8)
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let rows = lines.filter { $0.contains(#/^\| \d+ \| /#) }

        #expect(rows == HouseRule.all.enumerated().map { $1.line($0 + 1) })
        let counts =
            "Of \(HouseRule.all.count) such rules \(HouseRule.said.count) are said as they stand, "
            + "\(HouseRule.byHand.count) are written by hand, and \(HouseRule.cannot.count) can't be rules."
        #expect(lines.contains { $0.contains(counts) })
    }

    @Test("the page about rules has an example about each thing, in either language")
    func hasExamples() throws {
        let lines = try String(contentsOf: Self.page, encoding: .utf8).split(separator: "\n")
        let start = try #require(lines.firstIndex { $0.hasPrefix("| What it is about |") })

        let rows = lines[start...].dropFirst(2).prefix { $0.hasPrefix("| ") }.map(String.init)
        #expect(
            rows
                == HouseDeed.allCases.map { deed in
                    let examples = Language.all.map { deed.example.text(in: $0) }
                    return "| \(deed.text(in: .english)) | \(examples.joined(separator: " | ")) |"
                })
    }
}
