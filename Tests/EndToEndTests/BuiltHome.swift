import Foundation
import JSON
import TestSupport

/// A home with the built program, every line of which is a program of its own that is told another time by `faketime`.
struct BuiltHome: MonthHome {
    private let program: BuiltProgram
    private let receiver: Receiver
    /// When the family moves in, a Saturday.
    private static let beginning = (day: "2026-11-21", hour: 17)
    /// What tells a program another time, from Debian's package of that name.
    static let clock = "/usr/bin/faketime"

    init() throws {
        program = try Chorus.inNewFolder()
        receiver = try Receiver()
    }

    /// Lets no message in any more.
    func leave() { receiver.stop() }

    var arrived: [(person: String, text: String)] {
        receiver.messages.compactMap { message in
            guard let body = message.text.split(separator: "\r\n\r\n", maxSplits: 1).last,
                let json = try? JSONValue(parsing: String(body)),
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
        let (day, hour) = moment ?? Self.beginning
        let typed = line == "tick" ? "tick --allow-local" : line
        let said = try program.run(
            ["-c", typed], as: person, input: input.map { $0 + "\n" }.joined(),
            through: [Self.clock, "\(day) \(hour):00:00"])
        return (said.output + (said.exit == 0 ? "" : said.messages), said.exit)
    }
}
