import HouseholdModel
import HouseholdService
import HouseholdWords
import QuickAdd

/// What several pasted lines would be that became one line of commands.
enum PastedWhole {
    case chore, reward, wish
    /// Something else that changes what is there, or nothing that is known.
    case command

    /// What comes of a line; `nil` where it only shows something, which is run as it stands.
    init?(_ line: String) {
        guard let words = try? Tokenizer.words(in: line).map(\.text) else { return nil }
        let command = ShortForms.parted(ShortForms.longForm(of: words)).words
        switch CommandHelp(startOf: command).words {
        case ["add"], ["chore", "add"], ["chore", "propose"]: self = .chore
        case ["reward", "add"]: self = .reward
        case ["reward", "propose"]: self = .wish
        default:
            let isKnown = command.first.map(ChorusCommand.isKnown) ?? true
            if isKnown, ChorusCommand.onlyShows(words) { return nil }
            self = .command
        }
    }

    /// That one of it would come of so many lines; where a list can be brought in, of that too.
    func message(about count: Int, bringsIn: Bool) -> Phrase {
        switch (self, bringsIn) {
        case (.chore, true):
            """
            You pasted \(count) lines, and that would be one chore. Add them one after the other, \
            or all of them as a list.
            """
        case (.chore, false):
            "You pasted \(count) lines, and that would be one chore. Add them one after the other."
        case (.reward, true):
            """
            You pasted \(count) lines, and that would be one reward. Add them one after the other, \
            or all of them as a list.
            """
        case (.reward, false):
            "You pasted \(count) lines, and that would be one reward. Add them one after the other."
        case (.wish, _):
            "You pasted \(count) lines, and that would be one wish. Say them one after the other."
        case (.command, _):
            """
            You pasted \(count) lines, and that would be one command. Type them one after the other.
            """
        }
    }

    /// The code of the refusal.
    var code: String {
        switch self {
        case .chore: "add.several-lines"
        case .reward, .wish, .command: "line.several-lines"
        }
    }

    /// What can be typed instead.
    func attempts(bringsIn: Bool) -> [String] {
        switch self {
        case .chore: ["add TITLE"] + (bringsIn ? ["data import chores.csv --dry-run"] : [])
        case .reward:
            ["reward add TITLE --cost POINTS"]
                + (bringsIn ? ["data import rewards.csv --dry-run"] : [])
        case .wish: ["wish TITLE"]
        case .command: []
        }
    }
}

extension Failure {
    /// Several lines were pasted where one is asked for; they may stand ready as one, should that be meant.
    static func severalLines(_ count: Int, isReady: Bool) -> Failure {
        let message: Phrase = "You pasted \(count) lines, and one is asked for here."
        return Failure(
            Explanation(
                "answer.several-lines", .usage,
                isReady ? message + " " + "If one is meant, press Enter." : message))
    }
}
