import Household
import HouseholdService

extension DecisionView {
    /// How many of the nearest rules people are shown.
    private static let mostShown = 3

    /// The answer, and what the rules say to it.
    var lines: [TerminalText] {
        var lines: [TerminalText] = ["\(action): \(answer)"]
        if let say { lines.append("  \(say)") }
        if !policies.isEmpty { lines.append("  rules   \(policies.joined(separator: ", "))") }
        if !errors.isEmpty { lines.append("  failed  \(errors.joined(separator: ", "))") }
        if !allowed {
            let roles = whoMay.map(\.rawValue).joined(separator: ", ")
            lines.append("  who may \(roles.isEmpty ? "nobody" : roles)")
        }
        lines += because.flatMap(\.lines) + nearest.prefix(Self.mostShown).flatMap(\.lines)
        if nearest.count > Self.mostShown {
            lines.append("  and \(nearest.count - Self.mostShown) more, which --json shows")
        }
        return lines
    }

    private var answer: String {
        guard !depends else { return "it depends on the \(thing)" }
        return allowed ? "yes" : "no"
    }

    /// What the action is done to.
    private var thing: String {
        switch action.prefix(while: { $0 != "." }) {
        case "chore": "chore"
        case "reward": "reward"
        case "audit": "record"
        default: "person"
        }
    }
}

extension Reason {
    /// The name of the policy and what it says: all of it, or what keeps it from applying.
    fileprivate var lines: [TerminalText] {
        let words: String
        let heading: String
        switch obstacle {
        case nil: (heading, words) = ("says", brief)
        case .scope, .condition: (heading, words) = ("would allow it, but says", obstacleWords)
        case .error: (heading, words) = ("can't be answered where it says", obstacleWords)
        }
        return ["  \(policy) \(heading)"]
            + words.dedented.map { line in
                ("    \(line)" as TerminalText).verbatim
            }
    }

    /// What keeps it from applying, with the word of its condition before a part of that.
    private var obstacleWords: String {
        guard let part else { return clause ?? brief }
        return clause?.hasPrefix("unless") == true ? "unless \(part)" : "when \(part)"
    }
}

extension String {
    /// The lines, with what all but the first are indented by taken away.
    fileprivate var dedented: [Substring] {
        let lines = split(omittingEmptySubsequences: true, whereSeparator: \.isNewline)
        let indents = lines.dropFirst().map { $0.prefix { $0 == " " }.count }
        return lines.prefix(1) + lines.dropFirst().map { $0.dropFirst(indents.min() ?? 0) }
    }
}
