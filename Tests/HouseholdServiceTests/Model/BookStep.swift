import HouseholdModel
import HouseholdService
import SeededRandom

/// Something that a child does, or a parent for it.
struct BookStep: CustomStringConvertible {
    /// What becomes of a wish.
    enum WishEnd {
        case priced(Int), refused, retracted
    }

    enum Kind {
        case done(Number), undone(Number)
        case hand(Number, Int)
        case give(Int), take(Int), reverse(Int), payOut(Int)
        case price(Number, Int)
        /// Saves for a reward, or for nothing.
        case goal(Number?)
        /// Puts points into the jar, or takes them out.
        case fill(Int)
        case wish(String)
        case endWish(Number, WishEnd)
        case request(Number)
        case answer(Number, BookModel.State)
    }

    let kind: Kind
    let person: Person

    var description: String { "\(person) \(kind)" }

    init(in model: BookModel, using generator: inout SeededGenerator) {
        person = Int.random(in: 0..<4, using: &generator) > 0 ? .mia : .max
        let chore = model.chores.keys.sorted().randomElement(using: &generator) ?? 1
        let reward = model.rewards.keys.sorted().randomElement(using: &generator) ?? 1
        let latest = max(1, model.requests.count - 4)...max(1, model.requests.count)
        let request = Int.random(in: latest, using: &generator)
        let gift = model.gifts.keys.max().map {
            Int.random(in: max(1, $0 - 40)...$0, using: &generator)
        }
        let wish = model.wishes.keys.sorted().suffix(6).randomElement(using: &generator) ?? 1
        let isFree = model.chores[chore]?.done == nil && model.hands[chore] == nil
        kind =
            switch Int.random(in: 0..<32, using: &generator) {
            case 0...5: .done(chore)
            case 6: .undone(chore)
            case 7 where isFree: .hand(chore, .random(in: 0...3, using: &generator))
            case 7: .give(.random(in: 1...6, using: &generator))
            case 8: .take(.random(in: 1...6, using: &generator))
            case 9: .reverse(gift ?? 1)
            case 10: .price(reward, .random(in: 1...9, using: &generator))
            case 11...14: .request(reward)
            case 15...16: .answer(request, .granted)
            case 17: .answer(request, .declined)
            case 18: .answer(request, .withdrawn)
            case 19: .payOut(.random(in: 1...6, using: &generator))
            case 20: .goal(Int.random(in: 0...3, using: &generator) > 0 ? reward : nil)
            case 21...23: .fill(.random(in: 1...4, using: &generator))
            case 24: .fill(-.random(in: 1...4, using: &generator))
            case 25...26: .wish("Wish \(Int.random(in: 1...5, using: &generator))")
            case 27: .endWish(wish, .priced(.random(in: 1...9, using: &generator)))
            case 28: .endWish(wish, .refused)
            case 29: .endWish(wish, .retracted)
            default: .answer(request, .delivered)
            }
    }
}

extension Family {
    /// Does it; whether it was allowed and possible.
    func perform(_ step: BookStep) async throws -> Bool {
        do {
            try await dare(step)
            return true
        } catch ServiceError.reward, ServiceError.points, ServiceError.money, ServiceError.refused,
            ServiceError.notFound, ServiceError.chore(.doneByOther)
        {
            return false
        }
    }

    private func dare(_ step: BookStep) async throws {
        switch step.kind {
        case .done(let chore): try await complete(chore, as: step.person)
        case .undone(let chore): try await undo(chore, as: .anna)
        case .hand(let chore, let points):
            let other: Person = step.person == .mia ? .max : .mia
            try await perform(ClaimChore(chore), as: step.person)
            try await perform(
                OfferChore(chore, to: other.rawValue, for: ChoreValue(points) ?? .nothing),
                as: step.person)
            try await perform(TakeOverChore(chore), as: other)
        case .give(let points): try await give(points, to: step.person.rawValue, as: .anna)
        case .take(let points): try await take(points, from: step.person.rawValue, as: .ben)
        case .reverse(let entry): try await perform(ReversePoints(entry), as: .ben)
        case .payOut(let points):
            try await perform(
                PayOut("0.0\(points)", to: step.person.rawValue, later: true, because: nil),
                as: .anna)
        case .price(let reward, let points):
            var edit = EditReward(reward)
            edit.value = RewardValue(points)
            edit.atOnce = try Note("from now on")
            try await perform(edit, as: .anna)
        case .wish(let title): try await wish(for: title, as: step.person)
        case .endWish(let wish, .priced(let points)):
            guard let price = RewardValue(points) else { throw ServiceError.bug("points") }
            try await perform(PriceWish(wish, at: price), as: .ben)
        case .endWish(let wish, .refused): try await perform(RefuseWish(wish), as: .anna)
        case .endWish(let wish, .retracted):
            try await perform(RetractWish(wish), as: step.person)
        case .goal(let reward?): try await perform(SetGoal(reward), as: step.person)
        case .goal(nil): try await perform(ClearGoal(), as: step.person)
        case .fill(let points): try await fillJar(by: points, as: step.person)
        case .request(let reward): try await perform(RequestReward(reward), as: step.person)
        case .answer(let request, .granted):
            try await perform(GrantRequest(numberOfRequest(request)), as: .anna)
        case .answer(let request, .declined):
            try await perform(DeclineRequest(numberOfRequest(request)), as: .ben)
        case .answer(let request, .withdrawn):
            try await perform(WithdrawRequest(numberOfRequest(request)), as: step.person)
        case .answer(let request, .delivered):
            try await perform(DeliverRequest(numberOfRequest(request)), as: .anna)
        case .answer(_, .waiting): break
        }
    }

    private func fillJar(by points: Int, as person: Person) async throws {
        guard let amount = RewardValue(abs(points)) else { throw ServiceError.bug("points") }
        if points > 0 {
            try await perform(SaveForGoal(amount), as: person)
        } else {
            try await perform(TakeFromJar(amount), as: person)
        }
    }

    /// What the model's request of that place is called here, where what is reached has numbers, too.
    private func numberOfRequest(_ place: Int) throws -> Number {
        let number = try number(
            "SELECT number FROM reward_request ORDER BY number LIMIT 1 OFFSET \(place - 1)")
        return number > 0 ? number : 1_000_000
    }
}
