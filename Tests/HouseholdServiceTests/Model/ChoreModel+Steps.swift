import HouseholdModel
import HouseholdService

// What each step changes: `true`, or nothing although it is allowed: `false`, or it is refused: `nil`.

extension ChoreModel {
    mutating func apply(_ step: ChoreStep) -> Bool? {
        switch step.kind {
        case .live:
            today += 1
            return true
        case .leave(let number, let person, let days):
            absencesMade += 1
            absences[number] = Absence(person: person, days: days)
            return true
        case .returnEarly(let number):
            guard absences.removeValue(forKey: number) != nil else { return nil }
            return true
        case .delete: return delete(step.chore)
        case .points(let points):
            guard let chore = chores[step.chore],
                chore.chains.flatMap(\.dates).contains(where: { $0.state == .open })
            else { return nil }
            chores[step.chore]?.points = points
            return true
        case .done, .doneFor, .undone, .approve, .reject, .skip, .move, .claim, .unclaim:
            return act(step)
        }
    }

    private mutating func delete(_ number: Number) -> Bool? {
        guard let chore = chores[number] else { return nil }
        let dates = chore.chains.flatMap(\.dates)
        guard !dates.contains(where: \.isWaiting) else { return nil }
        for date in dates { if let doer = date.doer { kept[doer, default: 0] += date.paid } }
        chores[number] = nil
        return true
    }

    /// A step on one date, of the chain and the date that are meant.
    private mutating func act(_ step: ChoreStep) -> Bool? {
        guard let chore = chores[step.chore] else { return nil }
        let doer = step.kind.doer ?? step.whose ?? step.person
        let all = chore.chains.indices.flatMap { place in
            dates(of: chore.chains[place], of: chore).map { (chain: place, date: $0) }
        }
        let ordered =
            all.filter { $0.date.isLive }.sorted { $0.date.day < $1.date.day }
            + all.filter { !$0.date.isLive }.sorted { $0.date.closing < $1.date.closing }
        let meantOnes = ordered.filter { found in
            guard let whose = step.whose else { return true }
            return chore.chains[found.chain].share == whose
        }
        guard let meant = step.kind.choice(of: meantOnes, by: doer, chore, in: self) else {
            return nil
        }
        return run(step, doer, on: meant.date, in: meant.chain, of: chore)
    }

    private mutating func run(
        _ step: ChoreStep, _ doer: Person, on date: Date, in chain: Int, of chore: Chore
    ) -> Bool? {
        let owner =
            date.state == .open
            ? self.owner(of: date, in: chore.chains[chain], of: chore) : date.taker
        let isFree = owner == nil && !isForParents(date, of: chore)
        switch step.kind {
        case .done:
            guard owner == doer || isFree || (step.person.isParent && owner == nil) else {
                return nil
            }
            return complete(date, by: doer, toldBy: step.person, step.chore, chain)
        case .doneFor:
            return complete(date, by: doer, toldBy: step.person, step.chore, chain)
        case .undone: return undo(date, owner, by: step.person, step.chore, chain)
        case .approve:
            guard let earner = date.doer, earner != step.person else { return nil }
            guard case .waiting(_, let points) = date.state else { return false }
            return change(date, step.chore, chain) {
                $0.state = .done(earner, paid: points, isLookedAt: true)
            }
        case .reject:
            guard date.isWaiting, date.doer != step.person else { return nil }
            withdrawOpen(step.chore, chain)
            return change(date, step.chore, chain) { $0.reopen() }
        case .skip: return skip(date, step.chore, chain)
        case .move(let day):
            guard date.state == .open else { return nil }
            return change(date, step.chore, chain) { $0.move(to: day) }
        case .claim:
            guard isFree || owner == step.person, chore.whose == .anyone, date.state == .open
            else { return nil }
            return change(date, step.chore, chain) { $0.taker = step.person }
        case .unclaim:
            guard chore.whose == .anyone, date.state == .open,
                step.person.isParent || isFree || owner == step.person
            else { return nil }
            return change(date, step.chore, chain) { $0.taker = nil }
        case .live, .leave, .returnEarly, .delete, .points: return nil
        }
    }
}

// MARK: - Doing and taking back

extension ChoreModel {
    private mutating func complete(
        _ date: Date, by doer: Person, toldBy person: Person, _ number: Number, _ chain: Int
    ) -> Bool? {
        guard let chore = chores[number] else { return nil }
        if let earlier = date.doer { return earlier == doer ? false : nil }
        let share = chore.chains[chain].share
        guard share == nil || share == doer else { return nil }
        guard date.state == .open else { return nil }
        let others = dates(of: chore.chains[chain], of: chore).filter { $0 != date }
        if date.day > today, let earlier = others.last(where: { $0.doneOn == today }) {
            return earlier.doer == doer ? false : nil
        }
        if !person.isParent, let begin = begin(of: date, in: chore, after: others), begin > today {
            return nil
        }
        let isEarly = chore.period != nil && date.day > today
        let waits = (chore.isChecked || isEarly) && !person.isParent
        let owner = owner(of: date, in: chore.chains[chain], of: chore)
        let (closing, day) = (close(), today)
        _ = change(date, number, chain) {
            $0.state =
                waits
                ? .waiting(doer, points: chore.points)
                : .done(doer, paid: chore.points, isLookedAt: false)
            $0.taker = owner
            $0.doneOn = day
            $0.closing = closing
        }
        goOn(after: date, number, chain)
        return true
    }

    /// The day from which somebody who is no parent can do a date that comes back.
    private func begin(of date: Date, in chore: Chore, after others: [Date]) -> Int? {
        guard let period = chore.period else { return nil }
        let before = others.filter { $0.ordinal < date.ordinal }.map { $0.day + 1 }
        return max(date.day - period + 1, before.max() ?? .min)
    }

    private mutating func skip(_ date: Date, _ number: Number, _ chain: Int) -> Bool? {
        guard let chore = chores[number] else { return nil }
        if date.state == .skipped { return false }
        guard date.state == .open else { return nil }
        let owner = owner(of: date, in: chore.chains[chain], of: chore)
        let closing = close()
        _ = change(date, number, chain) {
            $0.state = .skipped
            $0.taker = owner
            $0.closing = closing
        }
        goOn(after: date, number, chain)
        return true
    }

    private mutating func undo(
        _ date: Date, _ owner: Person?, by person: Person, _ number: Number, _ chain: Int
    ) -> Bool? {
        guard let chore = chores[number] else { return nil }
        let isRecent = person.isParent && date.doneOn.map { today - $0 < 30 } == true
        let isAllowed =
            switch date.state {
            case .open:
                person.isParent || owner == person
                    || (owner == nil && !isForParents(date, of: chore)) || owner == nil
            case .skipped: person.isParent
            case .waiting(let doer, _): isRecent || doer == person
            case .done(let doer, _, let isLookedAt):
                isRecent || (doer == person && !isLookedAt && date.doneOn == today)
            }
        guard isAllowed else { return nil }
        let others = dates(of: chore.chains[chain], of: chore).filter { $0.ordinal > date.ordinal }
        guard others.allSatisfy({ $0.state == .open }) else { return nil }
        if date.state == .open { return false }
        withdrawOpen(number, chain)
        return change(date, number, chain) { $0.reopen() }
    }

    private mutating func withdrawOpen(_ number: Number, _ chain: Int) {
        chores[number]?.chains[chain].dates.removeAll { $0.state == .open }
    }

    /// The next date on the chore's grid of days, unless one is open.
    private mutating func goOn(after date: Date, _ number: Number, _ chain: Int) {
        guard let chore = chores[number], let period = chore.period else { return }
        let all = dates(of: chore.chains[chain], of: chore)
        guard !all.contains(where: { $0.state == .open }) else { return }
        let last = max(all.map(\.last).max() ?? date.last, date.last)
        let after = max(last, today) + 1
        let steps = -(chore.start - after).floored(by: period)
        var next = Date(
            ordinal: (chore.chains[chain].dates.map(\.ordinal).max() ?? 0) + 1,
            day: chore.start + max(0, steps) * period)
        if case .turns(let people) = chore.whose {
            let had = owner(of: date, in: chore.chains[chain], of: chore) ?? date.turn
            let place = people.firstIndex { $0 == had } ?? people.count - 1
            next.turn = people[(place + 1) % people.count]
        }
        chores[number]?.chains[chain].dates.append(next)
    }

    private mutating func change(
        _ date: Date, _ number: Number, _ chain: Int, _ body: (inout Date) -> Void
    ) -> Bool {
        guard
            let place = chores[number]?.chains[chain].dates.firstIndex(where: {
                date.state == .open ? $0.state == .open : $0 == date
            })
        else { return false }
        var changed = date
        body(&changed)
        chores[number]?.chains[chain].dates[place] = changed
        return true
    }
}

extension ChoreModel.Date {
    mutating func reopen() {
        state = .open
        doneOn = nil
        closing = 0
    }
}

extension Person {
    var isParent: Bool { self == .anna || self == .ben }
}
