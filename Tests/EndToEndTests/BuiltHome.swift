import Foundation
import Glibc
import JSON
import Synchronization
import TestSupport

/// A home with the built program, every line of which is a program of its own that is told another time.
///
/// The library that `Scripts/months` makes tells it what clock and calendar show; how long the computer has been up is the
/// kernel's own to say, which it does by a namespace of time, so that timers fit and the program believes the clock.
final class BuiltHome: MonthHome {
    private let program: BuiltProgram
    private let receiver: Receiver
    /// When the last line was typed, in seconds since 1970.
    private let clock: Mutex<Int>

    /// When the family moves in: Saturday 21 November 2026, 17:00 in Berlin.
    private static let beginning = 1_795_276_800
    /// From one line to the next, longer than each takes.
    private static let pause = 5
    /// How many seconds it is later in Berlin in winter than in Greenwich.
    private static let offset = 3_600

    init() throws {
        program = try Chorus.inNewFolder()
        receiver = try Receiver()
        clock = Mutex(Self.beginning)
    }

    deinit { receiver.stop() }

    var arrived: [(person: String, text: String)] {
        receiver.messages.compactMap { message in
            guard let start = message.text.range(of: "\r\n\r\n")?.upperBound,
                let json = try? JSONValue(parsing: String(message.text[start...])),
                let topic = json["topic"]?.string, let text = json["message"]?.string,
                let person = topic.firstMatch(of: /home-([a-z]+)-/)?.1
            else { return nil }
            return (String(person), text)
        }
    }

    func topic(of person: String) -> String {
        receiver.address.replacing("/hook", with: "/home-\(person)-7f3k29") + " --allow-local"
    }

    func say(
        _ line: String, as person: String, typing input: [String],
        at moment: (day: String, hour: Int)?
    ) async throws -> Outcome {
        let now = try clock.withLock { clock in
            clock = max(clock + Self.pause, try moment.map(Self.seconds) ?? 0)
            return clock
        }
        let typed = line == "tick" ? "tick --allow-local" : line
        let said = try program.run(
            ["-c", typed], as: person, input: input.map { $0 + "\n" }.joined(),
            through: Self.launcher(at: now))
        return (said.output + (said.exit == 0 ? "" : said.messages), said.exit)
    }

    private static func seconds(_ moment: (day: String, hour: Int)) throws -> Int {
        let day = try Date(moment.day, strategy: .iso8601.year().month().day())
        return Int(day.timeIntervalSince1970) + moment.hour * 3_600 - offset
    }

    /// What starts a program for which it is so late.
    private static func launcher(at seconds: Int) -> [String] {
        let passed = String(seconds - beginning)
        let rights = geteuid() == 0 ? [] : ["--user", "--map-current-user"]
        let later = seconds - Int(Date().timeIntervalSince1970)
        let library = ProcessInfo.processInfo.environment["CHORUS_MONTHS"] ?? ""
        return ["/usr/bin/unshare"] + rights + [
            "--time", "--boottime", passed, "--monotonic", passed, "/usr/bin/env",
            "LD_PRELOAD=\(library)", "SECONDS_LATER=\(later)",
        ]
    }
}
