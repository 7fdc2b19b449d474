import Household
import HouseholdService

/// Chores as people see them in a list.
struct ChoreList {
    let chores: [ChoreView]
    private let filter: ListChores.Filter
    let home: Home
    private let asker: AccountView?
    private let width: Int
    private let isPlain: Bool
    /// What a child saves for.
    private var goal: GoalView?
    /// What comes next where nothing is to be done today.
    private var next: ChoreView?

    init(
        _ chores: [ChoreView], _ filter: ListChores.Filter = .open, in conversation: Conversation
    ) async {
        self.chores = chores
        self.filter = filter
        width = conversation.options.width ?? conversation.console.streams.width
        isPlain = conversation.options.plain
        home = await Home(in: conversation)
        asker = await conversation.account()
        guard filter == .today, !conversation.options.json else { return }
        if isChilds { goal = try? await conversation.perform(ShowGoal()) }
        if chores.isEmpty {
            let open = ((try? await conversation.perform(ListChores(.open))) ?? [])
                .filter { $0.state == "open" }
            next = open.first { $0.due != nil } ?? open.first
        }
    }

    var reply: Reply {
        guard !chores.isEmpty else { return Reply(chores, above + [nothing]) }
        return Reply(chores, table, saying: sentences, above: above, below: below)
    }

    var lines: [TerminalText] {
        guard !chores.isEmpty else { return above + [nothing] + below }
        return above + (isPlain ? sentences : table.lines(width: width)) + below
    }

    /// Whether a child reads it, who is told what is left to do and never what it missed.
    var isChilds: Bool { asker?.role == .child }

    private var above: [TerminalText] {
        guard filter == .today, isChilds, let asker else { return [] }
        let done = chores.count { $0.state == "done" || $0.state == "waiting" }
        let count: TerminalText = chores.isEmpty ? "" : " \(done) of \(chores.count) done."
        return ["\(home.greeting), \(asker.name)." + count]
    }

    private var below: [TerminalText] {
        guard filter == .today, isChilds else { return chores.isEmpty ? [] : [summary] }
        var lines: [TerminalText] = []
        if let goal {
            lines.append(
                "Saving for: \(goal.title)  " + RewardView.bar(goal.balance, of: goal.points))
        }
        return lines + advice
    }

    /// What a child types next.
    var advice: [TerminalText] {
        chores.first { $0.state == "open" }
            .map { ["Type  done \($0.number)  when you finish."] } ?? []
    }

    private var nothing: TerminalText {
        if let next {
            guard let due = next.due, let day = Day(due.day) else {
                return "Nothing is due today. Any time: \(next.title)."
            }
            let time = due.time.map { " \($0)" } ?? ""
            return "Nothing is due today. Next: \(next.title), \(dayWords(day))\(time)."
        }
        return switch filter {
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
        default: chore.excuse != nil ? "~" : isLate(chore) ? "!" : chore.note == nil ? "" : "?"
        }
    }

    func who(_ chore: ChoreView) -> String {
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
        if chore.late { return isChilds ? "still to do (\(date))" : "LATE, \(date)" }
        return chore.note == nil ? "\(date)" : "again, \(date)"
    }

    private func isLate(_ chore: ChoreView) -> Bool { chore.late && !isChilds }

    /// Whether it is the reader who says OK: nobody does to what they did or proposed themselves.
    func waitsForAsker(_ chore: ChoreView) -> Bool {
        let other = chore.state == "proposed" ? chore.createdBy : chore.doneBy
        return asker?.role?.checksOthers == true && other != asker?.username
    }

    func dayWords(_ day: Day) -> String {
        guard let today = home.today else { return day.description }
        switch day.dayNumber - today.dayNumber {
        case 0: return "today"
        case 1: return "tomorrow"
        case -1: return "yesterday"
        case 2...6: return "\(day.shortWeekday) \(day.date.day)"
        default: return day.description
        }
    }

    /// How many chores are late, and how many things wait for the reader's OK.
    var concerns: (late: Int, waiting: Int) {
        (chores.count(where: isLate), chores.filter(waits).count(where: waitsForAsker))
    }

    private func waits(_ chore: ChoreView) -> Bool {
        ["waiting", "proposed"].contains(chore.state) || chore.excuse != nil
    }

    private var summary: TerminalText {
        let count = chores.count.counted("chore", "chores")
        let late = chores.count(where: isLate)
        let waiting = chores.filter(waits)
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
