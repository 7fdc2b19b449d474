import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords
import ICalendar
import QuickAdd

extension AbsenceCommand {
    struct Import: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "import",
            abstract:
                "Bring in when somebody is away from a calendar, such as a school's holidays.",
            discussion: """
                Each event of the file (iCalendar, .ics) that is not over becomes an absence, with its name as the \
                note; what is there already is left as it is. All of it is brought in, or nothing.
                Examples: absence import holidays.ics --dry-run    absence import trip.ics --for mia,max
                """)

        static let card = CommandCard(
            asks: [.addAbsence], names: .nothing, kind: .changes)

        @Argument(help: "The calendar; - reads it from the input.")
        var file: String?

        @Option(
            name: .customLong("for"), help: "Who is away: mia,max; by default all children.")
        var people: String?

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let example = "absence import holidays.ics --dry-run"
            let path = try context.file(file, example: example)
            // Asked before the file is read: what is wrong with it would tell a child at a parent's shell what is in it.
            try await context.checkMayBringIn()
            let moment = try await context.moment()
            let handles = try await handles(on: moment.now.day, in: context)
            let bytes = try await context.importedFile(at: path, example: example)
            let name = path == "-" ? nil : path.split(separator: "/").last.map(String.init)
            let absences = try Self.absences(in: bytes, at: moment, of: name)
            let all = handles.flatMap { handle in
                absences.items.map { NewAbsence(handle: handle, item: $0) }
            }
            let known = try await context.perform(ListAbsences(all: true))
            let new = all.withoutRepeats(of: known)
            let most = AddAbsence.mostAtOnce
            guard new.count <= most else {
                throw Failure.value("At most \(most) absences are added at once.")
            }
            let added = new.isEmpty ? [] : try await context.perform(new.map(\.operation))
            let view = ImportedAbsencesView(
                added: added, known: all.count - new.count, over: absences.overCount,
                cancelled: absences.cancelledCount)
            let lines = view.lines(await HouseholdText(in: context))
            return Reply(view, added.isEmpty ? lines : context.offeringUndo(lines))
        }

        /// How programs call those who are away, once it is known that whoever asks may say so of them.
        private func handles(on day: Day, in context: CommandContext) async throws -> [String] {
            let names = try await names(in: context)
            var handles: [String] = []
            for name in names {
                let handle = try await context.rehearse(AddAbsence(of: name, from: day)).member
                if !handles.contains(handle) { handles.append(handle) }
            }
            return handles
        }

        private func names(in context: CommandContext) async throws -> [String] {
            let named: [String]
            if let people {
                named = PeopleOptions.names(people)
            } else {
                named = try await context.perform(ShowHousehold()).members
                    .filter { $0.role == .child }.map { $0.username ?? $0.name }
            }
            guard !named.isEmpty else {
                throw Failure.usage("Who is away?", try: ["absence import holidays.ics --for anna"])
            }
            return named
        }

        private static func absences(
            in bytes: [UInt8], at moment: QuickAddMoment, of file: String?
        ) throws -> CalendarAbsences {
            do {
                let calendars = try CalendarReader().calendars(in: bytes)
                return try CalendarAbsences(
                    CalendarEvent.all(in: calendars), in: moment.zone, today: moment.now.day)
            } catch let error as CalendarSyntaxError {
                throw Failure([error.listProblem], of: file)
            } catch let problems as CalendarProblems {
                throw Failure(problems.all, of: file)
            }
        }
    }
}

/// An absence by an event, before it is added.
private struct NewAbsence {
    let handle: String
    let item: CalendarAbsences.Item

    var operation: AddAbsence {
        var add =
            switch item.days {
            case .once(let days):
                AddAbsence(of: handle, from: days.lowerBound, to: days.upperBound)
            case .again(let days): AddAbsence(of: handle, again: days)
            }
        add.note = item.note
        return add
    }

    /// Whose it is, when and why, which is the same of one that is there already.
    var key: [String] {
        let days =
            switch item.days {
            case .once(let days): [days.lowerBound.description, days.upperBound.description]
            case .again(let days): [days.schedule.rule.description, "\(days.length)"]
            }
        return [handle] + days + [item.note?.text ?? ""]
    }
}

extension AbsenceView {
    /// Whose it is, when and why; where it repeats, the day on which it began is no part of that.
    fileprivate var key: [String] {
        let ends = [from.description, to?.description ?? ""]
        let days = rrule.map { [$0, "\(self.days ?? 1)"] } ?? ends
        return [member] + days + [note ?? ""]
    }
}

extension [NewAbsence] {
    /// Those that are not there already, each once.
    fileprivate func withoutRepeats(of known: [AbsenceView]) -> [NewAbsence] {
        var keys = Set(known.map(\.key))
        return filter { keys.insert($0.key).inserted }
    }
}

/// What came of a calendar, as `imported_absences` in JSON.
struct ImportedAbsencesView: Codable, Sendable {
    let added: [AbsenceView]
    /// How many were there already.
    let known: Int
    /// How many events are over.
    let over: Int
    /// How many events were called off.
    let cancelled: Int
}

extension ImportedAbsencesView {
    /// Each absence, and what was left out.
    fileprivate func lines(_ home: HouseholdText) -> [Phrase] {
        var lines = added.map { absence -> Phrase in
            let who = home.name(absence.member)
            return absence.note.map { "\(who) is away \(absence.span(home)): \($0)" }
                ?? "\(who) is away \(absence.span(home))."
        }
        if added.isEmpty { lines.append("Nothing is added.") }
        if known > 0 { lines.append("\(known) are there already.") }
        if over > 0 { lines.append("\(over) events are over.") }
        if cancelled > 0 { lines.append("\(cancelled) events were called off.") }
        return lines
    }
}
