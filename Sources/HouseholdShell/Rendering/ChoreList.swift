import HouseholdModel
import HouseholdService
import HouseholdWords

/// Chores as people see them in a list.
struct ChoreList {
    let chores: [ChoreView]
    /// Those with what is folded away: much that is done already, or waits for an answer.
    private let all: [ChoreView]
    private let filter: ListChores.Filter
    let home: HouseholdText
    private let asker: AccountView?
    private let width: Int
    private let catalogue: Catalogue
    private let isPlain: Bool
    /// Whether a number alone says what is done.
    private let isEasy: Bool
    /// Whether a person reads it, and no program.
    private let isRead: Bool
    /// Whether the terminal shows more than ASCII.
    private let hasTicks: Bool
    /// What a child saves for.
    private var goal: GoalView?
    /// What comes next where nothing is to be done today.
    private var next: ChoreView?
    /// What a parent has promised and not handed over, the oldest of it, and what the reader owes others.
    private var owed: [Phrase] = []
    /// What others offer the reader.
    private var offers: [Phrase] = []

    init(
        _ all: [ChoreView], _ filter: ListChores.Filter = .open, showingDone: Bool = true,
        in context: CommandContext
    ) async {
        let all = filter == .today ? all.byUrgency : all
        self.all = all
        let isFolded = !showingDone && context.presenter.console.streams.outputIsTerminal
        chores = isFolded ? Self.folding(all) : all
        self.filter = filter
        width = context.presenter.width
        catalogue = context.presenter.language.catalogue
        isPlain = context.options.plain
        hasTicks = context.presenter.isUnicode
        isRead = context.presenter.console.streams.outputIsTerminal
        home = await HouseholdText(in: context)
        let asker = await context.session.account()
        self.asker = asker
        isEasy = context.isAtPrompt && context.presenter.settings.isOn(.easy, for: asker)
        if filter == .today, chores.isEmpty, !context.options.json {
            let open = ((try? await context.openChores()) ?? [])
                .filter { $0.state == .open }
            next = open.first { $0.due != nil } ?? open.first
        }
    }

    /// Today's chores, with what a child saves for and what a parent has promised.
    init(
        today request: ListChores, showingDone: Bool, in context: CommandContext
    ) async throws {
        let (chores, goal, promises, offered, dues) = try await context.answers(
            to: request, ShowGoal(), ListRequests(owed: true), ListChores(.offered), ListDues())
        await self.init(try chores.get(), .today, showingDone: showingDone, in: context)
        if isChilds { self.goal = try? goal.get() }
        offers = ((try? offered.get()) ?? []).offers(home)
        if asker?.role?.isGuardian == true { owed = ((try? promises.get()) ?? []).reminder(home) }
        owed += ((try? dues.get()) ?? []).reminder(home)
    }

    /// What is open, with what the reader owes.
    init(open request: ListChores, showingDone: Bool, in context: CommandContext) async throws {
        let (chores, dues) = try await context.answers(to: request, ListDues())
        await self.init(try chores.get(), .open, showingDone: showingDone, in: context)
        owed = ((try? dues.get()) ?? []).reminder(home)
    }

    var reply: Reply {
        guard !chores.isEmpty else { return Reply(all, above + [nothing] + folded + owed) }
        let table = table(of: chores)
        guard isPlain else { return Reply(all, table, above: above, below: below) }
        return Reply(all, table, saying: sentences(of: chores), above: above, below: below)
    }

    var lines: [Phrase] {
        guard !chores.isEmpty else { return above + [nothing] + below }
        return above + rows(of: chores) + below
    }

    /// Today as it is read aloud: what is left to do, by the numbers that are typed for it.
    var aloud: [Phrase] {
        let left = chores.filter { $0.state == .open && $0.excuse == nil }
        guard !left.isEmpty else { return above + [nothing] }
        return above
            + left.map { chore in
                let facts: [Phrase?] = [
                    "\(chore.number)", Phrase(verbatim: TerminalText.onOneLine(chore.title).plain),
                    isChilds ? nil : who(chore), chore.due?.time.map { "by \($0.description)" },
                ]
                let said = TerminalText.spoken(facts.compactMap(\.self), in: catalogue)
                return Phrase(verbatim: said.plain)
            }
    }

    /// The first few rows, that of one chore among them, and how much more there is behind which line.
    func beginning(_ most: Int, with number: Number? = nil, more line: String) -> [Phrase] {
        guard !chores.isEmpty else { return [nothing] }
        var shown = Array(chores.prefix(most))
        if let own = chores.first(where: { $0.number == number }),
            !shown.contains(where: { $0.number == number })
        {
            shown[shown.count - 1] = own
        }
        let rest = counted.count - shown.count
        return rows(of: shown) + [rest == 0 ? summary : "\(rest) more: \(line)"]
    }

    /// The rows as lines, for whoever sees or hears them.
    private func rows(of chores: [ChoreView]) -> [Phrase] {
        let rows =
            isPlain
            ? sentences(of: chores).map { TerminalText.spoken($0, in: catalogue) }
            : table(of: chores).lines(width: width, in: catalogue)
        return rows.map { Phrase(verbatim: $0.plain).preformatted }
    }

    /// How much of what is done is listed before it is only counted.
    private static let mostDone = 5
    /// How much of what waits for an answer is listed, the most urgent first, before the rest is only counted.
    private static let mostWaiting = 8

    /// Those that fit on a screen: what is to be done, so much of what waits, and what is done where nothing of what comes
    /// before it is left out.
    private static func folding(_ all: [ChoreView]) -> [ChoreView] {
        let isDoneShown =
            all.count { $0.state == .done } <= mostDone && all.count(where: \.waits) <= mostWaiting
        var waiting = 0
        return all.filter { chore in
            if chore.state == .done { return isDoneShown }
            guard chore.waits else { return true }
            waiting += 1
            return waiting <= mostWaiting
        }
    }

    /// What was said within a day before to what waits for an answer again.
    private var noes: [Phrase] {
        chores.compactMap { chore in
            chore.earlier.map {
                Phrase(verbatim: "\(chore.number): ") + home.nayWords($0.by, $0.at, $0.why)
            }
        }
    }

    /// How much is done, or waits for an answer, that is not listed.
    private var folded: [Phrase] {
        let done = all.count { $0.state == .done } - chores.count { $0.state == .done }
        let waiting = all.count - chores.count - done
        let lines: [Phrase?] = [
            waiting == 0 ? nil : "\(waiting) more wait for an OK (chore list --waiting).",
            done == 0 ? nil : "\(done) done today (today --all).",
        ]
        return lines.compactMap(\.self)
    }

    /// Those that are counted: what is listed, and what waits for an answer besides.
    private var counted: [ChoreView] {
        let isDoneShown = chores.contains { $0.state == .done }
        return isDoneShown ? all : all.filter { $0.state != .done }
    }

    /// How the reader is talked with.
    private var tone: SpeechLevel { asker?.tone ?? .grown }

    /// Whether a child reads it, who is told what is left to do and never what it missed.
    var isChilds: Bool { asker?.role == .child }

    private var above: [Phrase] {
        guard filter == .today, isChilds, let asker else { return offers }
        let own = all.filter { isOwn($0, of: asker.username) }
        let done = own.count { $0.isDone }
        let greeting = home.greeting(asker.name)
        return [own.isEmpty ? greeting : greeting + " " + "\(done) of \(own.count) done."] + offers
    }

    /// Whether it is for the reader to do, or was done by the reader.
    private func isOwn(_ chore: ChoreView, of reader: String) -> Bool {
        guard !chore.isDone else { return chore.doneBy == reader }
        let (people, turn) = (chore.assignees, chore.turn)
        return turn == reader || turn == nil && (people.isEmpty || people.contains(reader))
    }

    private var below: [Phrase] {
        guard filter == .today, isChilds else {
            return (chores.isEmpty ? [] : [summary]) + noes + folded + owed
        }
        var lines: [Phrase] = (tone == .grown && !chores.isEmpty ? [summary] : []) + folded
        if let asker { lines += all.help(for: asker.username, home) }
        if let goal {
            let bar = RewardView.bar(goal.balance, of: goal.points)
            lines.append("Saving for: \(goal.title)  \(bar)")
        }
        return lines + advice
    }

    /// What a child types next.
    var advice: [Phrase] {
        guard tone != .grown, let next = chores.first(where: isForNow) else { return [] }
        return [
            isEasy
                ? "Type  \(next.number)  when you finish."
                : "Type  done \(next.number)  when you finish."
        ]
    }

    /// Whether the reader can do it today: what comes back is for its own day.
    private func isForNow(_ chore: ChoreView) -> Bool {
        guard chore.state == .open, chore.excuse == nil, !chore.openToParents,
            chore.turn.map({ $0 == asker?.username })
                ?? (chore.mode == .anyone || isOnlyAskers(chore))
        else { return false }
        guard chore.repeats != nil, let today = home.today, let due = chore.due else { return true }
        return (chore.week?.from ?? due.day) <= today
    }

    private func isOnlyAskers(_ chore: ChoreView) -> Bool {
        chore.assignees == [asker?.username].compactMap(\.self)
    }

    private var nothing: Phrase {
        if let next {
            guard let due = next.due else {
                return "Nothing is due today. Any time: \(next.title)."
            }
            let when = home.left(of: next) ?? moment(due)
            return "Nothing is due today. Next: \(next.title), \(when)."
        }
        return switch filter {
        case .completed: "Nothing is finished yet."
        case .overdue: "Nothing is late."
        case .today: "Nothing is due today."
        case .soon: "Nothing is due in the next two days."
        case .waiting: "Nothing waits for an OK."
        case .offered: "Nobody offers you anything."
        case .paused: "Nothing rests."
        case .open, .mine, .all, .unassigned:
            isChilds
                ? "Nothing to do here. An idea? Say it with:  chore propose Water the plants"
                : home.isFamily && asker?.role?.isGuardian != true
                    ? "Nothing to do here. A parent can add more."
                    : "Nothing to do here. Add more with: chore add"
        }
    }

    private func table(of chores: [ChoreView]) -> Table {
        let columns = columns
        var table = Table(columns.map(\.column))
        for chore in chores { table.append(columns.map { $0.cell(chore) }) }
        return table
    }

    /// The columns with what stands in them; few for a child that is learning to read.
    private var columns: [(column: Table.Column, cell: (ChoreView) -> Table.Cell)] {
        let mandatory: [(column: Table.Column, cell: (ChoreView) -> Table.Cell)] = [
            (Table.Column("#", .trailing), { Table.Cell("\($0.number)") }),
            (Table.Column(""), { Table.Cell(mark(of: $0), style: style(of: $0)) }),
            (
                Table.Column("Chore", room: .stretched, width: 12),
                { Table.Cell(stored: $0.title, behind: picture(of: $0)) }
            ),
        ]
        let due: (column: Table.Column, cell: (ChoreView) -> Table.Cell) = (
            Table.Column("Due"), { Table.Cell(when($0), plain: plainDue($0), style: style(of: $0)) }
        )
        guard !isRead || tone != .simple else { return mandatory + [due] }
        return mandatory + [
            (Table.Column("Who"), { Table.Cell(who($0)) }), due,
            (
                Table.Column("Points", .trailing),
                { Table.Cell($0.points.map { "\($0)" } ?? "") }
            ),
        ] + (isRead ? (chores.contains { $0.repeats != nil } ? [rhythm] : []) : [rhythm, state])
    }

    /// Its picture, by which whoever learns to read knows it again; others see one that was chosen.
    private func picture(of chore: ChoreView) -> String? {
        guard !isPlain, hasTicks else { return nil }
        return isRead && tone == .simple ? chore.picture : chore.icon?.text
    }

    /// How often a chore comes back; what programs read has all of it.
    private var rhythm: (column: Table.Column, cell: (ChoreView) -> Table.Cell) {
        (
            Table.Column("Repeats", room: .dropped(1)),
            { chore in
                Table.Cell(chore.briefRhythm.map { "\(dates: $0)" } ?? "", plain: chore.repeats)
            }
        )
    }

    /// How far a chore is, in a word for programs.
    private var state: (column: Table.Column, cell: (ChoreView) -> Table.Cell) {
        (Table.Column("State"), { Table.Cell("\(plainState($0))") })
    }

    /// The mark repeats what the word beside it says.
    private func mark(of chore: ChoreView) -> Phrase {
        chore.state.mark(hasTicks: hasTicks)
            ?? (chore.excuse != nil ? "~" : isLate(chore) ? "!" : chore.note == nil ? "" : "?")
    }

    /// The colour repeats what the word says; red is for what went wrong.
    private func style(of chore: ChoreView) -> Style? {
        chore.state == .done ? .green : chore.waits ? .cyan : isLate(chore) ? .yellow : nil
    }

    func who(_ chore: ChoreView) -> Phrase {
        chore.doneBy.map { Phrase(verbatim: home.name($0)) } ?? home.who(chore)
    }

    private func plainDue(_ chore: ChoreView) -> String {
        chore.due.map { "\($0.day)\($0.time.map { "T\($0)" } ?? "")" } ?? ""
    }

    private func plainState(_ chore: ChoreView) -> String {
        chore.state != .open
            ? chore.state.rawValue
            : chore.excuse != nil ? "asked-off" : chore.late ? "late" : "open"
    }

    /// When it is to be done, and whether that comes first.
    private func when(_ chore: ChoreView) -> Phrase {
        let date = date(of: chore)
        guard chore.state == .open, chore.mustDo == true else { return date }
        return chore.due == nil && chore.note == nil && chore.excuse == nil
            ? "must-do" : "\(date), must-do"
    }

    private func date(of chore: ChoreView) -> Phrase {
        let isMine = waitsForAsker(chore)
        if let word = chore.state.word(forWhoAnswers: isMine) { return word }
        if chore.excuse != nil { return isMine ? "asks to skip it" : "asked, waiting" }
        guard let due = chore.due else {
            return chore.note == nil ? "" : "again"
        }
        let date = home.left(of: chore) ?? moment(due)
        if chore.late { return isChilds ? "still to do (\(date))" : "LATE, \(date)" }
        return chore.note == nil ? date : "again, \(date)"
    }

    private func isLate(_ chore: ChoreView) -> Bool { chore.late && !isChilds }

    /// Whether it is the reader who says OK: nobody does to what they did or proposed themselves.
    func waitsForAsker(_ chore: ChoreView) -> Bool {
        let other = chore.state == .proposed ? chore.createdBy : chore.doneBy
        return asker?.role?.checksOthers == true && other != asker?.username
    }

    private func moment(_ due: DueView) -> Phrase {
        let day = home.nearDate(due.day)
        return due.time.map { "\(day) \($0.description)" } ?? day
    }

    /// How many things wait for the reader's OK.
    var waitingForAsker: Int { chores.filter(\.waits).count(where: waitsForAsker) }

    private var summary: Phrase {
        let late = counted.count(where: isLate)
        let waiting = counted.filter(\.waits)
        let isAskers = waiting.allSatisfy(waitsForAsker)
        let parts: [Phrase?] = [
            "\(counted.count) chores", late == 0 ? nil : "\(late) late",
            waiting.isEmpty
                ? nil
                : isAskers
                    ? "\(waiting.count) waiting for your OK"
                    : "\(waiting.count) waiting for an OK",
        ]
        return "\(parts.compactMap(\.self).joined(separator: ", "))."
    }
}

extension ChoreView {
    /// Whether somebody has done it, also where a parent has yet to look.
    fileprivate var isDone: Bool { state == .done || state == .waiting }

    /// Whether somebody has yet to answer: it is done, proposed, or somebody asks to be excused.
    fileprivate var waits: Bool { [.waiting, .proposed].contains(state) || excuse != nil }
}

extension [ChoreView] {
    /// What is to be done, then what waits for an answer, then what is done; each as it came.
    fileprivate var byUrgency: [ChoreView] {
        filter { $0.state != .done && !$0.waits } + filter(\.waits) + filter { $0.state == .done }
    }
}
