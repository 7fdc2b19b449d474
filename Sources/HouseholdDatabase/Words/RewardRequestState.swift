/// How far a request for a reward of the shop has come, as its row says it.
package enum RewardRequestState: String, CaseIterable, Sendable {
    case waiting, granted, declined, delivered, withdrawn
}
