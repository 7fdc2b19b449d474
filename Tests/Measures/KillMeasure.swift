import HouseholdModel
import HouseholdDatabase

/// Whether everything that was acknowledged is there, whole, after the program was killed.
struct KillMeasure {
    let program: String
    let kills: Int

    private struct Count {
        var acknowledged = 0
        var lost = 0
        var half = 0
        var unacknowledged = 0
    }

    func run(in scratch: Scratch, to report: Report) throws {
        let home = try Home(in: scratch.folder())
        let chores = try home.addOpen(10, for: home.owner, to: home.save())
        let program = Program(at: program, in: home, as: home.owner.handle)
        let stream = Stream(chores: chores, home: home)
        var count = Count()
        var committed = 0
        for _ in 0..<kills {
            let acknowledged = try interrupt(program, stream, after: committed)
            let kept = try stream.read()
            count.acknowledged += acknowledged - committed
            count.lost += max(0, acknowledged - kept.commands)
            count.unacknowledged += kept.commands == acknowledged + 1 ? 1 : 0
            if kept.commands > acknowledged + 1 || !kept.isWhole { count.half += 1 }
            committed = kept.commands
        }
        try program.run(["audit", "verify"])
        report.part("Killed in the middle of a stream of done and undone")
        report.line("kills", "\(kills)")
        report.line("acknowledged commands", "\(count.acknowledged)")
        report.line("kills after a commit, before its answer", "\(count.unacknowledged)")
        report.promise("acknowledged commands that are lost", Double(count.lost), atMost: 0)
        report.promise("states that are half a command", Double(count.half), atMost: 0)
    }

    /// Sends commands, each after the answer to the one before, until the program is killed 2 to 20 ms after its
    /// first answer.
    ///
    /// - Returns: How many commands have been acknowledged, with the `done` ones from before.
    private func interrupt(
        _ program: Program, _ stream: Stream, after done: Int
    ) throws -> Int {
        let process = try program.start(["--json"])
        var (sent, acknowledged) = (done, done)
        var deadline = ContinuousClock.now + .seconds(60)
        while true {
            if sent == acknowledged {
                try process.send(stream.command(sent))
                sent += 1
            }
            guard let answer = process.read(until: deadline) else {
                throw Meaningless("\(stream.command(sent - 1)) ended with \(process.wait())")
            }
            if answer.isEmpty { break }
            if acknowledged == done {
                deadline = .now + .microseconds(.random(in: 2_000...20_000))
            }
            acknowledged += lines(answer)
        }
        process.kill()
        acknowledged += lines(process.readToEnd())
        process.wait()
        return acknowledged
    }

    private func lines(_ bytes: [UInt8]) -> Int {
        bytes.count { $0 == UInt8(ascii: "\n") }
    }
}

/// Commands without an end, of which each changes something: all chores are done, then all taken back.
private struct Stream {
    let chores: [Number]
    let home: Home
    private let recordsBefore: Int

    init(chores: [Number], home: Home) {
        (self.chores, self.home) = (chores, home)
        recordsBefore = chores.count
    }

    func command(_ index: Int) -> String {
        "\(isDoing(index) ? "done" : "undone") \(chores[index % chores.count])\n"
    }

    private func isDoing(_ index: Int) -> Bool {
        (index / chores.count).isMultiple(of: 2)
    }

    /// Which chores are done after so many commands.
    private func done(after commands: Int) -> Set<Number> {
        let (swept, rest) = (isDoing(commands), commands % chores.count)
        return Set(swept ? chores.prefix(rest) : chores.dropFirst(rest))
    }

    /// What the data file says: how many commands it holds, and whether all of it says the same.
    func read() throws -> (commands: Int, isWhole: Bool) {
        try HouseholdStore.open(at: home.file).read { facts in
            let books = try facts.verify(home.household.id)
            let sums = try facts.pointsSummary(of: home.owner.id, in: home.household.id)
            let done = try Set(
                facts.occurrences(
                    .everDone, in: home.household.id, home.calendar
                ).map(\.chore.number))
            let commands = books.audit - recordsBefore
            let isWhole =
                books.firstBad == nil && books.ledger == commands
                && done == self.done(after: commands) && sums.completed == done.count
                && sums.earned == done.count && sums.balance == done.count
            return (commands, isWhole)
        }
    }
}
