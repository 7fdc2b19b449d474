import Cedar

// What a household's rules mean by an expression.

extension Expression {
    /// Where it leads, from what a rule is asked with: `resource.assignee`.
    var path: String? {
        switch form {
        case .variable(let variable): variable.rawValue
        case .access(let subject, let name): subject.path.map { "\($0).\(name.string)" }
        default: nil
        }
    }

    /// Where it looks for somebody.
    var place: RulePlace? { path.flatMap(RulePlace.init) }

    /// Whom it names.
    var whom: RuleWhom? {
        if let place {
            return place.isList ? nil : RuleWhom(place == .asker ? .asker : .place(place))
        }
        guard let uid, uid.type == "Member" else { return nil }
        return RuleWhom(.somebody(uid.id))
    }

    /// What it counts.
    var count: RuleCount? { path.flatMap(RuleCount.init) }

    /// The number it is.
    var number: Int64? { if case .literal(.long(let number)) = form { number } else { nil } }

    /// The text it is.
    var string: String? { if case .literal(.string(let text)) = form { text.string } else { nil } }

    /// The thing it names.
    var uid: EntityUID? { if case .literal(.entity(let uid)) = form { uid } else { nil } }

    /// What stands in a set.
    var elements: [Expression]? { if case .set(let elements) = form { elements } else { nil } }

    /// The day or moment it is, as it is written.
    var dateText: String? { argument(of: "datetime") }

    /// How many milliseconds it lasts.
    var duration: Int64? {
        argument(of: "duration").flatMap { Cedar.Duration(Text($0)) }?.milliseconds
    }

    /// Whether it is how long ago something was done.
    var isSpanSinceDone: Bool {
        guard case .call(let function, let arguments) = form else { return false }
        return function.name == "durationSince"
            && arguments.map(\.path) == ["context.now", "resource.done_at"]
    }

    private func argument(of name: Text) -> String? {
        guard case .call(let function, let arguments) = form, function.name == name else {
            return nil
        }
        return arguments.first?.string
    }
}

extension RuleMark {
    private static let flags: [String: RuleMark] = [
        "resource.private": .isPrivate, "resource.proposed": .isProposed, "resource.paid": .isPaid,
        "resource.for_children": .isForChildren, "resource.must_do": .isMustDo,
        "resource.for_parents": .isForParents, "resource.late": .isLate,
        "resource.due_today": .isDueToday, "principal.active": .isAskerActive,
        "resource.active": .isActive, "principal.sole_owner": .isAskerSoleOwner,
        "resource.sole_owner": .isSoleOwner, "principal.household.siblings": .seeSiblings,
        "resource.siblings": .seeSiblings, "resource.household.siblings": .seeSiblings,
        "principal.household.deductions": .allowsDeductions,
        "resource.deductions": .allowsDeductions,
        "resource.household.deductions": .allowsDeductions, "context.device.board": .isAtBoard,
        "resource.board": .isBoard,
    ]

    /// What is so or not where an expression leads.
    init?(flag expression: Expression) {
        guard let mark = expression.path.flatMap({ Self.flags[$0] }) else { return nil }
        self = mark
    }

    /// What it means that a list is empty.
    init?(empty list: Expression) {
        switch list.path {
        case "resource.assignees": self = .isForAll
        case "resource.members": self = .isForNobody
        case "resource.tags": self = .isUntagged
        default: return nil
        }
    }
}
