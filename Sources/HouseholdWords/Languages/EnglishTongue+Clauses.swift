import HouseholdModel
import HouseholdService

// What rules ask about, in clauses.

extension EnglishTongue {
    func words(for mark: RuleMark) -> RulePair { Self.marks[mark] ?? cedar(mark.rawValue) }

    func words(for kind: RuleKind) -> RulePair {
        func about(_ thing: String) -> RulePair {
            RulePair("it is about \(thing)", "it is not about \(thing)")
        }
        return switch kind {
        case .program: about("the program")
        case .household: about("the household")
        case .member: about("a person")
        case .chore: about("a chore as a whole")
        case .date: about("one date of a chore")
        case .reward: about("a reward")
        case .request: about("a request for a reward")
        case .wish: about("a wish")
        case .entry: about("one entry of points")
        case .absence: about("an absence")
        case .device: about("a device")
        case .record: about("a record of what happened")
        }
    }

    func words(for progress: RuleProgress) -> RulePair {
        switch progress {
        case .open: RulePair("it is still to be done", "it is not to be done any more")
        case .waiting: RulePair("it waits for an OK", "it does not wait for an OK")
        case .done: RulePair("it is done and needed no OK", "it is not done without an OK")
        case .approved: RulePair("it is done and got an OK", "it has no OK")
        case .skipped: RulePair("it was skipped", "it was not skipped")
        case .missed: RulePair("it was missed", "it was not missed")
        }
    }

    func words(
        for aspect: RuleAspect, to audience: RuleAudience, of place: RulePlace
    ) -> RulePair {
        let who = place == .asker ? "they" : "that person"
        let (does, doesNot) = place == .asker ? ("", "do not") : ("s", "does not")
        let thing =
            switch aspect {
            case .profile: "the profile"
            case .achievements: "the badges"
            case .activity: "the points"
            }
        func shows(_ verb: String, _ rest: String) -> RulePair {
            RulePair("\(who) \(verb)\(does) \(rest)", "\(who) \(doesNot) \(verb) \(rest)")
        }
        return switch audience {
        case .household: shows("show", "\(thing) to the household")
        case .parents: shows("show", "\(thing) to parents only")
        case .me: shows("keep", "\(thing) private")
        }
    }

    func tagged(_ tag: String) -> RulePair {
        RulePair("it has the tag #\(tag)", "it does not have the tag #\(tag)")
    }

    func day(_ names: [String]) -> RulePair {
        RulePair(
            "it is \(names.listed(with: " or "))",
            names.count == 2
                ? "it is neither \(names.listed(with: " nor "))"
                : "it is not \(names.listed(with: " or "))")
    }

    var weekend: RulePair { RulePair("it is the weekend", "it is not the weekend") }

    func hour(from hour: Int64) -> RulePair {
        RulePair("it is after \(hour):00", "it is before \(hour):00")
    }

    func hour(_ hour: Int64) -> RulePair {
        RulePair(
            "it is between \(hour):00 and \(hour + 1):00",
            "it is not between \(hour):00 and \(hour + 1):00")
    }

    func date(from date: String) -> RulePair {
        RulePair("it is \(date) or later", "it is before \(date)")
    }

    func date(_ date: String) -> RulePair { RulePair("it is \(date)", "it is not \(date)") }

    func span(_ number: Int64, _ unit: RuleSpanUnit) -> String {
        let word =
            switch unit {
            case .day: "day"
            case .hour: "hour"
            case .minute: "minute"
            case .second: "second"
            case .millisecond: "millisecond"
            }
        return "\(number) \(word)\(number == 1 ? "" : "s")"
    }

    func done(within span: String) -> RulePair {
        RulePair("it was done at most \(span) ago", "it was not done at most \(span) ago")
    }

    func done(lessThan span: String) -> RulePair {
        RulePair("it was done less than \(span) ago", "it was not done less than \(span) ago")
    }
}

// MARK: - People

extension EnglishTongue {
    func words(for place: RulePlace) -> RulePair {
        switch place {
        case .asker: RulePair("{who} does it", "somebody other than {who} does it")
        case .subject, .concerned: RulePair("it is about {whom}", "it is not about {whom}")
        case .doneFor, .doer: RulePair("it was done by {whom}", "it was not done by {whom}")
        case .assignee: RulePair("it is the chore of {whom}", "it is not the chore of {whom}")
        case .plannedFor: RulePair("it was planned for {whom}", "it was not planned for {whom}")
        case .offeredTo: RulePair("it is offered to {whom}", "it is not offered to {whom}")
        case .recorder:
            RulePair("it was marked as done by {whom}", "it was not marked as done by {whom}")
        case .creator: RulePair("it was made by {whom}", "it was not made by {whom}")
        case .assignees:
            RulePair("{who} is among those to do it", "{who} is not among those to do it")
        case .members: RulePair("it is for {whom}", "it is not for {whom}")
        case .owner: RulePair("it belongs to {whom}", "it does not belong to {whom}")
        case .actor: RulePair("it was caused by {whom}", "it was not caused by {whom}")
        }
    }

    func wordsForAsker(in place: RulePlace) -> RulePair {
        switch place {
        case .asker: RulePair("they do it", "they do not do it")
        case .subject, .concerned:
            RulePair("it is about themselves", "it is not about themselves")
        case .doneFor, .doer: RulePair("they did it themselves", "they did not do it themselves")
        case .assignee: RulePair("it is their own chore", "it is not their own chore")
        case .plannedFor: RulePair("it was planned for them", "it was not planned for them")
        case .offeredTo: RulePair("it is offered to them", "it is not offered to them")
        case .recorder:
            RulePair(
                "they marked it as done themselves", "they did not mark it as done themselves")
        case .creator: RulePair("they made it themselves", "they did not make it themselves")
        case .assignees:
            RulePair("they are among those to do it", "they are not among those to do it")
        case .members: RulePair("it is for them", "it is not for them")
        case .owner: RulePair("it is their own", "it is not their own")
        case .actor: RulePair("they caused it themselves", "they did not cause it themselves")
        }
    }

    func wordsForOthers(in place: RulePlace) -> RulePair { others(in: place, "somebody", "nobody") }

    private func others(in place: RulePlace, _ yes: String, _ no: String) -> RulePair {
        func pair(_ text: String) -> RulePair {
            RulePair(
                text.filled("\(yes) else"), text.filled("\(no) else"))
        }
        return switch place {
        case .asker: pair("{0} does it")
        case .subject, .concerned: pair("it is about {0}")
        case .doneFor, .doer: pair("{0} did it")
        case .assignee: pair("it is {0}'s chore")
        case .plannedFor: pair("it was planned for {0}")
        case .offeredTo: pair("it is offered to {0}")
        case .recorder: pair("{0} marked it as done")
        case .creator: pair("{0} made it")
        case .assignees: pair("{0} is among those to do it")
        case .members: pair("it is for {0}")
        case .owner: pair("it belongs to {0}")
        case .actor: pair("{0} caused it")
        }
    }

    func wordsForAnybody(in place: RulePlace) -> RulePair {
        let pair = others(in: place, "somebody", "nobody")
        return RulePair(
            pair.yes.replacing(" else", with: ""), pair.no.replacing(" else", with: ""))
    }
}
