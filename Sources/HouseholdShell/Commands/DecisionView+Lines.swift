import HouseholdModel
import HouseholdService
import HouseholdWords

extension DecisionView {
    /// How many of the nearest rules people are shown.
    private static let mostShown = 3

    /// The sentence of the rules, and who may, for those who read no rules; where `role` is among them, it
    /// was not for that.
    func brief(for role: Role?) -> [Phrase] {
        let isOwn = whoMay.contains { $0 == role }
        let able: [Phrase] = whoMay.isEmpty || isOwn ? [] : ["Who may: \(roles)."]
        return [Phrase(message: say ?? "The rules do not allow that.")] + able
    }

    private var roles: Phrase {
        whoMay.map { Phrase(message: $0.rawValue) }.joined(separator: ", ")
    }

    /// The answer, and what the rules say to it.
    func lines(in context: CommandContext) async -> [Phrase] {
        let account = await context.session.account()
        let home = await HouseholdText(in: context)
        var pass = pass
        if pass == nil, !allowed, account?.role == .helper {
            // It may be that nothing is left of it by which the rules could decide.
            pass = try? await context.perform(ShowPass()).pass
        }
        return lines(pass.map { $0.reason(home, isOwn: $0.member == account?.username) })
    }

    private func lines(_ pass: Phrase?) -> [Phrase] {
        var lines: [Phrase] = ["\(action.rawValue): \(answer)"]
        if let say { lines.append("  \(Phrase(message: say))") }
        if let pass { lines.append("  \(pass)") }
        if !policies.isEmpty { lines.append("  rules   \(policies.joined(separator: ", "))") }
        if !errors.isEmpty { lines.append("  failed  \(errors.joined(separator: ", "))") }
        if !allowed {
            lines.append("  who may \(roles.isEmpty ? "nobody" : roles)")
        }
        lines += because.flatMap(\.lines) + nearest.prefix(Self.mostShown).flatMap(\.lines)
        if nearest.count > Self.mostShown {
            lines.append("  and \(nearest.count - Self.mostShown) more, which --json shows")
        }
        return lines
    }

    private var answer: Phrase {
        guard depends else { return allowed ? "yes" : "no" }
        return switch action.rawValue.prefix(while: { $0 != "." }) {
        case "chore": "it depends on the chore"
        case "reward": "it depends on the reward"
        case "audit": "it depends on the record"
        default: "it depends on the person"
        }
    }
}

extension Reason {
    /// The name of the policy and what it says: all of it, or what keeps it from applying.
    fileprivate var lines: [Phrase] {
        let words = obstacle == nil ? brief : obstacleWords
        let heading: Phrase =
            switch obstacle {
            case nil: "  \(policy) says"
            case .scope, .condition: "  \(policy) would allow it, but says"
            case .error: "  \(policy) can't be answered where it says"
            }
        return [heading] + words.dedented.map { line in ("    \(line)" as Phrase).preformatted }
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
