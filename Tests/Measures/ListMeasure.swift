import HouseholdModel

/// Whether a list takes longer for a family that has used the program for years.
struct ListMeasure {
    let program: String
    let runs: Int
    let sizes: (small: Int, large: Int)
    let open: Int

    func run(in scratch: Scratch, to report: Report) throws {
        let small = try household(with: sizes.small, in: scratch)
        let large = try household(with: sizes.large, in: scratch)
        var (bare, first, second) = (Sample(), Sample(), Sample())
        for round in 0...runs {
            var times = (Sample(), Sample(), Sample())
            _ = try times.0.time { try small.run(["--version"]) }
            let shown = try times.1.time { try small.run(["chore", "list", "--json"]) }
            let same = try times.2.time { try large.run(["chore", "list", "--json"]) }
            guard count(shown) == open, count(same) == open else {
                throw Meaningless("the lists have \(count(shown)) and \(count(same)) chores")
            }
            guard round > 0 else { continue }
            bare = Sample([bare, times.0])
            first = Sample([first, times.1])
            second = Sample([second, times.2])
        }
        report.part("One chore list --json, \(open) open chores, wall time of the process")
        report.line("chorus --version", bare, per: 1e-3, "ms")
        report.line("with \(sizes.small) finished chores", first, per: 1e-3, "ms")
        report.line("with \(sizes.large) finished chores", second, per: 1e-3, "ms")
        report.promise("large by small", second.median / first.median, atMost: 1.2)
    }

    private func household(with finished: Int, in scratch: Scratch) throws -> Program {
        let home = try Home(in: scratch.folder())
        let store = try home.save()
        try home.addFinished(finished, perDay: 55, to: store)
        try home.addOpen(open, to: store)
        return Program(at: program, in: home, as: home.owner.handle)
    }

    private func count(_ document: [UInt8]) -> Int {
        String(decoding: document, as: UTF8.self).split(separator: #""number":"#).count - 1
    }
}
