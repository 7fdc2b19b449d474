import HouseholdModel
import HouseholdService
import Testing

/// A rule with one thing wrong is noticed by a question of the model, as `rules try` asks it: by the answer, or by
/// the rules that make it so.
@Suite("A shipped rule with one thing wrong")
struct MutantTests {
    @Test("is noticed, unless it means the same", arguments: RuleFile.allCases)
    func isNoticed(_ file: RuleFile) throws {
        let survivors = try unnoticed(file)

        let known = Set(SameMeaning.reasons[file, default: [:]].keys)
        let words = Set(survivors.map(\.words))
        #expect(words.count == survivors.count, "words tell each from the others")
        #expect(
            words.subtracting(known).sorted() == [], "each means something else, and nobody notices"
        )
        #expect(
            known.subtracting(words).sorted() == [], "each is noticed now, or is no slip any more")
    }

    private func unnoticed(_ file: RuleFile) throws -> [Mutant] {
        var mutants = try file.mutants()
        for setting in try file.settings() {
            // With a slip it may be helpers who may, so that it matters what pass they have.
            let proof = try RuleProof(
                of: setting.rules, RuleFile.loose(), in: setting.template,
                until: Deadline(by: { nil }))
            let swaps = mutants.map { RuleProof.Swap($0.original, for: $0.mutated) }
            let noticed = try proof.noticed(swaps, in: setting.rules)
            mutants = mutants.indices.filter { !noticed.contains($0) }.map { mutants[$0] }
        }
        return mutants
    }
}
