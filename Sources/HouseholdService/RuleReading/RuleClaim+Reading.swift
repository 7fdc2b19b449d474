import Cedar
import HouseholdModel

// From what is written in Cedar to what is so. Whatever is not known here stays Cedar, so that nothing is left out.

extension RuleClaim {
    /// What an expression says.
    init(reading expression: Expression) {
        switch expression.form {
        case .literal(.bool(let isTrue)): self = isTrue ? .always : .never
        case .and(let parts): self = .all(of: parts.map { RuleClaim(reading: $0) })
        case .or(let parts): self = .any(of: parts.map { RuleClaim(reading: $0) })
        case .not(let inner): self = RuleClaim(reading: inner).negated
        case .conditional(let condition, let then, let otherwise):
            self = .either(
                if: RuleClaim(reading: condition), then: RuleClaim(reading: then),
                otherwise: RuleClaim(reading: otherwise))
        default: self = Self.known(expression) ?? .saying(.cedar("\(expression)"))
        }
    }

    private static func known(_ expression: Expression) -> RuleClaim? {
        switch expression.form {
        case .access: RuleMark(flag: expression).map { .saying(.mark($0)) }
        case .has(let subject, let names): presence(of: names.map(\.string), in: subject)
        case .isEmpty(let list): RuleMark(empty: list).map { .saying(.mark($0)) }
        case .isType(let subject, let type, in: nil): kind(of: subject, type)
        case .binary(let sign, let left, let right): compared(sign, left, right)
        default: nil
        }
    }

    private static func presence(of names: [String], in subject: Expression) -> RuleClaim? {
        guard let path = subject.path, names.count == 1 else { return nil }
        let whole = "\(path).\(names[0])"
        switch whole {
        case "resource.done_at", "resource.done_on": return .saying(.mark(.isDone))
        case "context.device": return .saying(.mark(.isAtDevice))
        case "principal.pass": return .saying(.mark(.hasPass))
        case "resource.pass": return .saying(.mark(.isHelperWithPass))
        default:
            guard let place = RulePlace(rawValue: whole), place.isOptional else { return nil }
            return .saying(.who(place, RuleWhom(.anybody)))
        }
    }

    private static func kind(of subject: Expression, _ type: EntityType) -> RuleClaim? {
        switch (subject.path, "\(type)") {
        case ("resource", let type): RuleKind(rawValue: type).map { .saying(.kind($0)) }
        case ("principal", "Member"): .saying(.mark(.isMember))
        case ("principal", "Account"): .saying(.mark(.isWithoutHousehold))
        default: nil
        }
    }

    private static func compared(
        _ sign: BinaryOperator, _ left: Expression, _ right: Expression
    ) -> RuleClaim? {
        switch sign {
        case .equal: equal(left, right)
        case .notEqual: equal(left, right)?.negated
        case .less: ordered(right, left, orEqual: false) ?? ordered(left, right)?.negated
        case .lessOrEqual: ordered(right, left) ?? ordered(left, right, orEqual: false)?.negated
        case .greater: ordered(left, right, orEqual: false) ?? ordered(right, left)?.negated
        case .greaterOrEqual: ordered(left, right) ?? ordered(right, left, orEqual: false)?.negated
        case .in: within(left, right)
        case .contains: contained(right, in: left)
        case .containsAny: any(of: right.elements, in: left)
        case .containsAll: all(of: right, in: left)
        case .getTag, .hasTag: nil
        }
    }
}

// MARK: - Being the same

extension RuleClaim {
    private static func equal(_ left: Expression, _ right: Expression) -> RuleClaim? {
        same(left, right) ?? same(right, left)
    }

    private static func same(_ left: Expression, _ right: Expression) -> RuleClaim? {
        if let whom = right.whom, let place = left.place, place != .asker || right.place == nil {
            return place.isList ? nil : .saying(.who(place, whom))
        }
        if let number = right.number {
            return left.count.map { .saying(.exactly($0, number)) }
                ?? (left.path == "context.hour" ? .saying(.hourIs(number)) : nil)
        }
        if let uid = right.uid { return same(left, as: uid) }
        switch (left.path, right.path) {
        case ("resource.done_on", "context.today"): return .saying(.mark(.isDoneToday))
        case ("resource", "principal.household"): return .saying(.mark(.isOfHousehold))
        case ("context.today", nil), ("context.now", nil):
            return right.dateText.map { .saying(.dateIs($0)) }
        case ("resource.assignees", nil):
            return right.elements?.map(\.path) == ["principal"]
                ? .saying(.mark(.isForAskerAlone)) : nil
        default: return nil
        }
    }

    /// That what stands at `left` is one of the things that have a name of their own.
    private static func same(_ left: Expression, as uid: EntityUID) -> RuleClaim? {
        switch (left.path, uid.type) {
        case ("action", "Action"):
            return Action(rawValue: uid.id).map { .saying(.deeds([$0])) }
        case ("resource", "Program"): return .saying(.kind(.program))
        case ("resource.progress", "Progress"):
            return RuleProgress(rawValue: uid.id).map { .saying(.progress($0)) }
        case ("context.weekday", "Weekday"):
            return Weekday(word: uid.id).map { .saying(.days([$0])) }
        case ("principal.kind", "AccountKind"):
            let marks: [String: RuleMark] = ["adult": .isAdultAccount, "child": .isChildAccount]
            return marks[uid.id].map { .saying(.mark($0)) }
        case (_, "Audience"):
            guard case .access(let subject, let name) = left.form, let place = subject.place,
                let aspect = RuleAspect(rawValue: name.string),
                let audience = RuleAudience(rawValue: uid.id)
            else { return nil }
            return .saying(.shows(place, aspect, audience))
        default: return nil
        }
    }
}

// MARK: - Being more

extension RuleClaim {
    /// That `more` is as much as `less`, or more than that.
    private static func ordered(
        _ more: Expression, _ less: Expression, orEqual: Bool = true
    ) -> RuleClaim? {
        if let number = less.number {
            let (least, overflows) = number.addingReportingOverflow(orEqual ? 0 : 1)
            guard !overflows else { return nil }
            if more.path == "context.hour" { return .saying(.hour(from: least)) }
            return more.count.map { .saying(.atLeast($0, least)) }
        }
        if let span = more.duration, less.isSpanSinceDone {
            return .saying(orEqual ? .doneWithin(span) : .doneLessThan(span))
        }
        switch (more.path, less.path, orEqual) {
        case ("principal.pass.used", "principal.pass.up_to", true):
            return .saying(.mark(.isPassUsedUp))
        case ("context.now", "principal.pass.from", true): return .saying(.mark(.isPassBegun))
        case ("context.now", "principal.pass.until", true): return .saying(.mark(.isPassOver))
        case ("context.now", nil, true), ("context.today", nil, true):
            return less.dateText.map { .saying(.date(from: $0)) }
        default: return nil
        }
    }
}

// MARK: - Being among others

extension RuleClaim {
    private static func within(_ left: Expression, _ right: Expression) -> RuleClaim? {
        if let elements = right.elements {
            let claims = elements.compactMap { within(left, $0) }
            return claims.count == elements.count ? .together(claims) : nil
        }
        if ["context.weekday", "action"].contains(left.path) { return equal(left, right) }
        if right.path == "principal.household" {
            guard left.path != "resource" else { return .saying(.mark(.isOfHousehold)) }
            return left.place.flatMap { place in
                place == .asker || place.isList
                    ? nil : .saying(.who(place, RuleWhom(.housemate)))
            }
        }
        guard let place = left.place, !place.isList, let uid = right.uid else { return nil }
        if let group = RuleGroup(uid) { return .saying(.who(place, RuleWhom(.group(group)))) }
        return uid.type == "Member" ? .saying(.who(place, RuleWhom(.somebody(uid.id)))) : nil
    }

    private static func contained(_ element: Expression, in list: Expression) -> RuleClaim? {
        if let elements = list.elements {
            let claims = elements.compactMap { equal(element, $0) }
            return claims.count == elements.count ? .together(claims) : nil
        }
        switch list.path {
        case "principal.pass.children":
            return element.place.flatMap { place in
                place.isList ? nil : .saying(.who(place, RuleWhom(.childOfPass)))
            }
        case "resource.tags": return element.string.map { .saying(.tag($0)) }
        default:
            guard let place = list.place, place.isList, let whom = element.whom else { return nil }
            return .saying(.who(place, whom))
        }
    }

    private static func any(of elements: [Expression]?, in list: Expression) -> RuleClaim? {
        guard let elements else { return nil }
        let claims = elements.compactMap { contained($0, in: list) }
        return claims.count == elements.count ? .any(of: claims) : nil
    }

    private static func all(of elements: Expression, in list: Expression) -> RuleClaim? {
        if list.path == "principal.pass.children", elements.path == "resource.assignees" {
            return .saying(.mark(.areAllInPass))
        }
        guard let elements = elements.elements else { return nil }
        let claims = elements.compactMap { contained($0, in: list) }
        return claims.count == elements.count ? .all(of: claims) : nil
    }

    /// That any of it is so, days and actions as one set of them.
    private static func together(_ claims: [RuleClaim]) -> RuleClaim {
        let deeds = claims.compactMap { claim -> [Action]? in
            if case .saying(.deeds(let deeds), isTrue: true) = claim { deeds } else { nil }
        }
        if !claims.isEmpty, deeds.count == claims.count {
            return .saying(.deeds(deeds.flatMap(\.self)))
        }
        let days = claims.compactMap { claim -> Set<Weekday>? in
            if case .saying(.days(let days), isTrue: true) = claim { days } else { nil }
        }
        guard !claims.isEmpty, days.count == claims.count else { return .any(of: claims) }
        return .saying(.days(days.reduce(into: []) { $0.formUnion($1) }))
    }
}

// MARK: - The scope

extension RuleClaim {
    /// What a clause says of what a rule is about, where that is more than that it is the program.
    init(thing clause: ScopeClause, isProgram: Bool) {
        let cedar = RuleClaim.saying(.cedar(clause.text(of: "resource")))
        switch clause {
        case .any: self = .always
        case .in(.slot(.resource)), .equal(.slot(.resource)):
            self = .saying(.mark(.isInHouseholdOfPass))
        case .equal(.entity(let uid)) where uid.type == "Program" && isProgram: self = .always
        case .equal(.entity(let uid)):
            let subject = Expression(.variable(.resource))
            self = Self.equal(subject, Expression(.literal(.entity(uid)))) ?? cedar
        case .in(.entity(let uid)):
            let subject = Expression(.variable(.resource))
            self = Self.within(subject, Expression(.literal(.entity(uid)))) ?? cedar
        case .isType(let type):
            self = RuleKind(rawValue: "\(type)").map { .saying(.kind($0)) } ?? cedar
        case .isTypeIn(let type, let group):
            self = .all(of: [
                RuleClaim(thing: .isType(type), isProgram: isProgram),
                RuleClaim(thing: .in(group), isProgram: isProgram),
            ])
        case .equal(.slot), .in(.slot): self = cedar
        }
    }
}
