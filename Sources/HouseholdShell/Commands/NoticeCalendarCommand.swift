import ArgumentParser
import FileHandling
import Glibc
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
                It is as of now: write it again to renew it.
                """)

        static let card = CommandCard(asks: [.showCalendar], names: .nothing, kind: .shows)

        @Argument(help: "What the calendar is to be called; - writes it here.")
        var file: String?

        @Flag(help: "To-dos in place of events.")
        var todo = false

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let path = try context.file(file, example: "notice calendar chores.ics")
            let (calendar, view) = try await calendar(in: context)
            let text = calendar.text
            let count = calendar.components.count { $0.name != .timeZone }
            let summary = WrittenCalendarView(
                file: path, entries: count, from: view.from, to: view.to)
            guard path != "-" else {
                return Reply(
                    summary,
                    text.split(separator: "\r\n").map { Phrase(verbatim: $0).preformatted })
            }
            if !context.options.dryRun { try Self.write(Array(text.utf8), to: path) }
            let name = Phrase(verbatim: path)
            return Reply(
                summary,
                [context.options.dryRun ? "Would be written: \(name)" : "Written: \(name)"])
        }

        private func calendar(
            in context: CommandContext
        ) async throws -> (component: CalendarComponent, view: CalendarView) {
            guard let asker = await context.session.asker(), let account = asker.own?.account,
                let home = asker.home
            else { throw Failure(.account(.notSignedIn)) }
            let view = try await context.perform(
                ShowCalendar(.quarter, for: account.username))
            let calendar = MemberCalendar(
                of: view, as: todo ? .toDos : .events,
                called: ["Chorus", account.name].joined(separator: " "),
                for: account.username, in: home.zone, at: context.session.clock.now())
            return (calendar.component, view)
        }

        /// Writes the file for its owner alone; it takes the place of an older one of ours, and of nothing else.
        private static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
            do throws(FileError) {
                guard let status = try? FileStatus(of: path) else {
                    return try Folders.addFile(path, bytes)
                }
                guard status.kind == .file, try isOurs(path) else { throw FileError(path, EEXIST) }
                let name = path.split(separator: "/").last.map(String.init) ?? path
                try OpenFile(Folders.parent(of: path), O_RDONLY).replace(name, with: bytes)
            } catch {
                guard error.code == EEXIST else {
                    throw Failure(.dataFile(.cannotCreate(path: path, reason: error.reason)))
                }
                throw Failure(
                    Explanation(
                        "data.taken", .conflict,
                        "There is a file \(path) already that is no calendar of Chorus. Nothing was written over it."
                    ))
            }
        }

        private static func isOurs(_ path: String) throws(FileError) -> Bool {
            let front = Array(MemberCalendar.front.utf8)
            let file = try OpenFile(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
            return try file.read(upTo: front.count) == front
        }
    }
}

/// A calendar that was written, as `written_calendar` in JSON.
struct WrittenCalendarView: Codable, Sendable {
    let file: String
    /// How many events or to-dos are in it.
    let entries: Int
    /// The first day.
    let from: Day
    /// The last day.
    let to: Day
}
