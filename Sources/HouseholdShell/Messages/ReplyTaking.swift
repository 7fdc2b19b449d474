import Dispatches
import HouseholdModel
import HouseholdService
import HouseholdWords

extension Session {
    /// Brings in what was answered to messages of a household, and does it as far as the rules let.
    ///
    /// What can't be brought in now stays where it is until the next time.
    ///
    /// - Returns: How many answers did something.
    /// - Throws: What hinders the data file.
    func takeReplies(
        at topics: [ReplyTopicView], in household: Household.ID, through gate: Gate,
        mayBeLocal: Bool
    ) async throws(ServiceError) -> Int {
        guard !topics.isEmpty else { return 0 }
        let errands = topics.enumerated().compactMap { place, topic in
            Errand.collection(at: topic, number: place)
        }
        var count = 0
        for receipt in await courier(errands, mayBeLocal) {
            guard case .collected(let answers) = receipt.outcome else { continue }
            for answer in Set(answers) {
                let isDone = try await take(Confidential(answer.text), in: household, through: gate)
                if isDone { count += 1 }
            }
        }
        return count
    }

    /// Whether an answer did something; what came in between, such as somebody else's OK, is none of its.
    private func take(
        _ answer: Confidential, in household: Household.ID, through gate: Gate
    ) async throws(ServiceError) -> Bool {
        do throws(ServiceError) {
            return try await gate.answer(answer, in: household) != nil
        } catch {
            guard error.explanation.exit != .temporary else { throw error }
            return false
        }
    }
}

extension Errand {
    fileprivate static func collection(at topic: ReplyTopicView, number: Int) -> Errand? {
        guard let id = Dispatch.ID("replies-\(number)"), let address = topic.address.reveal() else {
            return nil
        }
        return .collect(
            Collection(
                id: id, topicURL: address,
                token: topic.token?.reveal().map(Dispatch.Secret.init)))
    }
}
