import Foundation
import HouseholdShell
import TestSupport
import Testing

@Suite("A calendar file that is kept")
struct CalendarKeepingTests {
    @Test("is written anew once something happened, and each day, until it is stopped")
    func isKept() async throws {
        let stage = try await Family.stage()
        let path = stage.folder.appending(path: "mia.ics").path
        let story = """
            @2026-11-21T16:10 mia> notice calendar \(path)
            Written: \(path)
            Kept up to date by chorus tick, until: notice calendar --stop
            @2026-11-21T16:11 anna> tick
            Messages sent: 0.
            Calendars written: 1.
            @2026-11-21T16:12 anna> tick
            Messages sent: 0.
            @2026-11-21T16:13 anna> chore add Zebra --to mia --due tomorrow
            ...
            @2026-11-21T16:14 anna> tick
            Messages sent: 0.
            Calendars written: 1.
            @2026-11-22T16:15 anna> tick
            Messages sent: 0.
            Calendars written: 1.
            @2026-11-22T16:16 anna> tick
            Messages sent: 0.
            mia> notice calendar --stop
            ...
            @2026-11-22T16:17 anna> chore add Gnu --to mia --due tomorrow
            ...
            @2026-11-22T16:18 anna> tick
            Messages sent: 0.

            """

        #expect(try await Player(stage).play(Transcript(story, name: "kept")) > 0)

        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(text.contains("SUMMARY:Zebra\r\n") && !text.contains("Gnu"))
        #expect(text.contains("DTSTAMP:20261122T1615"))
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
        #expect(mode as? Int == 0o600)
    }

    /// What lies where the calendar was, when it is to be written again.
    enum Other: CaseIterable {
        case text, link, folder, noFolder
    }

    @Test("is written over nothing else, and that is said", arguments: Other.allCases)
    func spares(_ other: Other) async throws {
        let stage = try await Family.stage()
        let folder = stage.folder.appending(path: "calendars")
        let (path, precious) = (
            folder.appending(path: "mia.ics").path, stage.folder.appending(path: "precious").path
        )
        let files = FileManager.default
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        #expect(await stage.say("notice calendar \(path)", as: "mia").exit == 0)
        try files.copyItem(atPath: path, toPath: precious)
        try files.removeItem(atPath: path)
        let calendar = try String(contentsOfFile: precious, encoding: .utf8)
        switch other {
        case .text: try "precious".write(toFile: path, atomically: true, encoding: .utf8)
        case .link: try files.createSymbolicLink(atPath: path, withDestinationPath: precious)
        case .folder:
            try files.createDirectory(atPath: path, withIntermediateDirectories: false)
        case .noFolder: try files.removeItem(at: folder)
        }

        let outcome = await stage.say("tick")

        #expect(outcome.exit == 0)
        #expect(outcome.results.contains("Calendars that could not be written: 1."))
        #expect(try String(contentsOfFile: precious, encoding: .utf8) == calendar)
        if other == .text {
            #expect(try String(contentsOfFile: path, encoding: .utf8) == "precious")
        }
        #expect(await stage.say("notice calendar \(path)", as: "mia").exit != 0)
    }

    @Test("is not laid over that of somebody else, kept or not")
    func isOwn() async throws {
        let stage = try await Family.stage()
        let (kept, once) = ("kept.ics", "once.ics")
        let paths = [kept, once].map { stage.folder.appending(path: $0).path }
        #expect(await stage.say("notice calendar \(paths[0])").exit == 0)
        #expect(await stage.say("notice calendar \(paths[1]) --once").exit == 0)
        let before = try paths.map { try String(contentsOfFile: $0, encoding: .utf8) }

        for path in paths {
            #expect(await stage.say("notice calendar \(path)", as: "mia").exit != 0)
            #expect(await stage.say("notice calendar \(path) --once", as: "mia").exit != 0)
        }

        #expect(try paths.map { try String(contentsOfFile: $0, encoding: .utf8) } == before)
        #expect(
            await stage.say("notice calendar --stop", as: "mia").results.hasPrefix("No calendar"))
        try FileManager.default.removeItem(atPath: paths[0])
        #expect(await stage.say("notice calendar \(paths[0])", as: "mia").exit == 65)
    }

    @Test("is kept for a member no more who left")
    func endsWithMember() async throws {
        let stage = try await Family.stage()
        let path = stage.folder.appending(path: "max.ics").path
        #expect(await stage.say("notice calendar \(path)", as: "max").exit == 0)
        #expect(
            await stage.say("child remove max --confirm Max").exit == 0)
        try FileManager.default.removeItem(atPath: path)

        #expect(await stage.say("tick").results == "Messages sent: 0.\n")
        #expect(!FileManager.default.fileExists(atPath: path))
    }
}
