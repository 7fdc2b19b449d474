import Dispatches
import Synchronization
import TestSupport
import Testing

/// A home on a stage, whose clock is set.
struct StagedHome: MonthHome {
    private let stage: Stage

    init() throws {
        stage = try Stage()
    }

    var arrived: [(person: String, text: String)] {
        stage.phones.arrived.withLock(\.self).compactMap { dispatch in
            guard case .ntfy(let url, _) = dispatch.way,
                let person = url.firstMatch(of: /home-([a-z]+)-/)?.1
            else { return nil }
            return (String(person), dispatch.message.text)
        }
    }

    func topic(of person: String) -> String { "home-\(person)-7f3k29" }

    func say(
        _ line: String, as person: String, typing input: [String],
        at moment: (day: String, hour: Int)?
    ) async throws -> Outcome {
        var clock = ""
        // In Berlin it is an hour later than in Greenwich, all winter.
        if let moment {
            let hour = String(moment.hour - 1)
            clock = "@\(moment.day)T\(hour.count < 2 ? "0" : "")\(hour):00 "
        }
        let typed = input.map { "\n\(person)< \($0)" }.joined()
        let story = try Transcript("\(clock)\(person)> \(line)\(typed)", name: line)
        let outcome = try await stage.outcome(of: try #require(story.steps.first))
        let complaints = outcome.exit == 0 ? "" : outcome.messages
        return (outcome.results + complaints, outcome.exit)
    }
}
