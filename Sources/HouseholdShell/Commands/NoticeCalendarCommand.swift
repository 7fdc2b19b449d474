import ArgumentParser
import Foundation
import HouseholdModel
import HouseholdService
import ICalendar

extension NoticeCommand {
    struct Calendar: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "calendar",
            abstract: "Write what comes for you as a calendar for other programs.",
            discussion: """
                The file has your dates of the next three months (RFC 5545), those with a time with an alarm an hour \
                before. Google and Home Assistant ignore alarms of such files: they are no reminder there. \
                tick writes it anew when something happened, and each day.
                """)

        static let card = CommandCard(
            asks: [.showCalendar, .keepCalendar], names: .nothing, kind: .changes)

        @Argument(help: "What the calendar is to be called; - writes it here.")
        var file: String?

        @Flag(help: "To-dos in place of events.")
        var todo = false

        @Flag(help: "Only write it now; what was kept up to date stays so.")
        var once = false

        @Flag(help: "Write none any more; the one that is there stays.")
        var stop = false

        @Option(name: .customLong("for"), help: "One of your children.")
        var person: String?

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            guard !stop else { return try await stopKeeping(in: context) }
            let path = try context.file(file, example: "notice calendar chores.ics")
            let whole = URL(filePath: path).standardizedFileURL.path
            let (calendar, mark, view) = try await calendar(in: context)
            let text = calendar.text
            let count = calendar.components.count { $0.name != .timeZone }
            let summary = WrittenCalendarView(
                file: path, entries: count, from: view.from, to: view.to)
            guard path != "-" else {
                return Reply(
                    summary,
                    text.split(separator: "\r\n").map { Phrase(verbatim: $0).preformatted })
            }
            let name = Phrase(verbatim: path)
            let file = CalendarFile(path: whole)
            try file.check(marked: mark)
            let kept =
                once
                ? nil
                : try await context.perform(
                    KeepCalendar(at: whole, hasToDos: todo, for: person))
            guard !context.options.dryRun else {
                return Reply(summary, ["Would be written: \(name)"])
            }
            try file.write(text, marked: mark)
            let before = kept?.before.map { Phrase(verbatim: $0) }
            return Reply(
                summary,
                ["Written: \(name)"]
                    + (kept != nil ? [untilStopped(mark.handle)] : [])
                    + (before.map { ["No more kept up to date: \($0)"] } ?? []))
        }

        /// That it is kept, and how that ends for that member.
        private func untilStopped(_ handle: String) -> Phrase {
            guard person != nil else {
                return "Kept up to date by chorus tick, until: notice calendar --stop"
            }
            return
                "Kept up to date by chorus tick, until: notice calendar --stop --for \(Phrase(verbatim: handle))"
        }

        private func stopKeeping(in context: CommandContext) async throws -> Reply {
            let kept = try await context.perform(KeepCalendar(at: nil, for: person))
            guard let path = kept.before else {
                return Reply(kept, ["No calendar was kept up to date."])
            }
            return Reply(kept, ["No more kept up to date: \(Phrase(verbatim: path))"])
        }

        private func calendar(
            in context: CommandContext
        ) async throws -> (component: CalendarComponent, mark: CalendarMark, view: CalendarView) {
            let (account, home) = try await context.atHome()
            let name = person ?? account.username
            let view = try await context.perform(ShowCalendar(.quarter, for: name))
            guard let member = home.person(called: name) else {
                throw Failure(.notFound(.person, name))
            }
            let mark = CalendarMark(handle: member.handle, household: account.household ?? "")
            let calendar = MemberCalendar(
                of: view, as: todo ? .toDos : .events,
                called: ["Chorus", member.name].joined(separator: " "),
                for: mark, in: home.zone, at: context.session.clock.now())
            return (calendar.component, mark, view)
        }
    }
}
