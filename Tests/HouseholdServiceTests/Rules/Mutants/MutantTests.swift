import Cedar
import Household
import HouseholdService
import Testing

/// A rule with one thing wrong is noticed by a question of the model, as `rules try` asks it, or by a line of an
/// access table.
@Suite("A shipped rule with one thing wrong")
struct MutantTests {
    @Test("is noticed, unless it means the same", arguments: RuleFile.allCases)
    func isNoticed(_ file: RuleFile) async throws {
        let unasked = try unnoticedByModel(file)
        let survivors = try await unnoticedByTables(unasked, file)

        let known = Set(SameMeaning.reasons[file, default: [:]].keys)
        let words = Set(survivors.map(\.words))
        #expect(words.count == survivors.count, "words tell each from the others")
        #expect(
            words.subtracting(known).sorted() == [], "each means something else, and nobody notices"
        )
        #expect(
            known.subtracting(words).sorted() == [], "each is noticed now, or is no slip any more")
    }

    private func unnoticedByModel(_ file: RuleFile) throws -> [Mutant] {
        var mutants = try file.mutants()
        for setting in try file.settings() {
            let proof = try RuleProof(
                of: setting.rules, in: setting.template, until: Deadline(by: { nil }))
            let swaps = mutants.map { RuleProof.Swap($0.original, for: $0.mutated) }
            let noticed = try proof.noticed(swaps, in: setting.rules)
            mutants = mutants.indices.filter { !noticed.contains($0) }.map { mutants[$0] }
        }
        return mutants
    }

    private func unnoticedByTables(
        _ mutants: [Mutant], _ file: RuleFile
    ) async throws -> [Mutant] {
        var open = mutants
        var cells: [[String]: AccessCell] = [:]
        for row in file.tables.flatMap({ AccessTable.about($0).rows }) {
            let action = EntityUID("Action", row.action.rawValue)
            let asked = open.filter { $0.concerns(action) }
            guard !asked.isEmpty else { continue }
            let cell =
                if let other = cells[row.circumstances] {
                    try AccessCell(row, beside: other)
                } else {
                    try await AccessCell(row)
                }
            cells[row.circumstances] = cell
            let noticed = try noticed(of: asked, file, by: AskedRow(cell))
            open.removeAll { noticed.contains($0.text) }
        }
        return open
    }

    /// Those of the slips that change the answer to one line.
    private func noticed(
        of mutants: [Mutant], _ file: RuleFile, by question: AskedRow
    ) throws -> Set<String> {
        guard file.decides(in: question.template) else { return [] }
        let rules = try HouseRules.shipped(for: question.template)
        #expect(try question.verdict(under: rules) == question.row.verdict)
        let noticed = try mutants.filter { mutant in
            let other = rules.replacing(mutant.policy, with: mutant.mutated)
            return try question.verdict(under: other) != question.row.verdict
        }
        return Set(noticed.map(\.text))
    }
}

extension AccessRow {
    /// What tells apart the families in which lines are asked.
    fileprivate var circumstances: [String] {
        ["\(home)", thing, state] + (thing == "themselves" ? [who] : [])
    }
}
