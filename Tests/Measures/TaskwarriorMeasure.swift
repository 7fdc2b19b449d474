import HouseholdModel

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

    /// What one round took.
    ///
    /// A machine that changes its speed does so for all of it, so that figures are compared within their round.
    fileprivate struct Round {
        var theirs = Sample()
        var small = Times()
        var large = Times()
    }

    func run(in scratch: Scratch, to report: Report) throws {
        guard let task = try Taskwarrior(in: scratch) else {
            return report.part("Taskwarrior is not installed: nothing to compare with")
        }
        try task.fill(open: open, finished: sizes.small)
        let small = try household(with: sizes.small, in: scratch)
        let large = try household(with: sizes.large, in: scratch)
        var rounds: [Round] = []
        for _ in 0...runs {
            var round = Round()
            let list = try round.theirs.time { try task.run(["list"]) }
            guard count(list) == open else {
                throw Meaningless("task list has \(count(list)) items")
            }
            try measure(small, &round.small)
            try measure(large, &round.large)
            rounds.append(round)
        }
        rounds.removeFirst()
        report.part("\(open) open chores, side by side with Taskwarrior \(try task.version())")
        report.line(
            "task list, \(open) open items", Sample(rounds.map(\.theirs)), per: 1e-3, "ms")
        tell(Times(rounds.map(\.small)), of: sizes.small, to: report)
        tell(Times(rounds.map(\.large)), of: sizes.large, to: report)
        compare(rounds, to: report)
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
    /// All of several rounds.
    fileprivate init(_ rounds: [Self]) {
        today = Sample(rounds.map(\.today))
        list = Sample(rounds.map(\.list))
        start = Sample(rounds.map(\.start))
        key = Sample(rounds.map(\.key))
    }
}

extension TaskwarriorMeasure {
    private func tell(_ times: Times, of finished: Int, to report: Report) {
        report.line("chorus today, \(finished) finished", times.today, per: 1e-3, "ms")
        report.line("chorus chore list, \(finished) finished", times.list, per: 1e-3, "ms")
        report.line("start to prompt, \(finished) finished", times.start, per: 1e-3, "ms")
        report.line("a key's echo, \(finished) finished", times.key, per: 1e-3, "ms")
    }

    private func compare(_ rounds: [Round], to report: Report) {
        func median(_ ratio: (Round) -> Double) -> Double {
            rounds.map(ratio).sorted()[rounds.count / 2]
        }
        let parts: [(String, KeyPath<Times, Sample>)] = [
            ("today", \.today), ("chore list", \.list), ("start to prompt", \.start),
        ]
        for (name, part) in parts {
            // A list of all that is open is no start of anybody's day: nothing is promised of it but that it is flat.
            if part != \.list {
                report.promise(
                    "\(name) by task list",
                    median { $0.small[keyPath: part].median / $0.theirs.median }, atMost: 0.5)
            }
            report.promise(
                "\(name), \(sizes.large) by \(sizes.small)",
                median { $0.large[keyPath: part].median / $0.small[keyPath: part].median },
                atMost: 1.2)
        }
        // A key's echo is so short that one large by another says nothing.
        report.promise(
            "a key's echo by task list", median { $0.large.key.median / $0.theirs.median },
            atMost: 0.5)
    }
}
