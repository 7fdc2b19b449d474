import Household

/// Whether the program answers as fast as one that keeps a plain list of as many items, and goes on doing so.
struct TaskwarriorMeasure {
    let program: String
    let runs: Int
    let open: Int
    let sizes: (small: Int, large: Int)

    /// What took how long with one number of finished chores.
    fileprivate struct Times {
        var today = Sample()
        var list = Sample()
        var start = Sample()
        var key = Sample()
    }

    func run(in scratch: Scratch, to report: Report) throws {
        guard let task = try Taskwarrior(in: scratch) else {
            return report.part("Taskwarrior is not installed: nothing to compare with")
        }
        try task.fill(open: open, finished: sizes.small)
        let small = try household(with: sizes.small, in: scratch)
        let large = try household(with: sizes.large, in: scratch)
        var theirs = Sample()
        var ours = (Times(), Times())
        for round in 0...runs {
            var (one, first, second) = (Sample(), Times(), Times())
            let list = try one.time { try task.run(["list"]) }
            guard count(list) == open else {
                throw Meaningless("task list has \(count(list)) items")
            }
            try measure(small, &first)
            try measure(large, &second)
            guard round > 0 else { continue }
            theirs = Sample([theirs, one])
            ours.0.add(first)
            ours.1.add(second)
        }
        report.part("\(open) open chores, side by side with Taskwarrior \(try task.version())")
        report.line("task list, \(open) open items", theirs, per: 1e-3, "ms")
        tell(ours.0, of: sizes.small, to: report)
        tell(ours.1, of: sizes.large, to: report)
        compare(ours, with: theirs, to: report)
    }

    private func household(with finished: Int, in scratch: Scratch) throws -> Program {
        let home = try Home(in: scratch.folder())
        let store = try home.save()
        try home.addFinished(finished, perDay: 55, to: store)
        try home.addOpen(open, to: store)
        return Program(at: program, in: home, as: home.owner.handle)
    }

    private func measure(_ program: Program, _ times: inout Times) throws {
        _ = try times.today.time { try program.run(["today"]) }
        let list = try times.list.time { try program.run(["chore", "list"]) }
        guard count(list) == open else {
            throw Meaningless("chore list has \(count(list)) chores")
        }
        let terminal = try times.start.time {
            let terminal = try TerminalProgram(program)
            try terminal.wait(for: "# ")
            return terminal
        }
        for letter in "chore list" {
            try times.key.time {
                try terminal.type(String(letter))
                try terminal.wait(for: String(letter))
            }
        }
        try terminal.type("\u{15}quit\r")
        terminal.end()
    }

    private func count(_ output: [UInt8]) -> Int {
        String(decoding: output, as: UTF8.self).split(separator: "Wash the dishes").count - 1
    }
}

// MARK: - The figures

extension TaskwarriorMeasure.Times {
    fileprivate mutating func add(_ other: Self) {
        today = Sample([today, other.today])
        list = Sample([list, other.list])
        start = Sample([start, other.start])
        key = Sample([key, other.key])
    }
}

extension TaskwarriorMeasure {
    private func tell(_ times: Times, of finished: Int, to report: Report) {
        report.line("chorus today, \(finished) finished", times.today, per: 1e-3, "ms")
        report.line("chorus chore list, \(finished) finished", times.list, per: 1e-3, "ms")
        report.line("start to prompt, \(finished) finished", times.start, per: 1e-3, "ms")
        report.line("a key's echo, \(finished) finished", times.key, per: 1e-3, "ms")
    }

    private func compare(_ ours: (Times, Times), with theirs: Sample, to report: Report) {
        let parts: [(String, KeyPath<Times, Sample>)] = [
            ("today", \.today), ("chore list", \.list), ("start to prompt", \.start),
        ]
        for (name, part) in parts {
            let (small, large) = (ours.0[keyPath: part].median, ours.1[keyPath: part].median)
            // A list of all that is open is no start of anybody's day: nothing is promised of it but that it is flat.
            if part != \.list {
                report.promise("\(name) by task list", small / theirs.median, atMost: 0.5)
            }
            report.promise("\(name), \(sizes.large) by \(sizes.small)", large / small, atMost: 1.2)
        }
        // A key's echo is so short that one large by another says nothing.
        report.promise("a key's echo by task list", ours.1.key.median / theirs.median, atMost: 0.5)
    }
}
