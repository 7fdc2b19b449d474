import HouseholdModel
import HouseholdDatabase

extension Facts {
    /// What a member was not told yet, oldest first, or the newest that they were or are to be told, in sentences.
    ///
    /// There are fewer than `limit` only where the list ends with them: whoever turns pages sees its end by that.
    borrowing func notices(
        to member: Member, _ isUnread: Bool, after number: Number?, _ limit: Int,
        in home: Principal.Membership, by rules: HouseRules
    ) throws -> [NoticeView] {
        guard !isUnread else {
            return try unread(after: number, limit, of: member, in: home, by: rules)
        }
        var (views, last): ([NoticeView], Number) = ([], number ?? .max)
        // Always of one length: what is told as one leaves few to be filled up, each of which would cost its surroundings.
        let chunk = max(limit, 2 * Self.reach)
        while views.count < limit {
            // What is told as one may reach beyond the page at both of its ends.
            let around = try notices(
                of: member.id, in: member.household, at: home.calendar.instant,
                before: min(last, .max - Self.reach) + Self.reach, limit: chunk + 2 * Self.reach)
            let start = around.firstIndex { $0.number < last } ?? around.endIndex
            let page = start..<min(start + chunk, around.endIndex)
            let most = limit - views.count
            views += try told(around, in: page, most, to: member, in: home, by: rules)
                .map(\.view)
            guard page.count == chunk, let end = page.last else { break }
            last = around[end].number
        }
        return views
    }

    /// How far away from each other notices are at most that are told as one.
    private static var reach: Int { 100 }

    /// So many of those that were not told, behind one of them; where that was told since, so were all before it.
    private borrowing func unread(
        after number: Number?, _ limit: Int, of member: Member, in home: Principal.Membership,
        by rules: HouseRules
    ) throws -> [NoticeView] {
        let all = try unreadNotices(
            of: member.id, in: member.household, at: home.calendar.instant)
        let start = all.firstIndex { $0.number == number }.map { $0 + 1 } ?? 0
        return try told(all, in: start..<all.endIndex, limit, to: member, in: home, by: rules)
            .map(\.view)
    }

    /// What a member was not told yet but for that, oldest first, and all that is neither read nor to be told again.
    ///
    /// What was told is told as one with nothing that came since: it would be told once more.
    borrowing func news(
        for member: Member, but told: Set<WatchedNotices.Told>, in home: Principal.Membership,
        by rules: HouseRules
    ) throws -> (views: [NoticeView], told: [WatchedNotices.Told]) {
        let unread = try unreadNotices(
            of: member.id, in: member.household, at: home.calendar.instant)
        let new = unread.filter { !told.contains($0.asTold) }
        let news = try self.told(new, in: new.indices, to: member, in: home, by: rules)
        let numbers = Set(news.flatMap(\.numbers))
        let all = unread.filter { told.contains($0.asTold) || numbers.contains($0.number) }
        return (news.map(\.view), all.map(\.asTold))
    }

    /// Notices in sentences, but for those whose chore, reward or badge is not there at this moment.
    borrowing func views(
        of notices: [Notice], to member: Member, in home: Principal.Membership, by rules: HouseRules
    ) throws -> [NoticeView] {
        try told(notices, in: notices.indices, to: member, in: home, by: rules).map(\.view)
    }

    /// The same of those at some places, and of these so many, each with the numbers of all that it tells; what is told as one
    /// stands where the newest of it is.
    borrowing func told(
        _ notices: [Notice], in places: Range<Int>, _ most: Int = .max, to member: Member,
        in home: Principal.Membership, by rules: HouseRules
    ) throws -> [(view: NoticeView, numbers: [Number])] {
        var merged: [Int: RoutineNotice] = [:]
        var places = Set(places)
        let routines = try routineNotices(among: notices, to: member, in: home, by: rules)
        for together in routines?.notices ?? [] {
            guard let newest = together.places.max(by: { notices[$0].number < notices[$1].number })
            else { continue }
            if places.contains(newest) { merged[newest] = together }
            places.subtract(together.places)
        }
        var told: [(view: NoticeView, numbers: [Number])] = []
        for (place, notice) in notices.enumerated() where told.count < most {
            if let together = merged[place], let judge = routines?.judge {
                let numbers = together.places.map { notices[$0].number }
                let isWhole = try isWhole(together, in: home, by: judge)
                told.append((NoticeView(notice, together, isWhole: isWhole, in: home), numbers))
            } else if places.contains(place),
                let view = try view(of: notice, to: member, in: home, by: rules)
            {
                told.append((view, [notice.number]))
            }
        }
        return told
    }

    borrowing func view(
        of notice: Notice, to member: Member, in home: Principal.Membership, by rules: HouseRules
    ) throws -> NoticeView? {
        switch notice.message {
        case .badgeEarned(let key), .badgeRevoked(let key):
            return Badge.named(key).map {
                NoticeView(notice, $0, isEarned: notice.message == .badgeEarned(key))
            }
        case .news(let news):
            // A chore that is deleted is nobody's to do.
            if case .chore(.assigned, _, _) = news.matter, notice.isOfDeleted { return nil }
            return NoticeView(
                notice, try numbered(news, for: member, in: home), to: member, in: home)
        case .joinAsked(let name, let username):
            return NoticeView(notice, asking: name, username)
        case .reminder(let reminder): return NoticeView(notice, reminder)
        case .paymentDue(let entry):
            // What is paid by now nobody is reminded of.
            return try due(by: entry, of: member, in: home, by: rules).map { due in
                NoticeView(notice, of: due.item, to: due.debt.creditor, in: home)
            }
        case .warning(let warning): return NoticeView(notice, warning, to: member, in: home)
        case .weekOver: return NoticeView(ofWeek: notice)
        case .trialOver:
            return NoticeView(
                notice, ofTrial: try report(ofTrialAt: notice.at, for: member, in: home, by: rules))
        case .passOver(let id):
            guard let pass = try pass(id, in: home.household.id) else { return nil }
            return NoticeView(
                notice, pass, done: try occurrences(recordedUnder: pass).count,
                approved: try occurrences(checkedUnder: pass).count, in: home)
        case .rewardReached(let number):
            guard let reward = try reward(number, in: home.household.id) else { return nil }
            return NoticeView(
                notice, try view(of: reward, in: home, showing: [member]), for: member.role)
        }
    }

    /// What came of the trial of rules that was over at that moment, as far as its reader sees it, where no other has taken
    /// its place.
    private borrowing func report(
        ofTrialAt end: Instant, for member: Member, in home: Principal.Membership,
        by rules: HouseRules
    ) throws -> TrialReport? {
        let id = home.household.id
        guard let trial = try lastTrial(of: id, notOverBy: end.adding(milliseconds: -1)),
            trial.end == end,
            let judge = try judge(rules, for: member, in: home, at: home.calendar.instant)
        else { return nil }
        let digest = HouseRules.digest(of: trial.rules.text)
        let seen = try verdicts(in: trial, of: id, or: digest)
            .filter {
                try !$0.newest.isAmongOthers(than: member, in: home)
                    && judge.allows(.showAuditEntry, on: $0.newest.reference)
            }
        let halving = try halvingRules(in: id)
        let told =
            try halving.isEmpty
            ? [] : home.members.filter { try judge.allows(.viewDetails, on: $0.reference) }
        let hidden = HiddenHalves(halving, toldOf: told)
        return TrialReport(seen.map(hidden.shown), in: trial)
    }

    /// The same with the number by which its reader calls an entry of the book.
    private borrowing func numbered(
        _ news: Notice.News, for reader: Member, in home: Principal.Membership
    ) throws -> Notice.News {
        guard case .points(let change, let place, let points) = news.matter,
            !home.knowsBook(reader)
        else { return news }
        let number = try self.place(of: place, among: reader.id, in: home.household.id)
        return Notice.News(
            .points(change, entry: number, points: points), by: news.by, reason: news.reason)
    }
}

extension Notice {
    /// By what it is known that it was told.
    fileprivate var asTold: WatchedNotices.Told { .notice(number, at: at) }
}
