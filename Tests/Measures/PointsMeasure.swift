import HouseholdModel
import HouseholdDatabase

/// Whether points, ranks and badges take longer to show for a family with a thick book: both do as much in a
/// month, one of them for years.
struct PointsMeasure {
    let program: String
    let runs: Int
    let entries: (few: Int, many: Int)

    func run(in scratch: Scratch, to report: Report) throws {
        let small = try household(with: entries.few, in: scratch)
        let large = try household(with: entries.many, in: scratch)
        report.part(
            "A book of \(entries.few) and of \(entries.many) entries, wall time of the process")
        for words in [["points", "show"], ["leaderboard", "week"], ["badge", "list"]] {
            try compare(words, small, large, report)
        }
    }

    private func compare(
        _ words: [String], _ small: Program, _ large: Program, _ report: Report
    ) throws {
        var (first, second) = (Sample(), Sample())
        for round in 0...runs {
            var times = (Sample(), Sample())
            let shown = try times.0.time { try small.run(words + ["--json"]) }
            let alike = try times.1.time { try large.run(words + ["--json"]) }
            guard shown.count > 60, alike.count > 60 else {
                throw Meaningless("\(words) shows \(shown.count) and \(alike.count) bytes")
            }
            guard round > 0 else { continue }
            first = Sample([first, times.0])
            second = Sample([second, times.1])
        }
        let title = words.joined(separator: " ")
        report.line("\(title), few", first, per: 1e-3, "ms")
        report.line("\(title), many", second, per: 1e-3, "ms")
        report.promise("large by small", second.median / first.median, atMost: 1.2)
    }

    /// A family with a reward that counts since the beginning, so that every entry has moved its progress.
    private func household(with entries: Int, in scratch: Scratch) throws -> Program {
        let home = try Home(in: scratch.folder())
        let store = try home.save()
        try home.addReward(to: store)
        try home.addFinished(entries, perDay: 60, to: store)
        return Program(at: program, in: home, as: home.children[0].handle)
    }
}

extension Home {
    fileprivate func addReward(to store: HouseholdStore) throws {
        guard let value = RewardValue(1_000_000) else { throw Meaningless("no such reward") }
        try store.write { transaction in
            try transaction.add(
                Reward(
                    id: ids.next(), household: household.id,
                    number: try transaction.nextRewardNumber(in: household.id),
                    title: try Title("A house"), details: nil, value: value,
                    kind: .milestone(.fromNow), audience: .children, createdBy: owner.id,
                    createdAt: Self.now()))
        }
    }
}
