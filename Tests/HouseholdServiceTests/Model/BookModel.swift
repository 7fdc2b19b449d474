import HouseholdModel
import HouseholdService

/// The book of two children as simple as can be, without time: sums, jars, wishes, requests and badges.
struct BookModel {
    struct Sums: Equatable {
        var earned = 0
        var balance = 0
        var reserved = 0
    }

    /// By whom a chore was done, and on which day of the model.
    struct Done {
        let by: Person
        let day: Int
    }

    enum State {
        case waiting, granted, declined, delivered, withdrawn
    }

    /// What a child saves for, at what it cost then, and what is in the jar for it.
    struct Goal {
        let reward: Number
        let price: Int
        var jar: Int
    }

    struct Reward {
        var price: Int
        var stock: Int?
        /// Who wished for it, where it is for nobody else.
        var wisher: Person?
    }

    /// What a child wishes for, and whether that waits for an answer.
    struct Wish {
        let title: String
        let person: Person
        var isOpen = true
    }

    struct Request {
        let person: Person
        let reward: Number
        let price: Int
        var state = State.waiting
    }

    /// A bonus or a deduction.
    struct Gift {
        let person: Person
        let points: Int
        var isReversed = false
    }

    /// That a chore is somebody's: who handed it on to them for how many points, if anybody, and how many were paid.
    struct Hand: Equatable {
        let owner: Person
        var giver: Person?
        var thanks = 0
        var paid = 0
    }

    /// What chores are worth, and who has done them.
    var chores: [Number: (points: Int, done: Done?)]
    /// Whose of them are not open to all.
    private(set) var hands: [Number: Hand] = [:]
    /// The rewards of the shop.
    private(set) var rewards: [Number: Reward]
    private(set) var wishes: [Number: Wish] = [:]
    /// The points that milestones take, which count from the beginning.
    let milestones: [Person: [Int]] = [.mia: [20, 10], .max: [20, 30]]
    private(set) var sums: [Person: Sums] = [.mia: Sums(), .max: Sums()]
    private(set) var requests: [Number: Request] = [:]
    private(set) var goals: [Person: Goal] = [:]
    private(set) var gifts: [Int: Gift] = [:]
    private(set) var entries = 0
    var today = 0
    /// How many of a reward are taken, and how many chores and rewards somebody has to show.
    private var taken: [Number: Int] = [:]
    private var done: [Person: Int] = [:]
    private var got: [Person: Int] = [:]

    init(chores: [Number: (points: Int, done: Done?)], rewards: [Number: Reward]) {
        self.chores = chores
        self.rewards = rewards
    }

    /// Whether the step is allowed and possible, also where it changes nothing.
    mutating func apply(_ step: BookStep) -> Bool {
        switch step.kind {
        case .done(let number):
            guard let chore = chores[number] else { return false }
            if let done = chore.done { return done.by == step.person }
            guard hands[number].map({ $0.owner == step.person }) ?? true else { return false }
            chores[number]?.done = Done(by: step.person, day: today)
            done[step.person, default: 0] += 1
            earn(chore.points, step.person)
            thank(number)
        case .undone(let number):
            guard let chore = chores[number], let done = chore.done else { return true }
            guard today - done.day <= 30 else { return false }
            chores[number]?.done = nil
            self.done[done.by, default: 0] -= 1
            earn(-chore.points, done.by)
            giveBackThanks(number)
        case .hand(let number, let thanks):
            hands[number] = Hand(owner: step.person)
            guard thanks == 0 || thanks <= spendable(step.person) else { return false }
            let other: Person = step.person == .mia ? .max : .mia
            hands[number] = Hand(owner: other, giver: step.person, thanks: thanks)
        case .give(let points):
            earn(points, step.person)
            gifts[entries] = Gift(person: step.person, points: points)
        case .take(let points):
            guard points <= sums[step.person]?.balance ?? 0 else { return false }
            move(-points, step.person)
            gifts[entries] = Gift(person: step.person, points: -points)
        case .reverse(let entry):
            guard let gift = gifts[entry] else { return false }
            guard !gift.isReversed else { return true }
            gifts[entry]?.isReversed = true
            gift.points > 0 ? earn(-gift.points, gift.person) : move(-gift.points, gift.person)
        case .payOut(let points):
            guard points <= spendable(step.person) else { return false }
            move(-points, step.person)
        case .price(let number, let price):
            rewards[number]?.price = price
        case .goal(let number):
            return save(for: number, step.person)
        case .fill(let points):
            return fillJar(by: points, of: step.person)
        case .wish(let title):
            return wish(for: title, step.person)
        case .endWish(let number, let end):
            return endWish(number, end, by: step.person)
        case .request(let number):
            return request(number, step.person)
        case .answer(let number, let state):
            return answer(number, state, step.person)
        }
        return true
    }

    /// The badges that somebody has ground for; nothing is due, so those of days are out of reach.
    func badges(of person: Person) -> Set<String> {
        Set(
            Badge.all.filter { badge in
                switch badge.rule {
                case .chores, .helping: done[person, default: 0] >= badge.required
                case .rewards: got[person, default: 0] + reached(by: person) >= badge.required
                case .streak, .early, .wholeWeeks: false
                }
            }.map(\.key))
    }

    /// How many milestones somebody has reached.
    func reached(by person: Person) -> Int {
        milestones[person, default: []].count { $0 <= sums[person]?.earned ?? 0 }
    }

    /// What of somebody's points is in the jar, out of reach of anything but what they save for.
    func inJar(of person: Person, besides reward: Number? = nil) -> Int {
        guard let goal = goals[person], goal.reward != reward, !isAskedFor(goal, by: person)
        else { return 0 }
        return min(goal.jar, max(0, balance(of: person)))
    }

    /// What somebody can spend, on what they save for or on anything else: neither what is in the jar nor what is promised for
    /// what others are to do.
    func spendable(_ person: Person, on reward: Number? = nil) -> Int {
        balance(of: person) - inJar(of: person, besides: reward) - promised(by: person)
    }

    private func balance(of person: Person) -> Int { sums[person]?.balance ?? 0 }

    private func promised(by person: Person) -> Int {
        hands.filter { chores[$0.key]?.done == nil && $0.value.giver == person }
            .values.reduce(0) { $0 + $1.thanks }
    }

    private func isAskedFor(_ goal: Goal, by person: Person) -> Bool {
        requests.values.contains {
            $0.person == person && $0.reward == goal.reward && $0.state == .waiting
        }
    }

    /// For another reward the jar is empty, and for the same one it holds no more than that costs now.
    private mutating func save(for number: Number?, _ person: Person) -> Bool {
        guard let number else { return goals.removeValue(forKey: person) != nil }
        guard let reward = reward(number, for: person) else { return false }
        let before = goals[person]
        let jar = before?.reward == number ? min(before?.jar ?? 0, reward.price) : 0
        goals[person] = Goal(reward: number, price: reward.price, jar: jar)
        return true
    }

    private mutating func fillJar(by change: Int, of person: Person) -> Bool {
        guard let goal = goals[person], !isAskedFor(goal, by: person) else { return false }
        let most = min(goal.price, balance(of: person) - promised(by: person))
        let jar = inJar(of: person) + change
        guard change > 0 ? jar <= most : jar >= 0 else { return false }
        goals[person]?.jar = jar
        return true
    }

    private mutating func thank(_ number: Number) {
        guard let hand = hands[number], let giver = hand.giver else { return }
        let paid = min(hand.thanks, max(0, balance(of: giver) - inJar(of: giver)))
        hands[number]?.paid = paid
        guard paid > 0 else { return }
        move(-paid, giver)
        move(paid, hand.owner)
    }

    private mutating func giveBackThanks(_ number: Number) {
        guard let hand = hands[number], let giver = hand.giver, hand.paid > 0 else { return }
        hands[number]?.paid = 0
        move(hand.paid, giver)
        move(-hand.paid, hand.owner)
    }

    private func reward(_ number: Number, for person: Person) -> Reward? {
        rewards[number].flatMap { $0.wisher ?? person == person ? $0 : nil }
    }

    /// The next number of all that rewards and wishes have.
    private mutating func wish(for title: String, _ person: Person) -> Bool {
        let isMade = wishes.values.contains {
            $0.isOpen && $0.title == title && $0.person == person
        }
        guard !isMade else { return false }
        let last = max(rewards.keys.max() ?? 0, wishes.keys.max() ?? 0)
        wishes[last + 1] = Wish(title: title, person: person)
        return true
    }

    private mutating func endWish(
        _ number: Number, _ end: BookStep.WishEnd, by person: Person
    ) -> Bool {
        guard let wish = wishes[number], wish.isOpen else { return false }
        switch end {
        case .priced(let price): rewards[number] = Reward(price: price, wisher: wish.person)
        case .refused: break
        case .retracted: guard wish.person == person else { return false }
        }
        wishes[number]?.isOpen = false
        return true
    }

    private mutating func request(_ number: Number, _ person: Person) -> Bool {
        guard let reward = reward(number, for: person) else { return false }
        let goal = goals[person].flatMap { $0.reward == number ? $0 : nil }
        let price = goal?.price ?? reward.price
        guard price <= spendable(person, on: number) else { return false }
        guard taken[number, default: 0] < reward.stock ?? .max else { return false }
        taken[number, default: 0] += 1
        requests[requests.count + 1] = Request(person: person, reward: number, price: price)
        move(-price, person, reserving: price)
        return true
    }

    private mutating func answer(_ number: Number, _ state: State, _ person: Person) -> Bool {
        guard let request = requests[number] else { return false }
        guard state != .withdrawn || request.person == person else { return false }
        if request.state == state { return true }
        switch (request.state, state) {
        case (.waiting, .granted):
            got[request.person, default: 0] += 1
            if goals[request.person]?.reward == request.reward { goals[request.person] = nil }
            move(0, request.person, reserving: -request.price)
        case (.waiting, .declined), (.waiting, .withdrawn):
            taken[request.reward, default: 0] -= 1
            move(request.price, request.person, reserving: -request.price)
        case (.granted, .delivered): break
        default: return false
        }
        requests[number]?.state = state
        return true
    }

    private mutating func earn(_ points: Int, _ person: Person) {
        sums[person]?.earned += points
        move(points, person)
    }

    private mutating func move(_ points: Int, _ person: Person, reserving reserved: Int = 0) {
        sums[person]?.balance += points
        sums[person]?.reserved += reserved
        entries += 1
    }
}
