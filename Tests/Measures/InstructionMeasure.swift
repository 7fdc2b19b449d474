import Foundation

/// How many instructions the commands take that a family types most: a figure that is the same whatever else the
/// machine does, so that a few parts in a hundred are seen.
struct InstructionMeasure {
    let program: String
    /// Another program that is asked the same.
    let baseline: String?
    let runs: Int

    /// The commands, and how many millions each may take in a household of so many chores: 1.05 of what they took before house
    /// rules knew the day.
    private static let parts = [
        (chores: 20, limits: [(["today"], 65.6), (["chore", "list"], 60.1)]),
        (chores: 300, limits: [(["today"], 65.6), (["chore", "list"], 158.3)]),
    ]

    func run(in scratch: Scratch, to report: Report) throws {
        guard let counter = InstructionCounter() else {
            return report.part("Valgrind is not installed: no instructions are counted")
        }
        report.part("Instructions of one command, in millions")
        let ours = try Family(program, in: scratch)
        let theirs = try baseline.map { try Family($0, in: scratch) }
        for (chores, limits) in Self.parts {
            try ours.grow(to: chores)
            try theirs?.grow(to: chores)
            for (words, limit) in limits {
                let title = "\(words.joined(separator: " ")), \(chores) chores"
                let count = try counter.count(words, of: ours, runs: runs)
                report.promise(title, count, atMost: limit)
                guard let theirs else { continue }
                let other = try counter.count(words, of: theirs, runs: runs)
                report.figure("the same of the baseline", other)
                report.figure("by the baseline's", count / other)
            }
        }
    }

    /// A family at its beginning, made by the program that is measured: another one may keep other data.
    fileprivate final class Family {
        let program: Program
        let folder: String
        private var chores = 0

        init(_ path: String, in scratch: Scratch) throws {
            folder = try scratch.folder()
            program = Program(at: path, in: folder)
            try program.run(
                [
                    "register", "--username", "anna", "--name", "Anna", "--password-stdin",
                    "--reveal",
                ], input: "quiet river lamp seven\n")
            try type([
                "household create Smith home --zone Europe/Berlin", "child add Mia",
                "child add Max",
            ])
        }

        /// Adds chores until there are so many.
        func grow(to count: Int) throws {
            try type((chores + 1...count).map(Self.line))
            chores = count
            let shown = try program.run(["chore", "list", "--json"])
            let listed = String(decoding: shown, as: UTF8.self).split(separator: #""number":"#)
            guard listed.count - 1 == count else {
                throw Meaningless("the list has \(listed.count - 1) chores, and not \(count)")
            }
        }

        private func type(_ lines: [String]) throws {
            try program.run([], input: lines.map { $0 + "\n" }.joined())
        }

        private static func line(adding number: Int) -> String {
            let chore = "chore add \"Chore \(number)\" --points"
            return switch number {
            case ...12: "\(chore) \(number) --to mia --every day"
            case ...20: "\(chore) 3 --to anna --every \"mon, wed and fri\""
            default: "\(chore) 3 --to mia --due tomorrow"
            }
        }
    }
}

/// Valgrind, if it is installed.
private struct InstructionCounter {
    private let path: String

    /// Finds it where the system's programs are.
    init?() {
        let places = ["/usr/bin/valgrind", "/usr/local/bin/valgrind"]
        guard let path = places.first(where: FileManager.default.isExecutableFile) else {
            return nil
        }
        self.path = path
    }

    /// How many millions a command takes; it has run before, so that nothing is done for the first time.
    func count(_ words: [String], of family: InstructionMeasure.Family, runs: Int) throws -> Double
    {
        try family.program.run(words)
        let counts = try (0..<runs).map { _ in try count(words, of: family) }
        return counts.sorted()[runs / 2]
    }

    private func count(_ words: [String], of family: InstructionMeasure.Family) throws -> Double {
        let log = "\(family.folder)/valgrind.log"
        let counted = Program(at: path, like: family.program)
        try counted.run(
            [
                "--tool=callgrind", "--callgrind-out-file=/dev/null", "--log-file=\(log)",
                family.program.path,
            ] + words)
        let told = try String(contentsOfFile: log, encoding: .utf8)
        guard let line = told.split(separator: "\n").last(where: { $0.contains("Collected") }),
            let number = line.split(separator: " ").last.flatMap({ Double($0) })
        else { throw Meaningless("valgrind says nothing of \(words.joined(separator: " "))") }
        return number / 1e6
    }
}
