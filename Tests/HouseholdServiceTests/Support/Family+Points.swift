import HouseholdModel
import HouseholdService

// Points that are given and taken, and rewards that are bought.

extension Family {
    @discardableResult
    func give(
        _ points: Int, to name: String, because why: String = "helped grandma", as person: Person
    ) async throws -> PointsView {
        guard let amount = PointsAmount(points) else { throw ServiceError.bug("points") }
        return try await perform(
            GivePoints(amount, to: name, because: Note(why)), as: person)
    }

    @discardableResult
    func take(_ points: Int, from name: String, as person: Person) async throws -> PointsView {
        guard let amount = PointsAmount(points) else { throw ServiceError.bug("points") }
        return try await perform(
            TakePoints(amount, from: name, because: Note("left the bike out")), as: person)
    }

    /// What both children can spend or save: mia's, then max's.
    func balances() async throws -> [Int] {
        var balances: [Int] = []
        for name in ["mia", "max"] {
            balances.append(try await ask(ShowPoints(of: name), as: .anna).balance)
        }
        return balances
    }

    /// Whether the book and the records add up.
    func areBooksRight() async throws -> Bool { try await ask(VerifyAudit(), as: .anna).ok }

    /// Sets a reward of the shop.
    @discardableResult
    func sell(
        _ title: String, for cost: Int, stock: Int? = nil, from: Day? = nil, until: Day? = nil,
        prices: [String: Int] = [:], to people: [String] = []
    ) async throws -> RewardView {
        guard let value = RewardValue(cost) else { throw ServiceError.bug("points") }
        let terms = AddReward.Terms.shop(
            stock: stock, from: from, until: until,
            prices: prices.compactMapValues { RewardValue($0) })
        return try await perform(
            AddReward(title: Title(title), at: value, on: terms, for: people), as: .anna)
    }

    /// Lets a reward take or cost so many points.
    @discardableResult
    func setPrice(
        _ points: Int, of reward: Number, atOnce reason: String? = nil
    ) async throws -> RewardView {
        var edit = EditReward(reward)
        edit.value = RewardValue(points)
        edit.atOnce = try reason.map { try Note($0) }
        return try await perform(edit, as: .anna)
    }

    /// Wishes for something called so.
    @discardableResult
    func wish(for title: String, as person: Person) async throws -> Number {
        try await perform(ProposeReward(title: Title(title)), as: person).number
    }

    /// Writes a wish where nobody can wish for anything, past the program.
    func tamperWithWish(of person: Person, number: Number) throws {
        let (member, home) = (try member(person.name), flat)
        try tamper(
            """
            INSERT INTO wish (household_id, id, number, title, member_id, at)
            VALUES (\(home.literal), randomblob(16), \(number), 'Zoo', \(member.literal), 0)
            """)
    }

    /// Asks for the reward that is called so.
    @discardableResult
    func ask(for title: String, as person: Person) async throws -> RequestView {
        let reward = try await ask(ListRewards(), as: person).first { $0.title == title }
        return try await perform(RequestReward(reward?.number ?? 0), as: person)
    }

    /// Writes a request where nobody can ask for anything, past the program.
    func tamperWithRequest(of person: Person) throws {
        let (member, home) = (try member(person.name), flat)
        try tamper(
            """
            INSERT INTO reward_request (household_id, id, number, reward_id, member_id, points, at)
            SELECT household_id, id, 1, id, \(member.literal), 1, 0 FROM reward
            WHERE household_id = \(home.literal) AND number = 1
            """)
    }
}

extension RewardValue {
    /// One point.
    static var one: RewardValue {
        get throws {
            guard let value = RewardValue(1) else { throw ServiceError.bug("points") }
            return value
        }
    }

    /// Five points.
    static var five: RewardValue {
        get throws {
            guard let value = RewardValue(5) else { throw ServiceError.bug("points") }
            return value
        }
    }
}
