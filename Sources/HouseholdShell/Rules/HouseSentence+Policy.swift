import HouseholdModel
import HouseholdService
package import HouseholdWords

extension HouseSentence {
    /// The policy that a sentence is, with what it says to whoever is refused in a language.
    package func policy(in language: Language) -> String {
        policy(saying: text(in: language))
    }

    /// The policy that a sentence is, with what it says to whoever is refused.
    package func policy(saying text: String) -> String {
        """
        @id("\(ruleName)")
        \(Self.said(text))
        @ask("\(ask)")
        \(head)\(clauses.map { "\n\($0)" }.joined());

        """
    }

    private static func said(_ text: String) -> String {
        let text = "\"\(text.cedarEscaped)\""
        let line = "@say(\(text))"
        return line.count <= width ? line : "@say(\n    \(text)\n)"
    }

    /// How long a line of a policy is at most, as `chorus policy format` has it.
    fileprivate static let width = 80

    private var head: String {
        let parts = [scope, actions, "resource"]
        let line = "forbid (\(parts.joined(separator: ", ")))"
        let isShort = line.count < Self.width && !line.contains("\n")
        return isShort ? line : "forbid (\n    \(parts.joined(separator: ",\n    "))\n)"
    }

    private var actions: String {
        let names = deed.actions.map { "Action::\"\($0.rawValue)\"" }
        switch names.count {
        case 1: return "action == \(names[0])"
        case 2: return "action in [\(names.joined(separator: ", "))]"
        default:
            let lines = names.joined(separator: ",\n        ")
            return "action in [\n        \(lines)\n    ]"
        }
    }

    /// Whom the rule is about; those for whom something is reserved are left out of it.
    private var scope: String {
        switch self {
        case .no(_, let people, _), .only(_, let people, _), .most(_, _, let people):
            people.scope
        case .reserved: "principal"
        }
    }

    private var clauses: [String] {
        let condition: String? =
            switch self {
            case .no(_, _, let time): time.condition(after: "when")
            case .only(_, _, let time): time.condition(after: "unless")
            case .reserved(_, let people): "unless { \(people.condition) }"
            case .most(let most, let quota, _): "when { \(quota.fact) >= \(most) }"
            }
        let own = deed.own.map { own in
            own.contains("\n") ? "unless {\n    \(own)\n}" : "unless { \(own) }"
        }
        return [named, time.conditionOfThings, condition, own].compactMap(\.self)
    }

    /// That it is one child, who is called by name beside the role: so no parent can be kept from anything.
    private var named: String? {
        guard case .somebody(let member) = people, member.role == .child else { return nil }
        if case .reserved = self { return nil }
        return "when { \(people.condition) }"
    }
}

// MARK: - Its name

extension HouseSentence {
    /// What the rule is called: the same for the same sentence, in whatever language it is said.
    package var ruleName: String {
        let words = [deed.rawValue, people.word, kind] + amount + time.words
        return Self.namesBegin + words.joined(separator: ".")
    }

    private var kind: String {
        switch self {
        case .no: "no"
        case .only: "only"
        case .reserved: "reserved"
        case .most: "most"
        }
    }

    /// How many in which time.
    private var amount: [String] {
        guard case .most(let most, let quota, _) = self else { return [] }
        return ["\(most)-\(quota.span.rawValue)"]
    }

    /// Who can be asked instead.
    private var ask: String {
        if case .reserved(_, let people) = self {
            return switch people {
            case .group(.parents): "a parent"
            case .group(.owner): "the owner"
            case .group, .somebody: "nobody"
            }
        }
        return switch people {
        case .group(.children), .group(.helpers): "a parent"
        case .group(.parents), .group(.housemates): "the owner"
        case .group(.owner), .group(.everybody): "nobody"
        case .somebody(let member): member.role.isGuardian ? "the owner" : "a parent"
        }
    }
}

extension HousePeople {
    fileprivate var scope: String {
        switch self {
        case .group(.everybody): "principal"
        case .somebody(let member) where member.role == .child: "principal in Role::\"child\""
        case .group, .somebody: condition
        }
    }

    /// That it is they who ask.
    fileprivate var condition: String {
        switch self {
        case .group(.children): "principal in Role::\"child\""
        case .group(.parents): "principal in Role::\"parent\""
        case .group(.owner): "principal in Role::\"owner\""
        case .group(.helpers): "principal in Role::\"helper\""
        case .group(.housemates): "principal in Role::\"housemate\""
        case .group(.everybody): "true"
        case .somebody(let member): "principal == Member::\"\(member.id.rawValue)\""
        }
    }

    /// A word for them in the names of rules; it is the same whatever somebody is called by now.
    fileprivate var word: String {
        switch self {
        case .group(let group): group.rawValue
        case .somebody(let member): "member-\(member.id.rawValue.suffix(12))"
        }
    }
}

// MARK: - Its time

extension HouseTime {
    /// A time as a condition, if it is not always.
    fileprivate func condition(after word: String) -> String? {
        let days: String? = days.map { days in
            let names = Weekday.allCases.filter(days.contains).map { "Weekday::\"\($0.word)\"" }
            return names.count == 1
                ? "context.weekday == \(names[0])"
                : "[\(names.joined(separator: ", "))].contains(context.weekday)"
        }
        let tablet = isAtTablet ? ["context has device", "context.device.board"] : []
        let first =
            (isBeforeMustDos ? ["context.must_dos_open > 0"] : [])
            + (due.map { [$0.fact] } ?? [])
            + (before.map { ["\($0.kind.fact) < \($0.number)"] } ?? [])
        let hours =
            hours?.conditions(areAlone: days == nil && tablet.isEmpty && first.isEmpty) ?? []
        let parts = [days].compactMap(\.self) + hours + tablet + first
        guard !parts.isEmpty else { return nil }
        let line = "\(word) { \(parts.joined(separator: " && ")) }"
        return line.count <= HouseSentence.width
            ? line : "\(word) {\n    \(parts.joined(separator: "\n    && "))\n}"
    }

    /// Which chores or rewards are meant, as a condition, if not all are.
    fileprivate var conditionOfThings: String? {
        tag.map { "when { resource.tags.contains(\"\($0)\") }" }
    }

    /// Words for it in the names of rules.
    fileprivate var words: [String] {
        let days = days.map { days in
            Weekday.allCases.filter(days.contains).map { $0.word.prefix(3) }.joined(separator: "-")
        }
        let hours = hours.map { "\($0.from)-\($0.until)" }
        return [
            days, hours, isAtTablet ? "tablet" : nil, isBeforeMustDos ? "mustdos" : nil,
            due?.rawValue,
            before.map { "before-\($0.number)-\($0.kind.rawValue)" }, tag?.ruleWord,
        ].compactMap(\.self)
    }
}

extension HouseQuota {
    /// What of whoever asks is compared with the number.
    fileprivate var fact: String {
        switch self {
        case .rewardsADay: "context.requests_today"
        case .rewardsAWeek: "context.requests_this_week"
        case .offersAWeek: "context.offers_this_week"
        }
    }
}

extension HouseDue {
    /// What is true of the chores that are meant.
    fileprivate var fact: String {
        switch self {
        case .today: "resource.due_today"
        case .late: "resource.late"
        }
    }
}

extension HouseLeast.Kind {
    /// What of whoever asks, or of their home, is compared with the number.
    fileprivate var fact: String {
        switch self {
        case .today: "context.done_today"
        case .week: "context.done_this_week"
        case .streak: "context.streak"
        case .minutes: "context.minutes_since_done"
        case .parents: "context.parents_home"
        case .children: "context.children_home"
        }
    }
}

extension HourSpan {
    /// What is true of all its hours, and of no others.
    fileprivate func conditions(areAlone: Bool) -> [String] {
        let (start, end) = ("context.hour >= \(from)", "context.hour < \(until)")
        if from == 0 { return [end] }
        if until == 24 { return [start] }
        guard isOvernight else { return [start, end] }
        return [areAlone ? "\(end) || \(start)" : "(\(end) || \(start))"]
    }
}

extension String {
    /// The text as it stands in a string of Cedar.
    fileprivate var cedarEscaped: String {
        replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }
}
