import Household
import HouseholdService

/// Chores as people see them in a list.
struct ChoreList {
    private let chores: [ChoreView]
    private let filter: ListChores.Filter
    private let home: Home
    private let asker: AccountView?
    private let width: Int

    init(
        _ chores: [ChoreView], _ filter: ListChores.Filter = .open, in conversation: Conversation
    ) async {
        self.chores = chores
        self.filter = filter
        width = conversation.options.width ?? conversation.console.streams.width
        home = await Home(in: conversation)
        asker = await conversation.account()
    }

    var reply: Reply {
        guard !chores.isEmpty else { return Reply(chores, [nothing]) }
        return Reply(chores, table, below: [summary])
    }

    var lines: [TerminalText] {
        chores.isEmpty ? [nothing] : table.lines(width: width) + [summary]
    }

    private var nothing: TerminalText {
        switch filter {
        case .completed: "Nothing is finished yet."
        case .overdue: "Nothing is late."
        case .today: "Nothing is due today."
        case .soon: "Nothing is due in the next two days."
        case .waiting: "Nothing waits for an OK."
        case .paused: "Nothing rests."
        default:
            home.isFamily
                ? "Nothing to do here. A parent adds more with: chore add"
                : "Nothing to do here. Add more with: chore add"
        }
    }

    private var table: Table {
        var table = Table([
            Table.Column("#", .trailing), Table.Column(""),
            Table.Column("Chore", room: .stretched, width: 12),
            Table.Column("Who", room: .dropped(2)), Table.Column("Due"),
            Table.Column("Points", .trailing, room: .dropped(1)),
        ])
        for chore in chores {
            table.append([
                Table.Cell("\(chore.number)"), Table.Cell(mark(of: chore)),
                Table.Cell(stored: chore.title), Table.Cell(stored: who(chore)),
                Table.Cell(when(chore), plain: plainDue(chore)),
                Table.Cell(chore.points.map { "\($0)" } ?? ""),
            ])
        }
        return table
    }

    /// The mark repeats what the word beside it says.
    private func mark(of chore: ChoreView) -> TerminalText {
        switch chore.state {
        case "done": "x"
        case "waiting", "proposed": "~"
        case "skipped", "missed": "-"
        default: chore.excuse != nil ? "~" : chore.late ? "!" : chore.note == nil ? "" : "?"
        }
    }

    private func who(_ chore: ChoreView) -> String {
        chore.doneBy.map(home.name) ?? home.who(chore)
    }

    private func plainDue(_ chore: ChoreView) -> String {
        let due = chore.due.map { "\($0.day)\($0.time.map { "T\($0)" } ?? "")" } ?? ""
        let state =
            chore.state != "open"
            ? chore.state : chore.excuse != nil ? "asked-off" : chore.late ? "late" : ""
        return [state, due].filter { !$0.isEmpty }.joined(separator: " ")
    }

    private func when(_ chore: ChoreView) -> TerminalText {
        switch chore.state {
        case "open" where chore.excuse != nil:
            return waitsForAsker(chore) ? "asks to skip it" : "asked, waiting"
        case "open": break
        case "waiting": return waitsForAsker(chore) ? "done, your OK?" : "done, waiting"
        case "proposed": return waitsForAsker(chore) ? "proposed, OK?" : "proposed"
        default: return "\(chore.state)"
        }
        guard let due = chore.due, let day = Day(due.day) else {
            return chore.note == nil ? "" : "again"
        }
        let date = dayWords(day) + (due.time.map { " \($0)" } ?? "")
        return chore.late ? "LATE, \(date)" : chore.note == nil ? "\(date)" : "again, \(date)"
    }

    /// Whether it is the reader who says OK: nobody does to what they did or proposed themselves.
    private func waitsForAsker(_ chore: ChoreView) -> Bool {
        let other = chore.state == "proposed" ? chore.createdBy : chore.doneBy
        return asker?.role?.checksOthers == true && other != asker?.username
    }

    private func dayWords(_ day: Day) -> String {
        guard let today = home.today else { return day.description }
        switch day.dayNumber - today.dayNumber {
        case 0: return "today"
        case 1: return "tomorrow"
        case -1: return "yesterday"
        case 2...6: return "\(day.shortWeekday) \(day.date.day)"
        default: return day.description
        }
    }

    private var summary: TerminalText {
        let count = chores.count.counted("chore", "chores")
        let late = chores.count(where: \.late)
        let waiting = chores.filter {
            ["waiting", "proposed"].contains($0.state) || $0.excuse != nil
        }
        let whose = waiting.allSatisfy(waitsForAsker) ? "your" : "an"
        let parts = [
            count, late == 0 ? nil : "\(late) late",
            waiting.isEmpty ? nil : "\(waiting.count) waiting for \(whose) OK",
        ]
        return "\(parts.compactMap(\.self).joined(separator: ", "))."
    }
}

extension StringProtocol {
    /// The text with a capital letter at its beginning.
    var capitalized: String {
        prefix(1).uppercased() + dropFirst()
    }
}
