import HouseholdModel
package import HouseholdService

/// A rule in words that are made from its text.
package struct RuleTelling: Hashable, Sendable {
    /// The sentence; what there are no words for stands in it in Cedar.
    package let text: String
    /// Whether there is no Cedar in it.
    package let isWhole: Bool

    /// Tells what a rule says to people at home, who know the members by their names.
    package init(
        _ reading: RuleReading, naming people: [HouseMember], in language: Language
    ) {
        let teller = RuleTeller(reading, naming: people, in: language)
        text = teller.text
        isWhole = teller.isWhole
    }
}

/// What a rule is told with.
struct RuleTeller {
    let reading: RuleReading
    let tongue: any RuleTongue
    let names: [String: String]
    let subject: RuleSubject

    init(_ reading: RuleReading, naming people: [HouseMember], in language: Language) {
        self.reading = reading
        tongue = language.telling
        names = Dictionary(people.map { ($0.id.rawValue, $0.name) }) { first, _ in first }
        var name = ""
        switch reading.people {
        case .somebody(let id): name = names[id] ?? Self.member(id)
        case .unknown(let cedar): name = "`\(cedar)`"
        case .everybody, .group, .members, .withoutHousehold, .visitors, .program, .holder: break
        }
        subject = tongue.subject(reading.people, called: name)
    }

    var text: String {
        let frame = tongue.frame(for: subject, forbids: reading.forbids)
        let text =
            frame.replacing("{subject}", with: subject.text)
            .replacing("{deeds}", with: deeds.joined) + conditions + "."
        return text.prefix(1).uppercased() + text.dropFirst()
    }

    /// Whether nothing is told in Cedar.
    var isWhole: Bool {
        let isKnown =
            switch reading.people {
            case .somebody(let id): names[id] != nil
            case .unknown: false
            case .everybody, .group, .members, .withoutHousehold, .visitors, .program, .holder:
                true
            }
        let areActions = reading.deeds.allSatisfy { deed in
            if case .action(let action) = deed {
                tongue.actions.words(for: action) != nil
            } else {
                false
            }
        }
        return isKnown && areActions && (reading.when == .always || isWhole(reading.when))
            && (reading.unless == .never || isWhole(reading.unless))
    }

    private func isWhole(_ claim: RuleClaim) -> Bool {
        switch claim {
        case .always, .never: false
        case .all(let claims), .any(let claims): claims.allSatisfy(isWhole)
        case .saying(.cedar, _): false
        case .saying(.who(_, let whom), _):
            if case .somebody(let id) = whom.kind { names[id] != nil } else { true }
        case .saying: true
        }
    }

    static func member(_ id: String) -> String { "`Member::\"\(id)\"`" }

    /// What is done.
    private var deeds: RulePhraseList {
        guard !reading.deeds.isEmpty else {
            return RulePhraseList(
                phrases: [tongue.anything(forbids: reading.forbids)], joint: tongue.joints.or)
        }
        let joint = reading.forbids ? tongue.joints.or : tongue.joints.and
        let actions = reading.deeds.compactMap { deed in
            if case .action(let action) = deed { action } else { nil }
        }
        let others = reading.deeds.compactMap { deed in
            if case .unknown(let cedar) = deed { tongue.deed(cedar) } else { nil }
        }
        return phrases(for: actions, joinedBy: joint, and: others)
    }

    /// The words for actions.
    func text(of actions: [Action], joinedBy joint: String) -> String {
        phrases(for: actions, joinedBy: joint, and: []).joined
    }

    private func phrases(
        for actions: [Action], joinedBy joint: String, and others: [String]
    ) -> RulePhraseList {
        let unknown = actions.filter { tongue.actions.words(for: $0) == nil }
        let phrases = tongue.actions.phrases(for: actions, joinedBy: joint)
        return RulePhraseList(
            phrases: phrases + unknown.map { tongue.deed($0.rawValue) } + others, joint: joint)
    }
}

/// Several things that are done, one of which may be several itself.
private struct RulePhraseList {
    let phrases: [String]
    let joint: String

    /// Whether what stands behind it could be read as being of the last one only.
    var isLong: Bool { phrases.count > 2 || phrases.count > 1 && hasCommas }

    private var hasCommas: Bool { phrases.contains { $0.contains(",") } }

    var joined: String {
        guard !hasCommas else {
            return phrases.dropLast().joined(separator: "; ")
                + (phrases.count > 1 ? ";" + joint : "")
                + (phrases.last ?? "")
        }
        return phrases.listed(with: phrases.contains { $0.contains(joint) } ? "," + joint : joint)
    }
}

// MARK: - Conditions

extension RuleTeller {
    private var conditions: String {
        var text = ""
        if reading.when != .always { text += tongue.joints.if + outermost(reading.when) }
        if reading.unless != .never { text += tongue.joints.unless + inner(reading.unless, 1) }
        guard !text.isEmpty, deeds.isLong else { return text }
        let all = reading.forbids ? tongue.joints.noneOfThat : tongue.joints.allOfThat
        return ";" + all + text
    }

    /// What has to be so; of several choices each begins anew.
    private func outermost(_ claim: RuleClaim) -> String {
        guard case .any(let choices) = claim, !choices.isEmpty else { return inner(claim, 1) }
        let isPlain = choices.allSatisfy(\.isPlain)
        let joint = (isPlain ? "" : ",") + tongue.joints.or
        let start = tongue.joints.if.trimming
        return choices.map { inner($0, 2) }.joined(separator: joint + start + " ")
    }

    /// A claim inside others; what is deeper than words make clear stands in parentheses.
    private func inner(_ claim: RuleClaim, _ depth: Int) -> String {
        switch claim {
        case .saying(let saying, let isTrue): return words(for: saying, isTrue)
        case .all(let claims) where claims.isEmpty: return tongue.cedar("true").yes
        case .any(let claims) where claims.isEmpty: return tongue.cedar("false").yes
        case .all(let claims):
            let choices = claims.filter { !$0.isPlain }
            let sorted = claims.filter(\.isPlain) + choices
            let inside = choices.count > 1 ? Self.deep : depth + 1
            return sorted.map { inner($0, inside) }.listed(with: tongue.joints.and)
        case .any(let claims):
            let isPlain = claims.allSatisfy(\.isPlain)
            let joint = (isPlain ? "" : ",") + tongue.joints.or
            let text = claims.map { inner($0, depth + 2) }.joined(separator: joint)
            if depth == 1, isPlain { return text }
            return depth >= Self.deep ? "(\(text))" : "\(tongue.joints.either) \(text)"
        }
    }

    /// How deep claims are inside others that words don't make clear what belongs together.
    private static let deep = 4
}

extension RuleClaim {
    /// Whether it is one thing, which nothing can be read into.
    fileprivate var isPlain: Bool { if case .saying = self { true } else { false } }
}

extension String {
    fileprivate var trimming: String {
        String(drop { $0 == "," || $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
