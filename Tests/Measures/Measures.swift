import ArgumentParser
import Glibc

/// Measures the program side by side with what it is compared to, and says whether it keeps its promises.
@main
struct Measures: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "measures", abstract: "Measures the built program, in a throw-away folder.")

    @Option(help: "The program to measure.")
    var program: String

    @Option(help: "A folder on the disk to measure on; what is made there is removed.")
    var folder = "/tmp"

    @Option(help: "How many questions the rules are asked.")
    var questions = 20_000

    @Option(help: "How many chores are done to see what a decision is part of.")
    var chores = 300

    @Option(help: "How often each list is shown.")
    var lists = 41

    @Option(help: "How many finished chores the small household has.")
    var small = 1_000

    @Option(help: "How many finished chores the large household has.")
    var large = 100_000

    @Option(help: "How many chores are to be done in both.")
    var open = 50

    @Option(help: "How many chores come back, of which lists and calendars are shown.")
    var recurring = 500

    @Option(help: "How many of their dates were done in the small household, at least.")
    var few = 2_000

    @Option(help: "How many of their dates were done in the large household, at least.")
    var many = 200_000

    @Option(help: "How often Taskwarrior lists its items, and this program its chores.")
    var rivals = 15

    @Option(help: "How many items there are to do in both.")
    var items = 1_000

    @Option(help: "How often somebody signs in.")
    var logins = 21

    @Option(help: "How often a hidden chore and one that is not there are asked for.")
    var pairs = 400

    @Option(help: "How often the books are checked.")
    var checks = 5

    @Option(help: "How many entries they have.")
    var entries = 100_000

    @Option(help: "How often the instructions of each command are counted.")
    var counts = 3

    @Option(help: "Another built program, whose instructions are counted beside them.")
    var baseline: String?

    @Option(help: "How often the program is killed.")
    var kills = 1_000

    func run() async throws {
        let scratch = try Scratch(in: folder)
        let report = Report()
        report.begin(load: Self.load())
        if questions > 0 {
            try await DecisionMeasure(questions: questions, chores: chores).run(
                in: scratch, to: report)
        }
        if lists > 0 { try measureLists(in: scratch, to: report) }
        if rivals > 0 {
            try TaskwarriorMeasure(
                program: program, runs: rivals, open: items, sizes: (small, large)
            ).run(in: scratch, to: report)
        }
        if logins > 0 {
            try LoginMeasure(program: program, runs: logins).run(in: scratch, to: report)
        }
        if pairs > 0 {
            try HiddenMeasure(program: program, pairs: pairs).run(in: scratch, to: report)
        }
        if checks > 0 {
            try VerifyMeasure(program: program, runs: checks, entries: entries).run(
                in: scratch, to: report)
        }
        if counts > 0 {
            try InstructionMeasure(program: program, baseline: baseline, runs: counts).run(
                in: scratch, to: report)
        }
        if kills > 0 {
            try KillMeasure(program: program, kills: kills).run(in: scratch, to: report)
        }
        report.end(load: Self.load())
        if !report.keepsPromises { throw ExitCode.failure }
    }

    private func measureLists(in scratch: Scratch, to report: Report) throws {
        try ListMeasure(program: program, runs: lists, sizes: (small, large), open: open).run(
            in: scratch, to: report)
        if recurring > 0 {
            try RecurringMeasure(
                program: program, runs: lists, sizes: (few, many), chores: recurring
            ).run(in: scratch, to: report)
        }
        if many > 0 {
            try PointsMeasure(program: program, runs: lists, entries: (few, many)).run(
                in: scratch, to: report)
        }
    }

    /// How many programs wanted to run in the last minute.
    private static func load() -> Double {
        var averages = [0.0]
        return unsafe getloadavg(&averages, 1) == 1 ? averages[0] : .nan
    }
}
