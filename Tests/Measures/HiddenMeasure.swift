import HouseholdModel

/// Whether a chore that is hidden can be told from one that is not there by how long the answer takes.
struct HiddenMeasure {
    let program: String
    let pairs: Int

    func run(in scratch: Scratch, to report: Report) throws {
        let home = try Home(in: scratch.folder())
        let numbers = try home.addOpen(8, for: home.children[1], to: home.save())
        try Program(at: program, in: home, as: home.owner.handle)
            .run(["household", "settings", "siblings", "off"])
        let child = Program(at: program, in: home, as: home.children[0].handle)
        report.part(
            "What is hidden and what is not there, \(pairs) pairs, wall time of the process")
        for words in [["chore", "show"], ["rules", "can", "chore.show"], ["done"]] {
            try compare(words, "\(numbers[3])", "999", as: child, report)
        }
        try compare(["chore", "show"], "wash the dishes", "dry the dishes", as: child, report)
    }

    /// Asks for both in turns, each first as often as the other.
    private func compare(
        _ words: [String], _ hidden: String, _ missing: String, as child: Program,
        _ report: Report
    ) throws {
        var (first, second, differences) = (Sample(), Sample(), Sample())
        var slower = 0
        for pair in 0..<pairs {
            let order = pair.isMultiple(of: 2) ? [hidden, missing] : [missing, hidden]
            let times = try order.map { ($0, try child.refuse(words + [$0])) }
            let taken = Dictionary(uniqueKeysWithValues: times)
            guard let one = taken[hidden], let other = taken[missing] else { continue }
            first.add(one)
            second.add(other)
            differences.add(one - other)
            slower += one > other ? 1 : 0
        }
        let title = (words + [hidden]).joined(separator: " ")
        report.line("\(title), hidden", first, per: 1e-3, "ms")
        report.line("\(title), not there", second, per: 1e-3, "ms")
        report.line("difference of a pair", differences, per: 1e-3, "ms")
        let share = 100 * Double(slower) / Double(pairs)
        report.promise(
            "pairs in which one is slower, beyond half", abs(share - 50), atMost: 10, " %")
    }
}
