import Credentials
import HouseholdModel
import HouseholdDatabase

extension Grant where Op == TakeBack {
    /// Throws where whoever asks did something since the change that can't be taken back, and means that.
    func refuseOlder() throws {
        guard let entry = subject.entry else { return }
        let member = try membership().member
        for deed in try transaction.facts.deeds(of: member.id, in: member.household) {
            let action = Action(rawValue: deed.operation)
            // It may also have been done again since.
            if action == subject.steps.first?.operation || deed.at < entry.at { return }
            guard case .never(let what, let instead)? = action?.back,
                try !takesBack(deed, since: entry.at)
            else { continue }
            throw ServiceError.undo(.notLast(what, instead: instead))
        }
    }

    /// Whether `deed` only took something back: by undo, as it does with money, or what whoever asks did since `start`, too.
    private func takesBack(_ deed: AuditRow, since start: Instant) throws -> Bool {
        let member = try membership().member
        switch (Action(rawValue: deed.operation), deed.object?.number) {
        case (.reverseMoney, _):
            return (try? OperationJSON.value(deed.input) as TakeBack) != nil
        case (.reversePoints, let number?):
            let entry = try transaction.facts.entry(number, in: member.household)
            return entry.map { $0.by == member.id && $0.at >= start } ?? false
        case (.withdrawRequest, let number?):
            let request = try transaction.facts.rewardRequest(number, in: member.household)
            return request.map { $0.at >= start } ?? false
        default: return false
        }
    }

    /// Puts back what the change did, or does it again; `nil` where there is nothing to do.
    ///
    /// - Parameter again: Whether it was taken back and is to be done once more.
    /// - Returns: The change, and how the points of whoever did something moved.
    /// - Throws: ``UndoProblem/inTheWay(_:)`` where something later touched the same things.
    func takeBack(again: Bool) throws -> (entry: UndoEntry, points: Int)? {
        guard let entry = subject.entry else { return nil }
        let before = try childTerms()
        let hearers = try hearers(of: entry, again: again)
        let points = try putBack(entry, again: again)
        try tell(hearers, since: before, doingAgain: again ? entry : nil)
        return (entry, points)
    }

    private func putBack(_ entry: UndoEntry, again: Bool) throws -> Int {
        let household = try membership().member.household
        let rows = try subject.changes.map { change in
            let now = try check(entry, change, again)
            return (change, now, then: now.with(again ? change.after : change.before))
        }
        guard try transaction.note(entry, takenBackAt: again ? nil : instant, in: household) else {
            throw ServiceError.changedMeanwhile
        }
        let untold = try transaction.noteNews(
            of: entry, takenBackAt: again ? nil : instant, in: household)
        let changed = rows.filter { $0.1.completion != $0.then.completion }
        let grounds = try badgeGrounds(of: changed.map(\.1))
        // A date that is open in another's place must be closed first, and so a pass that counts in another's.
        var points = 0
        // Whoever goes keeps nothing that is taken back.
        let people = rows.filter { $0.0.key.table == .member }
        // What was booked last goes back first: what was owed before what was paid of it would be less than nothing.
        let things = rows.filter { $0.0.key.table != .member }
            .sorted { ($0.0.key.entry ?? 0) > ($1.0.key.entry ?? 0) }
        for (change, _, then) in things + people where !then.isOpen && !then.isLivePass {
            points += try put(change, again: again, untold)
        }
        for (change, _, then) in rows where then.isOpen || then.isLivePass {
            points += try put(change, again: again, untold)
        }
        for change in subject.changes where try !isSo(change, again: !again) {
            throw ServiceError.bug("a row could not be put back")
        }
        for (ground, lost) in grounds { try revokeBadges(since: ground, without: lost) }
        for (_, _, then) in changed { try giveBadges(for: then) }
        return points
    }

    /// Whether the row is there, and as the change left it or as it was before.
    private func isSo(_ change: RowChange, again: Bool) throws -> Bool {
        let row = try transaction.facts.row(change.key, in: membership().member.household)
        // Of somebody who was added and did nothing, nothing is left.
        guard let row else { return again && change.before.isGoneMember }
        return change.isSo(row, again: again)
    }

    /// The row as it is; throws where it is not as the change left it, or something later builds on it.
    private func check(_ entry: UndoEntry, _ change: RowChange, _ again: Bool) throws -> RowSnapshot
    {
        let household = try membership().member.household
        guard let row = try transaction.facts.row(change.key, in: household),
            change.isSo(row, again: again)
        else { throw try inTheWay(of: entry, at: change.key) }
        guard change.key.table == .occurrence else { return row }
        let touched = subject.changes.map(\.key)
        if let chore = row.chore.map({ RowSnapshot.Key(.chore, $0) }),
            !touched.contains(chore),
            try transaction.facts.row(chore, in: household)?.isDeletedChore != false
        {
            throw try inTheWay(of: entry, at: chore)
        }
        guard row.with(again ? change.after : change.before).isOpen, !row.isOpen else { return row }
        let later = try transaction.facts.later(than: row, in: household)
        guard let later = later.first(where: { !touched.contains($0) }) else { return row }
        throw try inTheWay(of: entry, at: later)
    }

    /// The change that stands in the way at `row`.
    private func inTheWay(of entry: UndoEntry, at row: RowSnapshot.Key) throws -> ServiceError {
        let (member, home) = try membership()
        let thing = try subject.thing(at: row) { key in
            try transaction.facts.row(key, in: member.household)?.chore
        }
        let later = try transaction.facts.newestChange(
            of: row, after: entry, in: member.household)
        let step = try later?.parts.first { $0.about.number == thing?.number }
        guard let later, let step, let who = home.member(later.member),
            try !step.operation.showsActivity || allows(.viewActivity, who)
        else {
            return .undo(.inTheWay(LaterChange(thing: thing?.name(in: home) ?? "it")))
        }
        let zone = home.household.zone
        let day = zone.day(at: later.at)
        return .undo(
            .inTheWay(
                LaterChange(
                    thing: step.about.name(in: home),
                    deed: LaterChange.Deed(
                        who: who.name, action: step.operation,
                        day: day == home.calendar.today ? nil : day, time: zone.time(at: later.at)))
            ))
    }

    // MARK: - Putting back

    /// Lets a row be as it was, and moves the points for it.
    ///
    /// - Parameters:
    ///   - change: What was done to the row.
    ///   - again: Whether that is to be done once more.
    ///   - untold: Those who know nothing of the change that is taken back, or hear of it once more.
    /// - Returns: The points that moved.
    /// - Throws: ``ServiceError``.
    private func put(_ change: RowChange, again: Bool, _ untold: Set<Member.ID>) throws -> Int {
        let household = try membership().member.household
        guard let now = try transaction.facts.row(change.key, in: household) else { return 0 }
        let row = now.with(again ? change.after : change.before)
        switch row.key.table {
        case .occurrence: return try putDate(row, untold)
        case .ledger: return try reverse(row, isTold: untold.isEmpty)
        case .rewardRequest: return try withdraw(row)
        case .member where row.isGoneMember:
            guard !again, let member = row.key.id().flatMap(try membership().home.member) else {
                throw ServiceError.undo(.pointsMoveOnce)
            }
            _ = try part(with: member)
            return 0
        case .member: try checkMember(row)
        case .pass: try checkPass(row)
        case .routine: try checkRoutine(row)
        case .household: try checkCurrency(row.currency)
        case .chore, .absence, .reward, .wish: break
        }
        try transaction.put(row, in: household)
        if row.key.table == .household {
            let before = try membership().home.household
            try recount(since: before)
            try restartWaiting(since: before)
        }
        if row.key.table == .reward, let id: Reward.ID = row.key.id(),
            let reward = try transaction.facts.reward(id, in: household), reward.retiredAt == nil
        {
            for member in try membership().home.active { _ = try settle([reward], of: member) }
        }
        return 0
    }

    /// Throws where the member can't be called so again, or save for that again.
    private func checkMember(_ row: RowSnapshot) throws {
        let home = try membership().home
        guard let member = row.key.id().flatMap(home.member) else { return }
        if let name = row.nameOfMember {
            try home.checkFree(name, besides: member)
        }
        if let id = row.goalOfMember,
            let reward = try transaction.facts.reward(id, in: member.household)
        {
            try check(reward, asGoalOf: member)
        }
    }

    /// Throws where the helper has another pass by now, in whose place this one would come.
    private func checkPass(_ row: RowSnapshot) throws {
        let household = try membership().member.household
        guard row.isLivePass, let id: Pass.ID = row.key.id(),
            let pass = try transaction.facts.pass(id, in: household)
        else { return }
        let isReplaced = try transaction.facts.passes(in: household).contains {
            $0.member == pass.member && $0.id != id
        }
        guard !isReplaced else { throw ServiceError.undo(.inTheWay(LaterChange(thing: "a pass"))) }
    }

    /// Throws where another routine is called so by now.
    private func checkRoutine(_ row: RowSnapshot) throws {
        guard let name = row.nameOfLiveRoutine else { return }
        let isTaken = try transaction.facts.routines(in: membership().member.household)
            .contains { $0.name == name && $0.id != row.key.id() }
        if isTaken { throw ServiceError.routine(.isThere(name)) }
    }

    private func putDate(_ row: RowSnapshot, _ untold: Set<Member.ID>) throws -> Int {
        guard let id: Occurrence.ID = row.key.id() else { return 0 }
        let household = try membership().member.household
        let isSame = try transaction.facts.row(row.key, in: household)?.completion == row.completion
        let before = try isSame ? nil : date(id)
        let lost = try retract(before, untold)
        try transaction.put(row, in: household)
        guard !isSame else { return 0 }
        try transaction.putCompletion(of: row, id: newID(), in: household)
        let points = try book(date(id)) - lost
        if let before { try tell(ofReopened: before, now: date(id), points, butFor: untold) }
        return points
    }

    /// Moves points back that were given or taken away.
    ///
    /// In the book no entry is ever gone, so that they do not move once more.
    private func reverse(_ row: RowSnapshot, isTold: Bool) throws -> Int {
        let household = try membership().member.household
        guard row.isReversedEntry, let sequence = row.key.entry,
            let entry = try transaction.facts.entry(sequence, in: household)
        else { throw ServiceError.undo(.pointsMoveOnce) }
        if let claim = entry.claim {
            // Of a payout that was handed over at once two entries go back, and the child hears of it once.
            try reverseMoney(entry, claim, isTold: isTold && !isPartOfPayout(entry))
        } else {
            try reverse(entry, because: nil, isTold: isTold)
        }
        return -entry.points
    }

    /// Whether it is the payment of a payout that goes back with it.
    private func isPartOfPayout(_ payment: Entry) throws -> Bool {
        guard payment.kind == .payment else { return false }
        let household = try membership().member.household
        return try subject.changes.compactMap(\.key.entry).contains { sequence in
            try transaction.facts.paymentAtOnce(ofPayout: sequence, in: household)?.sequence
                == payment.sequence
        }
    }

    /// Moves points back that were set aside for a request, which is not made once more either.
    private func withdraw(_ row: RowSnapshot) throws -> Int {
        let household = try membership().member.household
        guard row.isWithdrawnRequest,
            let number = row.number,
            let request = try transaction.facts.rewardRequest(number, in: household)
        else { throw ServiceError.undo(.pointsMoveOnce) }
        try withdraw(request)
        return request.price.points
    }

    fileprivate func completion(of date: Occurrence.ID) throws -> Completion? {
        try self.date(date)?.completion
    }

    private func date(_ id: Occurrence.ID) throws -> Occurrence? {
        try transaction.facts.occurrence(id, in: membership().member.household)
    }

    /// Takes back that a date was done, and the points for it.
    private func retract(_ date: Occurrence?, _ untold: Set<Member.ID>) throws -> Int {
        guard let date, let completion = date.completion else { return 0 }
        let (member, home) = try membership()
        let household = home.household.id
        guard
            try transaction.retract(completion.id, by: member.id, at: instant, in: household),
            let doer = home.member(completion.doer)
        else { throw ServiceError.changedMeanwhile }
        return try takeBack(completion, of: date, by: doer, butFor: untold).points
    }

    /// Books what a date that counts as done again was paid with, in the week in which it was done.
    private func book(_ date: Occurrence?) throws -> Int {
        let home = try membership().home
        guard let date, let completion = date.completion, !completion.isWaiting,
            let doer = home.member(completion.doer)
        else { return 0 }
        return try book(
            completion, of: date, by: doer, since: completion.settledAt ?? completion.at
        ).points
    }
}

// MARK: - Badges

extension Grant where Op == TakeBack {
    /// What the badges of those stand on who did what `rows` are about, with what will not count any more.
    private func badgeGrounds(
        of rows: [RowSnapshot]
    ) throws -> [(BadgeGround, without: Set<Completion.ID>)] {
        let home = try membership().home
        let done = try rows.compactMap { try completion(of: $0) }.filter { !$0.isWaiting }
        return try home.members.compactMap { member in
            let lost = done.filter { $0.doer == member.id }.map(\.id)
            return lost.isEmpty ? nil : (try badgeGround(of: member), Set(lost))
        }
    }

    private func giveBadges(for row: RowSnapshot) throws {
        let (member, home) = try membership()
        guard let id: Occurrence.ID = row.key.id(),
            let date = try transaction.facts.occurrence(id, in: member.household),
            let doer = (date.completion?.doer).flatMap(home.member)
        else { return }
        try giveBadges(to: doer, for: date)
    }

    private func completion(of row: RowSnapshot) throws -> Completion? {
        try row.key.id().flatMap { try completion(of: $0) }
    }
}

// MARK: - What came of it

extension Grant where Op == TakeBack {
    /// The change with the chores it was about, as they are now.
    func view(of entry: UndoEntry, points: Int) throws -> TakenBackView {
        let home = try membership().home
        var chores: [TakenBackView.Chore] = []
        for step in subject.steps {
            guard let number = step.about.number, step.about.isChore,
                let chore = try transaction.facts.plan(number, in: home)
            else { continue }
            chores.append(
                TakenBackView.Chore(
                    number: number, title: chore.title.text,
                    state: try state(of: chore, step.about, home)))
        }
        let renamed = try renamedMember()
        return TakenBackView(
            at: entry.at, operation: subject.steps.first?.operation.rawValue ?? "",
            on: subject.steps.names(in: home),
            renamedFrom: renamed?.before, renamedTo: renamed?.now, points: points, chores: chores)
    }

    /// What the member whom it was about was called until now, and is called now, where that is not the same.
    private func renamedMember() throws -> (before: String, now: String)? {
        let home = try membership().home
        guard let thing = subject.steps.first?.about.row, thing.table == .member,
            let before = thing.id().flatMap(home.member),
            let now = try transaction.facts.member(before.id, in: before.household),
            now.name != before.name
        else { return nil }
        return (before.name.text, now.name.text)
    }

    private func state(
        of chore: Chore, _ thing: UndoRecord.Subject, _ home: Principal.Membership
    ) throws -> ChoreState {
        guard try transaction.facts.chore(chore.number, in: home.household.id) != nil else {
            return .deleted
        }
        let named = try thing.row.id().flatMap {
            try transaction.facts.occurrence($0, in: home.household.id)
        }
        let dates = try transaction.facts.occurrences(of: chore, in: home.calendar)
        return (named ?? dates.first)?.state ?? .open
    }
}

extension UndoTarget {
    /// Whether something that it does wants the password again.
    func isGrave(for principal: Principal) -> Bool {
        opposites.contains { opposite in
            switch (opposite.action.reauthentication, opposite.action, opposite.reference) {
            case (.never, _, _): false
            // Moved points are only ever moved back: done again they are refused, whoever asks.
            case (.sometimes, .givePoints, _), (.sometimes, .takePoints, _), (.always, .payOut, _):
                false
            case (.sometimes, .reverseMoney, _): steps.contains { $0.operation == .payOut }
            // Who was brought in and came in since is not taken back.
            case (.sometimes, .removeMember, _): false
            case (.sometimes, .setPrivacy, let member):
                member.about != principal.member?.id
            case (.sometimes, .changeSettings, _):
                changes.contains(where: \.concernsHowPointsCome)
            case (.sometimes, _, _), (.always, _, _): true
            }
        }
    }
}
