package import HouseholdModel
package import HouseholdService
import HouseholdWords

/// One way to understand a line behind `add`.
package struct QuickAddReading: Hashable, Sendable {
    /// What is to be done.
    package let title: String
    /// The picture that stood before it.
    package let icon: Icon?
    /// Whose it is to be.
    package let whose: QuickAddWhose
    /// When.
    package let timing: Chore.Timing
    /// The words that say when, as `--due` or `--every` takes them; `nil` where nothing does.
    package let when: String?
    /// What it is worth, where that was said.
    package let points: Int?
    /// The words by which it is found, each once.
    package let tags: [Tag]
    /// Whether only whose it is and the parents see it.
    package let isPrivate: Bool
    /// Whether it comes before what is nice.
    package let isMustDo: Bool
    /// What has to be said about it, such as that a month is shorter than the day that was named.
    package let note: Phrase?
}

// MARK: - The chore

extension QuickAddReading {
    /// The chore that is to be added, called `title`; `person` is whose it is where nothing says that.
    package func draft(called title: Title, for person: String? = nil) -> AddChore {
        var draft = AddChore(
            title: title, for: whose.people ?? person.map { .one($0) },
            worth: points.flatMap(ChoreValue.init), timing: timing,
            isPrivate: isPrivate)
        draft.icon = icon
        draft.isMustDo = isMustDo
        draft.tags = tags.sorted()
        return draft
    }
}

extension QuickAddWhose {
    /// The same for the household, which finds everybody by what commands call them.
    fileprivate var people: ChorePeople? {
        switch self {
        case .anyone: nil
        case .one(let person): .one(person.handle)
        case .each(let people): .each(people.map(\.handle))
        case .together(let people): .together(people.map(\.handle))
        case .turns(let people): .turns(people.map(\.handle), .inOrder, .occurrence)
        }
    }
}

// MARK: - The long form

extension QuickAddReading {
    /// The command that does the same, word by word: `chore`, `add`, `Take out trash`, `--to`, `mia`.
    ///
    /// People read it and may type it; what is added is the ``draft(called:)``.
    package var arguments: [String] {
        command(
            "add",
            whose.arguments + timingArguments + (isPrivate ? ["--private"] : [])
                + (isMustDo ? ["--must-do"] : []) + (points.map { ["--points", "\($0)"] } ?? [])
                + lookArguments)
    }

    /// The picture and the words by which it is found.
    private var lookArguments: [String] {
        (icon.map { ["--icon", $0.text] } ?? [])
            + tags.flatMap { tag in
                tag.description.hasPrefix("-") ? ["--tag=\(tag)"] : ["--tag", tag.description]
            }
    }

    /// A command for chores with the title and options.
    private func command(_ verb: String, _ options: [String]) -> [String] {
        // A title that begins like an option comes last, where no options can be.
        guard title.hasPrefix("-") else { return ["chore", verb, title] + options }
        return ["chore", verb] + options + ["--", title]
    }

    private var timingArguments: [String] {
        guard let when else { return [] }
        return if case .repeating = timing { ["--every", when] } else { ["--due", when] }
    }

    /// The command that does the same, as people type it.
    package var longForm: String { typed(arguments) }

    /// The command with which the same is proposed to those who decide, and who are told in `note` what they decide
    /// alone.
    package func proposal(noting note: String?) -> String {
        let options =
            timingArguments + lookArguments + (note.map { ["--description", $0] } ?? [])
        return options.isEmpty && !title.hasPrefix("-")
            ? "chore propose \(title)" : typed(command("propose", options))
    }

    private func typed(_ arguments: [String]) -> String {
        arguments.map { $0 == title ? $0.quoted : $0.quotedIfNeeded }.joined(separator: " ")
    }
}
