import ArgumentParser
import HouseholdModel
import HouseholdService

/// What a chore is like, in options.
struct DetailOptions: ParsableArguments {
    @Option(help: "Its picture, one emoji; without it, it is guessed from the title.")
    var icon: String?

    @Option(help: "More about it.")
    var description: String?

    @Option(help: "A step that has to be ticked first; several times for several.")
    var step: [String] = []

    @Option(help: "A word by which it is found; several times for several.")
    var tag: [String] = []

    @Option(
        help: """
            If it is not done in time: keep (it stays open, for all its points), close (it is over, \
            as missed) or "1 after 24h" (it stays open, and brings 1 point once 24 hours late).
            """)
    var overdue: String?

    @Option(
        help: """
            Whether a parent looks at it: none, always, sample 5 for one in five, or earned (until \
            there were ten OKs in a row; after a no, five).
            """)
    var approval: String?

    @Option(
        help: """
            When whoever is to do it is reminded by a message: how long before, or at which times of \
            that day, such as 30m,18:00; or none.
            """)
    var remind: String?

    /// Says of a new chore what it is like.
    func describe(_ draft: inout AddChore, in context: CommandContext) throws {
        draft.icon = try icon.map { try context.text(Icon.self, $0, "picture") }
        draft.details = try description.map {
            try context.text(Note.self, $0, "description")
        }
        draft.checklist = try checklist(in: context)
        draft.tags = try context.tags(tag)
        draft.overdue = try overduePolicy() ?? .keep
        draft.approval = try approval.map { try context.approval($0) }
        draft.reminders = try remind.map { try context.reminders($0) }
    }

    /// The steps, or `nil` where none are named.
    func checklist(in context: CommandContext) throws -> Checklist? {
        try context.checklist(step)
    }

    /// What becomes of a date that was not done in time.
    func overduePolicy() throws -> Overdue? {
        try overdue.map { text in
            let words = text.lowercased().replacing("points ", with: "").replacing(
                "point ", with: "")
            guard let overdue = Overdue(words) else {
                throw ServiceError.value(
                    field: "overdue",
                    expected: "keep, close, or points and hours such as \"1 after 24h\"")
            }
            return overdue
        }
    }
}

extension CommandContext {
    /// Steps to be ticked, or `nil` where there are none.
    func checklist(_ steps: [String]) throws -> Checklist? {
        guard !steps.isEmpty else { return nil }
        let steps = try steps.map { try text(Title.self, $0, "step") }
        guard let checklist = Checklist(steps) else {
            throw ServiceError.value(
                field: "the steps", expected: "1 to 20, each unlike the others")
        }
        return checklist
    }

    /// Tags, each once; several may stand in one word, with commas between.
    func tags(_ words: [String]) throws -> [Tag] {
        let listed = words.flatMap { $0.split(separator: ",") }
        return Set(try listed.map { try tag(String($0)) }).sorted()
    }

    /// A word by which chores are found, and by which house rules tell rewards apart.
    func tag(_ word: String) throws -> Tag {
        guard let tag = Tag(word) else {
            throw ServiceError.value(
                field: "a tag", expected: "one word of letters and digits: kitchen")
        }
        return tag
    }
}
