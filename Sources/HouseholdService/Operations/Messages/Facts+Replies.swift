import HouseholdDatabase
import HouseholdModel

/// A date to which somebody may say OK with one touch.
struct AnswerableDate {
    /// Whom the message reached.
    let member: Member
    /// The date, which waits.
    let date: Occurrence
    /// Who did it.
    let doer: Member
}

extension Facts {
    /// What the token with that digest lets somebody do, while that can be done: the household wants it, messages still go
    /// there, what was done then still waits, and the rules let whom the message reached say OK to it.
    borrowing func answerable(
        _ digest: [UInt8], in home: Principal.Membership, by rules: HouseRules
    ) throws -> AnswerableDate? {
        let (household, instant) = (home.household, home.calendar.instant)
        guard household.settings.replies,
            let capability = try capability(digest, in: household.id, at: instant),
            let channel = try channel(capability.channel, in: household.id), channel.isConfirmed,
            let member = home.member(channel.member), member.isActive,
            let date = try liveDate(capability.occurrence, in: home), date.isWaiting,
            let completion = date.completion, completion.at == capability.doneAt,
            let doer = home.member(completion.doer), doer.isActive,
            let judge = try judge(rules, for: member, in: home, at: instant),
            try judge.allows(.approveChore, on: date.reference)
        else { return nil }
        return AnswerableDate(member: member, date: date, doer: doer)
    }

    /// Where answers come in that can still be given at that moment.
    borrowing func replyTopics(in home: Principal.Membership) throws -> [ReplyTopicView] {
        let (household, instant) = (home.household, home.calendar.instant)
        guard household.settings.replies else { return [] }
        return try answerableChannels(in: household.id, at: instant).compactMap { id in
            guard let channel = try channel(id, in: household.id), channel.isConfirmed,
                let topic = channel.replyTopic
            else { return nil }
            return ReplyTopicView(topic, of: channel)
        }
    }
}
