import HouseholdModel

/// Whether what is to come takes longer to show for a family whose chores have come back for years.
struct RecurringMeasure {
    let program: String
    let runs: Int
    let sizes: (small: Int, large: Int)
    let chores: Int

    func run(in scratch: Scratch, to report: Report) throws {
        let small = try household(with: sizes.small, in: scratch)
        let large = try household(with: sizes.large, in: scratch)
        report.part("\(chores) chores that come back, wall time of the process")
        for words in [["chore", "list", "--json"], ["chore", "calendar", "--month", "--json"]] {
            try compare(words, small, large, report)
        }
    }

    private func compare(
        _ words: [String], _ small: Family, _ large: Family, _ report: Report
    ) throws {
        var (first, second) = (Sample(), Sample())
        for round in 0...runs {
            var times = (Sample(), Sample())
            let shown = try times.0.time { try small.program.run(words) }
            let alike = try times.1.time { try large.program.run(words) }
            guard isEnough(shown), isEnough(alike), isAlike(shown.count, alike.count) else {
                throw Meaningless("\(words) shows \(shown.count) and \(alike.count) bytes")
            }
            guard round > 0 else { continue }
            first = Sample([first, times.0])
            second = Sample([second, times.1])
        }
        let title = words.dropLast().joined(separator: " ")
        report.line("\(title), \(small.past) past dates", first, per: 1e-3, "ms")
        report.line("\(title), \(large.past) past dates", second, per: 1e-3, "ms")
        report.promise("large by small", second.median / first.median, atMost: 1.2)
    }

    private func isEnough(_ document: [UInt8]) -> Bool {
        String(decoding: document, as: UTF8.self).split(separator: #""number":"#).count > chores
    }

    /// Rules that were begun on other days differ by a date or two in a month.
    private func isAlike(_ one: Int, _ other: Int) -> Bool {
        abs(one - other) * 20 < one
    }

    private struct Family {
        let program: Program
        let past: Int
    }

    private func household(with past: Int, in scratch: Scratch) throws -> Family {
        let home = try Home(in: scratch.folder())
        let done = try home.addRecurring(chores, past: past, to: home.save())
        return Family(program: Program(at: program, in: home, as: home.owner.handle), past: done)
    }
}
