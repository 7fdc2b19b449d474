import HouseholdModel
import HouseholdDatabase

extension Grant {
    /// Throws where the member can't save for the reward.
    func check(_ reward: Reward, asGoalOf member: Member) throws {
        let number = reward.number
        // A child is not told of what is for others.
        guard try reward.isFor(member) || membership().member.role.isGuardian else {
            throw ServiceError.notFound(.reward, String(number))
        }
        guard reward.retiredAt == nil else { throw ServiceError.reward(.retired(number)) }
        guard reward.isFor(member) else {
            throw ServiceError.reward(.notFor(number, member.name))
        }
        let home = try membership().home
        let reached = try transaction.facts.milestones(
            in: member.household, periods: home.household.periods(around: home.calendar.today))
        guard !reached.contains(where: { $0.reward == reward.id && $0.member == member.id }) else {
            throw ServiceError.reward(.isReached(number, member.name))
        }
    }
}

extension Grant where Op == SetGoal {
    /// Lets the member save for a reward: for one of the shop at what it costs now.
    func setGoal(to number: Number) throws -> GoalView {
        let reward = try transaction.facts.reward(numbered: number, for: principal)
        try check(reward, asGoalOf: subject)
        let price = reward.value(for: subject.id, at: instant)
        let before = try transaction.facts.goal(of: subject.id, in: subject.household)
        let goal = Goal(
            household: subject.household, member: subject.id, reward: reward.id, price: price,
            setAt: instant,
            jar: before.map { $0.reward == reward.id ? min($0.jar, price.points) : 0 } ?? 0)
        try transaction.set(goal)
        if before?.reward != reward.id || before?.price != price {
            try tell(of: .goal(of: subject.id, reward))
        }
        return try transaction.facts.view(of: goal, of: subject, in: membership().home)
    }
}

extension Grant where Op == ClearGoal {
    /// Lets the member save for nothing.
    func clearGoal() throws -> GoalView {
        guard let goal = try transaction.facts.goal(of: subject.id, in: subject.household) else {
            throw ServiceError.reward(.noGoal(subject.name))
        }
        let view = try transaction.facts.view(of: goal, of: subject, in: membership().home)
        _ = try transaction.clearGoal(of: subject.id, in: subject.household)
        if let reward = try transaction.facts.reward(goal.reward, in: subject.household) {
            try tell(of: .goal(of: subject.id, reward))
        }
        return view
    }
}

extension Grant where Op: FillsJars {
    /// Keeps how many points are in the jar once `change` was made: at most what the goal costs, and what there is.
    func fillJar(by change: Int) throws -> GoalView {
        let household = subject.household
        guard let goal = try transaction.facts.goal(of: subject.id, in: household),
            let reward = try transaction.facts.reward(goal.reward, in: household)
        else { throw ServiceError.reward(.noGoal(subject.name)) }
        guard reward.offer != nil else {
            throw ServiceError.reward(.needsNoJar(reward.number))
        }
        guard try !transaction.facts.isAskedFor(goal) else {
            throw ServiceError.reward(.isAskedFor(reward.number))
        }
        let balance = try transaction.facts.pointsSummary(of: subject.id, in: household).balance
        let pledged = try transaction.facts.pledged(
            by: subject, in: membership().home.calendar)
        let inside = min(goal.jar, max(0, balance))
        let most = max(0, min(goal.price.points, balance - pledged) - inside)
        if change > 0 { try check(reward, asGoalOf: subject) }
        guard change <= most else { throw ServiceError.reward(.jarTakes(most)) }
        guard inside + change >= 0 else { throw ServiceError.reward(.jarHas(inside)) }
        try transaction.setJar(to: inside + change, of: subject.id, in: household)
        try tell(of: .goal(of: subject.id, reward))
        return try transaction.facts.view(
            of: transaction.facts.goal(of: subject.id, in: household) ?? goal, of: subject,
            in: membership().home)
    }
}

extension Facts {
    /// A goal with when it will be reached.
    borrowing func view(
        of goal: Goal, of member: Member, in home: Principal.Membership
    ) throws -> GoalView {
        guard let reward = try reward(goal.reward, in: goal.household) else {
            throw ServiceError.bug("a goal for nothing")
        }
        let points =
            reward.offer == nil
            ? reward.value(for: member.id, at: home.calendar.instant).points : goal.price.points
        let balance = try progress(
            of: member, towards: reward, in: home, at: home.calendar.instant)
        let missing = points - balance
        let today = home.calendar.today
        var forecast: GoalView.Forecast?
        if missing > 0 {
            var weeks: [Int] = []
            for week in 1...4 {
                let last = today.adding(days: -7 * (week - 1))
                weeks.append(
                    try earned(
                        by: member, in: home.household, during: last.adding(days: -6)...last))
            }
            let pace = EarningRate(weeks)
            forecast = GoalView.Forecast(
                slow: pace.slow, fast: pace.fast,
                earliest: pace.day(of: missing, at: pace.fast, from: today),
                latest: pace.day(of: missing, at: pace.slow, from: today))
        }
        return GoalView(
            member: member.handle, reward: reward.number, title: reward.title.text,
            kind: reward.offer == nil ? .milestone : .shop, points: points, balance: balance,
            jar: try inJar(of: member), since: goal.setAt, forecast: forecast)
    }
}
