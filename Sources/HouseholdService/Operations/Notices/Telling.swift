package import HouseholdModel
import HouseholdDatabase

/// Who is told of what was done by an action, and in which notice; it stands in the action's card.
package struct Telling: Hashable, Sendable {
    /// Somebody who has a part in what was done.
    package enum Hearer: Hashable, Sendable {
        /// Whoever did the chore, and was not paid less than was promised.
        case doer
        /// Whoever did the chore, where a parent paid less for it than was promised.
        case underpaid
        /// Whoever asks to be excused from the chore, or for the reward, or wishes for one.
        case asker
        /// Those whose chore it is now, and was not before.
        case newcomers
        /// Children whose chore it was or who could do it, for points, and who can't any more.
        case leavers
        /// Children of whose chore a must-do was made.
        case obliged
        /// Whoever is to do the chore.
        case assignee
        /// Whom the chore is offered to.
        case receiver
        /// Whoever offers the chore.
        case offerer
        /// The children who can do the chore, or have the reward, or all where it is about the household.
        case children
        /// Whoever proposed the chore.
        case proposer
        /// The member whose points, goal, password or coming in it is about.
        case member
        /// Those who answer what children ask.
        case guardians
        /// Those whose home it is, but for children.
        case adults
    }

    /// Who hears of it.
    package let hearer: Hearer
    /// What they hear.
    package let kind: Notice.Kind
}

extension Telling {
    /// What a member is told of being one.
    enum MemberNews {
        case admitted
        case allowanceChanged
    }

    /// What children are told of that is less for them.
    enum Lessening {
        case chore, reward, rules, rate, setting
    }
}

extension [Telling] {
    /// What is done by the action concerns nobody else, or they see it where they look anyway.
    static var nobody: Self { [] }
}

/// What an operation did, as far as others hear of it; the card of its action says who does.
enum Event {
    /// Something with a date of a chore, which was so before.
    case date(Occurrence)
    /// A date of a chore is to be done after all, and its doer has so many points less.
    case reopening(Occurrence, Notice.Loss?)
    /// A chore became so, which is worth less for children in that way.
    case plan(Chore, before: Chore?, NewTerms? = nil)
    /// A reward is to be had for other points by that child.
    case offer(Reward, to: Member.ID, NewTerms)
    /// Something with the request of a member for a reward.
    case request(of: Member.ID, for: Reward)
    /// Somebody saves for that reward, or otherwise, or no more.
    case goal(of: Member.ID, Reward)
    /// Something with what a member wishes for.
    case wish(Wish)
    /// Something with a bonus or a deduction.
    case entry(Entry)
    /// Something with an entry of money, which that member hears of.
    case money(Entry, to: Member.ID)
    /// That member gets another allowance from now on, or none.
    case allowance(of: Member.ID, Allowance.News)
    /// Points are worth less or, after all, are not, which those hear, or all.
    case rate(RateNews, for: Set<Member.ID>? = nil)
    /// A setting takes something from children or, after all, does not, which those hear, or all.
    case setting(SettingNews, for: Set<Member.ID>? = nil)
    /// Somebody who waited is a member now.
    case admission(of: Member.ID)
    /// Somebody who was a member is none any more.
    case departure(of: Member)
    /// House rules take something from children, in their words, from a moment on or at once, or are tried until a moment.
    case rules(Note?, from: Instant?, until: Instant? = nil)
    /// House rules were to take something from children, which those were told, and don't.
    case rulesStay(for: Set<Member.ID>)
}

extension Event {
    /// Whom `telling` means, and what they are told; `nil` where it is about something else.
    fileprivate func news(
        _ telling: Telling, in home: Principal.Membership
    ) -> (members: [Member.ID], matter: Notice.News.Matter)? {
        switch (self, telling.hearer, telling.kind) {
        case (.date(let date), let hearer, .chore(let news)):
            date.members(who: hearer).map { ($0, .chore(news, about: date.chore)) }
        case (.reopening(let date, let loss), .doer, .chore(.reopened)):
            (
                [date.completion?.doer].compactMap(\.self),
                .reopened(date.chore.number, date.chore.title, loss)
            )
        case (.reopening(let date, _), .assignee, .chore(.reopened)):
            (
                date.completion == nil ? date.members(who: .assignee) ?? [] : [],
                .reopened(date.chore.number, date.chore.title, nil)
            )
        case (.plan(let chore, _, let terms), .children, .chore(let news)):
            (
                terms == nil ? [] : chore.children(in: home).map(\.id),
                .chore(news, about: chore)
            )
        case (.offer(let reward, let child, _), .children, .reward(let news)):
            ([child], .reward(news, reward.number, reward.title))
        case (.plan(let chore, let before, _), .newcomers, .chore(let news)):
            (chore.newcomers(since: before), .chore(news, about: chore))
        case (.plan(let chore, let before?, _), .leavers, .chore(let news)):
            (chore.leavers(since: before, in: home), .chore(news, about: before))
        case (.plan(let chore, let before?, _), .obliged, .chore(let news)):
            (chore.obliged(since: before, in: home), .chore(news, about: chore))
        case (.plan(_, let before?, _), .proposer, .chore(let news)):
            ([before.createdBy], .chore(news, about: before))
        case (.request(let asker, let reward), .asker, .reward(let news)):
            ([asker], .reward(news, reward.number, reward.title))
        case (.request(_, let reward), .guardians, .reward(let news)):
            (home.guardians, .reward(news, reward.number, reward.title))
        case (.goal(let member, let reward), .member, .reward(let news)):
            ([member], .reward(news, reward.number, reward.title))
        case (.wish(let wish), .asker, .wish(let news)):
            ([wish.member], .wish(news, wish.title))
        case (.wish(let wish), .guardians, .wish(let news)):
            (home.guardians, .wish(news, wish.title))
        case (.entry(let entry), .member, .points(let news)):
            ([entry.member], .points(news, entry: entry.sequence, points: entry.points))
        case (.entry(let entry), .guardians, .points(let news)):
            (
                home.guardians.others(than: entry.by),
                .points(news, entry: entry.sequence, points: entry.points)
            )
        case (.money(let entry, let hearer), .member, .money(let news)):
            entry.claim.map { claim in
                ([hearer], .money(news, entry: entry.sequence, claim, points: entry.points))
            }
        default: newsOfHome(telling, in: home)
        }
    }

    /// The same of what is about the household.
    private func newsOfHome(
        _ telling: Telling, in home: Principal.Membership
    ) -> (members: [Member.ID], matter: Notice.News.Matter)? {
        switch (self, telling.hearer, telling.kind) {
        case (.rules(let words, let start, let end), .children, .rulesChanged):
            (home.children.map(\.id), .rules(words, from: start, until: end))
        case (.rulesStay(let told), .children, .rulesChanged):
            (home.children.map(\.id).filter(told.contains), .rules(nil, from: nil))
        case (.admission(let member), .member, .admitted): ([member], .admitted)
        case (.allowance(let member, let news), .member, .allowanceChanged):
            ([member], .allowanceChanged(news))
        case (.rate(let rate, let told), .children, .rateLowered):
            (
                home.children.map(\.id).filter { told?.contains($0) != false },
                .rateLowered(rate)
            )
        case (.setting(let news, let told), .children, .settingTightened):
            (
                home.children.map(\.id).filter { told?.contains($0) != false },
                .settingTightened(news)
            )
        case (.departure(let member), .adults, .departure(let departure)):
            (home.adults.filter { $0 != member.id }, .departure(departure, of: member.name))
        default: nil
        }
    }
}

extension Event {
    /// Who did the chore that it is about, or in whose name it was booked.
    fileprivate var doer: Member.ID? {
        switch self {
        case .date(let date), .reopening(let date, _): date.completion?.doer
        case .money(let entry, _): entry.by
        default: nil
        }
    }

    /// For how many points something was to be had, and will be.
    fileprivate var terms: NewTerms? {
        switch self {
        case .plan(_, _, let terms): terms
        case .offer(_, _, let terms): terms
        case .date, .reopening, .request, .goal, .wish, .entry, .money, .allowance, .rate,
            .setting, .admission, .departure, .rules, .rulesStay:
            nil
        }
    }
}

extension [Member.ID] {
    /// Who is asked about what one of them did: another one, where there is one.
    func others(than member: Member.ID) -> [Member.ID] {
        let others = filter { $0 != member }
        return others.isEmpty ? self : others
    }
}

extension Chore {
    /// Those whose it is now and was not before; what rests or is only proposed is nobody's to do.
    fileprivate func newcomers(since before: Chore?) -> [Member.ID] {
        guard status == .active else { return [] }
        let old = before?.assignment.members ?? []
        return assignment.members.filter { !old.contains($0) }
    }
}

extension Occurrence {
    /// Whoever has that part in it, where somebody has; `nil` of a part that nobody has in a date.
    fileprivate func members(who hearer: Telling.Hearer) -> [Member.ID]? {
        switch hearer {
        case .doer: completion.map { $0.isPaidLess ? [] : [$0.doer] } ?? []
        case .underpaid: completion.map { $0.isPaidLess ? [$0.doer] : [] } ?? []
        case .assignee: [assignee].compactMap(\.self)
        case .receiver: [offer?.to].compactMap(\.self)
        case .offerer: [offer?.by].compactMap(\.self)
        case .asker: [excuse?.by].compactMap(\.self)
        case .newcomers, .leavers, .obliged, .children, .proposer, .member, .guardians, .adults:
            nil
        }
    }
}

extension Notice.News.Matter {
    fileprivate static func chore(_ news: Notice.ChoreNews, about chore: Chore) -> Self {
        .chore(news, chore.number, chore.title)
    }
}

// MARK: - Writing

extension Grant {
    /// Leaves the notices of what was done that the card of the operation's action promises.
    ///
    /// The operation hands over what happened once it has, and before what comes of that, such as a badge: in this
    /// order people read it. Nobody is told of what they did themselves.
    func tell(of event: Event, because reason: Note? = nil) throws {
        try leave(Op.action.tells, event, because: reason)
    }

    private func leave(
        _ tellings: [Telling], _ event: Event, because reason: Note?,
        to heard: Set<Member.ID>? = nil
    ) throws {
        guard !tellings.isEmpty else { return }
        let home = try principal.home()
        // What comes of time comes to whoever did it, too.
        let actor = principal.member?.id
        guard let author = actor ?? event.doer else {
            throw ServiceError.bug("\(Op.action.rawValue) tells of what nobody did")
        }
        for telling in tellings {
            if case .reminder(let kind) = telling.kind {
                try leave(kind, event, by: author, in: home)
                continue
            }
            guard let (members, matter) = event.news(telling, in: home) else {
                throw ServiceError.bug("\(Op.action.rawValue) tells of something else than it does")
            }
            let isOfTerms = telling.hearer == .children
            let news = Notice.News(
                matter, by: author, reason: reason, terms: isOfTerms ? event.terms : nil)
            // Whoever left may be at home elsewhere by now.
            for member in members
            where member != actor && home.member(member)?.hasLeft != true
                && heard?.contains(member) != false
            {
                try transaction.notify(
                    member, of: news, id: newID(), in: home.household.id, at: instant)
            }
        }
    }
}

extension Grant {
    /// Leaves a reminder for those who say OK, as far as messages reach them and anything waits.
    private func leave(
        _ kind: Notice.Reminder.Kind, _ event: Event, by actor: Member.ID,
        in home: Principal.Membership
    ) throws {
        guard case .date(let date) = event else {
            throw ServiceError.bug("\(Op.action.rawValue) reminds of something else than a date")
        }
        guard date.isWaiting else { return }
        let reminder = Notice.Reminder(
            kind, of: date.chore.number, date.chore.title, on: date.id, at: instant)
        for adult in home.adults where adult != actor {
            let channels = try transaction.facts.channels(of: adult, in: home.household.id)
            guard channels.contains(where: \.isConfirmed) else { continue }
            _ = try transaction.remind(
                adult, of: reminder, by: actor, id: newID(), in: home.household.id,
                at: instant)
        }
    }
}

extension Grant where Op == AskToJoin {
    /// Tells those who can answer; it comes of somebody who is no member, so that no card says it.
    func tell(of admission: Admission) throws {
        let members = try transaction.facts.members(in: admission.household)
        for member in members where member.isActive && member.role.checksOthers {
            try transaction.notify(member.id, ofAsking: admission, id: newID())
        }
    }
}

extension Grant where Op: MovesPoints {
    /// Tells whose routine it is that its bonus is gone with what somebody else did of it, who is not named: it comes of
    /// themselves then, as in the book.
    func tell(_ owner: Member, ofLostBonus entry: Entry, by author: Member.ID) throws {
        guard owner.id != principal.member?.id, !owner.hasLeft else { return }
        try transaction.notify(
            owner.id,
            of: Notice.News(
                .points(.reversed, entry: entry.sequence, points: entry.points), by: author,
                reason: entry.why),
            id: newID(), in: owner.household, at: instant)
    }
}

extension Grant where Op: ReversesEntries {
    /// Tells of an entry that is reversed what the card of that says, also where undo does it, which has none.
    func tell(ofReversed entry: Entry, because reason: Note?) throws {
        try leave(Action.reversePoints.tells, .entry(entry), because: reason)
    }
}

extension Grant where Op: ReversesMoney {
    /// Tells a member of money that is moved back what the card of that says, also where undo does it, which has none.
    func tell(
        ofReversedMoney entry: Entry, to member: Member.ID, because reason: Note?
    ) throws {
        try leave(Action.reverseMoney.tells, .money(entry, to: member), because: reason)
    }
}

extension Grant where Op == TakeBack {
    /// Tells whoever did a date that it counts no more, or is not OK yet, what the card of doing so by hand says.
    func tell(ofReopened date: Occurrence, _ loss: Notice.Loss?) throws {
        try leave(Action.undoChore.tells, .reopening(date, loss), because: nil)
    }

    /// Tells a member how something is now that they know otherwise.
    func tell(_ member: Member.ID, _ matter: Notice.News.Matter) throws {
        let (author, home) = try membership()
        guard member != author.id, home.member(member)?.hasLeft != true else { return }
        try transaction.notify(
            member, of: Notice.News(matter, by: author.id, reason: nil), id: newID(),
            in: home.household.id, at: instant)
    }

    /// Tells those children what the card of `action` says of what is less for them or, after all, is not.
    func tell(_ children: Set<Member.ID>, of event: Event, as action: Action) throws {
        let tellings = action.tells.filter { $0.hearer == .children }
        try leave(tellings, event, because: nil, to: children)
    }
}

extension Principal.Membership {
    /// Those who answer what children ask.
    var guardians: [Member.ID] {
        active.filter(\.role.isGuardian).map(\.id)
    }

    /// Those whose home it is, but for children.
    fileprivate var adults: [Member.ID] {
        active.filter(\.role.checksOthers).map(\.id)
    }
}
