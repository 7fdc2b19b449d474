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
        try compareTicks(small, large, report)
    }

    /// How long it takes to find out that nothing is to be sent, where everybody is reminded of everything.
    private func compareTicks(_ small: Family, _ large: Family, _ report: Report) throws {
        var (bare, first, second) = (Sample(), Sample(), Sample())
        for family in [small, large] {
            guard
                String(decoding: try family.program.run(Self.tick), as: UTF8.self).contains(
                    "failed\":")
            else { throw Meaningless("tick says nothing") }
        }
        for round in 0...runs {
            var times = (Sample(), Sample(), Sample())
            _ = try times.0.time { try small.program.run(["--version"]) }
            _ = try times.1.time { try small.program.run(Self.tick) }
            _ = try times.2.time { try large.program.run(Self.tick) }
            guard round > 0 else { continue }
            bare = Sample([bare, times.0])
            first = Sample([first, times.1])
            second = Sample([second, times.2])
        }
        report.line("chorus --version", bare, per: 1e-3, "ms")
        report.line("tick, \(small.past) past dates", first, per: 1e-3, "ms")
        report.line("tick, \(large.past) past dates", second, per: 1e-3, "ms")
        report.promise("large by small", second.median / first.median, atMost: 1.2)
        report.promise("tick", second.median * 1_000, atMost: 30, "ms")
    }

    private static let tick = ["tick", "--json"]

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
        let store = try home.save()
        let done = try home.addRecurring(chores, past: past, to: store)
        try home.addChannels(to: store)
        return Family(program: Program(at: program, in: home, as: home.owner.handle), past: done)
    }
}
