import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords

/// Whether what is less for children holds today already.
struct AtOnceOptions: ParsableArguments {
    @Flag(help: "What is less for children holds at once, and not from tomorrow on; with --why.")
    var now = false

    @Option(help: "Why it holds at once: the children read it.")
    var why: String?

    /// Why it holds at once; `nil` where it does not.
    func reason(in context: CommandContext) throws -> Note? {
        guard now else {
            guard why == nil else {
                throw Failure.usage(
                    "A reason is for what holds at once.", try: [context.line(with: "--now")])
            }
            return nil
        }
        return try context.neededReason(why, such: "TEXT")
    }
}

extension CommandContext {
    /// That what is less for children holds from a day on, and how it would at once.
    func remarks(from day: Day?, _ home: HouseholdText) -> [Phrase] {
        guard let day else { return [] }
        return [
            "That holds from \(home.dayWords(day)) on, and the children are told.",
            "At once: \(again(with: "--now", "--why")) \"TEXT\"",
        ]
    }
}
