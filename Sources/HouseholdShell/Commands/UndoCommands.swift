import ArgumentParser
import Household
import HouseholdService

struct UndoCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "undo", abstract: "Take back what you changed last.",
        discussion: "Nobody else's changes, and only while nothing later builds on them.")

    @Flag(help: "List what you can take back, and do again.")
    var list = false

    @OptionGroup var options: GlobalOptions

    func run(in conversation: Conversation) async throws -> Reply {
        guard !list else { return try await listed(in: conversation) }
        let view = try await conversation.takeBack()
        guard let view else { return Reply(view, ["Nothing to take back."]) }
        return Reply(view, view.lines(again: false))
    }

    private func listed(in conversation: Conversation) async throws -> Reply {
        let entries = try await conversation.perform(ListUndo())
        guard !entries.isEmpty else { return Reply(entries, ["Nothing to take back."]) }
        let home = await Home(in: conversation)
        var table = Table([
            Table.Column("When"), Table.Column("What"), Table.Column("On", room: .stretched),
            Table.Column("How"),
        ])
        for entry in entries {
            table.append([
                Table.Cell("\(home.wallTime(entry.at))", plain: entry.at),
                Table.Cell("\(entry.operation)"), Table.Cell(entry.on),
                Table.Cell(entry.redo ? "redo" : "undo"),
            ])
        }
        return Reply(entries, table)
    }
}

struct RedoCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "redo", abstract: "Do again what you took back last with undo.")

    @OptionGroup var options: GlobalOptions

    func run(in conversation: Conversation) async throws -> Reply {
        let view = try await conversation.perform(TakeBack(again: true))
        guard let view else { return Reply(view, ["Nothing to do again."]) }
        return Reply(view, view.lines(again: true))
    }
}

extension Conversation {
    /// Takes back what was changed last; something before it only after asking.
    fileprivate func takeBack() async throws -> TakenBackView? {
        let before = TakeBack(passingOthers: true)
        if options.yes { return try await perform(before) }
        do throws(Failure) {
            return try await perform(TakeBack())
        } catch {
            guard error.explanation.code == "undo.not-last", canAsk else { throw error }
            complain(text(error.explanation.message))
            guard let view = try await rehearse(before) else { throw error }
            try await confirm("Take back what was before it? \(view.plan)")
            return try await perform(before)
        }
    }

    /// What was done, and that it can be taken back.
    func offeringUndo(_ lines: [Phrase], _ isChange: Bool = true) -> [Phrase] {
        isChange && !options.dryRun ? lines + ["Changed your mind? undo"] : lines
    }
}

extension TakenBackView {
    /// What was taken back or done again, and how things are now.
    fileprivate func lines(again: Bool) -> [Phrase] {
        guard !chores.isEmpty else {
            return [
                again
                    ? "Done again: \(change(of: thing, again))"
                    : "Taken back: \(change(of: thing, again))"
            ]
        }
        let lines = chores.map { chore -> Phrase in
            let state =
                isAboutState ? chore.words : change(of: "\"\(chore.title)\"", again)
            return again ? "Done again: \(state)" : "Taken back: \(state)"
        }
        guard points != 0, let last = lines.last else { return lines }
        let sum: Phrase = points > 0 ? "+\(points.inPoints)" : "\(points.inPoints)"
        return lines.count == 1 ? [last + " " + "(\(sum))"] : lines + ["\(sum) in all."]
    }

    /// How things would be after it.
    fileprivate var plan: Phrase { lines(again: false).joined(separator: " ") }

    private func change(of thing: Phrase, _ again: Bool) -> Phrase {
        again ? "\(thing) is changed again." : "\(thing) is as it was before."
    }

    /// Whether how far a chore has come says what was done to it.
    private var isAboutState: Bool {
        !["chore.edit", "chore.move", "chore.claim", "chore.unclaim"].contains(operation)
    }

    private var thing: Phrase {
        switch operation {
        case "household.settings": "the setting of the household"
        case "privacy.set": "what others see of \(on)"
        case "profile.edit": "the profile of \(on)"
        default: on
        }
    }
}

extension TakenBackView.Chore {
    fileprivate var words: Phrase {
        switch state {
        case "open": "\"\(title)\" is open again."
        case "waiting": "\"\(title)\" waits for an OK."
        case "done": "\"\(title)\" is done."
        case "skipped": "\"\(title)\" is skipped."
        case "paused": "\"\(title)\" rests."
        case "proposed": "\"\(title)\" is proposed."
        default: "\"\(title)\" is deleted."
        }
    }
}
