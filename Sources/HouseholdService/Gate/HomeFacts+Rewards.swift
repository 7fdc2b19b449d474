import HouseholdModel
import HouseholdDatabase

extension HomeFacts {
    /// The reward with that number.
    borrowing func reward(numbered number: Number) throws -> Reward {
        try wholeFile.reward(numbered: number, for: principal)
    }

    /// The reward with that number, if it is there.
    borrowing func reward(_ number: Number) throws -> Reward? {
        try wholeFile.reward(number, in: id)
    }

    /// The request with that number.
    borrowing func rewardRequest(numbered number: Number) throws -> RewardRequest {
        try wholeFile.rewardRequest(numbered: number, for: principal)
    }

    /// The wish with that number.
    borrowing func wish(numbered number: Number) throws -> Wish {
        try wholeFile.wish(numbered: number, for: principal)
    }

    /// The wishes that wait for an answer.
    borrowing func openWishes() throws -> [Wish] {
        try wholeFile.openWishes(in: id)
    }

    /// What can be reached or asked for.
    borrowing func rewards() throws -> [Reward] {
        try wholeFile.rewards(in: id, at: home().calendar.instant)
    }

    /// A reward with how far `members` are, as far as it is for them.
    borrowing func view(of reward: Reward, showing members: [Member]) throws -> RewardView {
        try wholeFile.view(of: reward, in: home(of: reward.household), showing: members)
    }

    /// The requests that wait, or are granted and not handed over.
    borrowing func openRewardRequests() throws -> [RewardRequest] {
        try wholeFile.openRewardRequests(in: id)
    }

    /// A member's newest requests.
    borrowing func rewardRequests(of member: Member.ID, limit: Int) throws -> [RewardRequest] {
        try wholeFile.rewardRequests(of: member, in: id, limit: limit)
    }

    /// A request with what it is for.
    borrowing func view(of rewardRequest: RewardRequest) throws -> RequestView {
        try wholeFile.view(
            of: rewardRequest, in: home(of: rewardRequest.household), isChange: false)
    }

    /// What the member saves for.
    borrowing func goal(of member: Member.ID) throws -> Goal? {
        try wholeFile.goal(of: member, in: id)
    }

    /// A goal with when it will be reached.
    borrowing func view(of goal: Goal, of member: Member) throws -> GoalView {
        try wholeFile.view(of: goal, of: member, in: home(of: goal.household, member.household))
    }
}
