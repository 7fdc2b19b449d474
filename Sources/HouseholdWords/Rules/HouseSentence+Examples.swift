import HouseholdModel

extension HouseDeed {
    /// What somebody does, in the words of a language: `ask for rewards`.
    package func text(in language: Language) -> String {
        language.rules.words(for: self).done.first ?? ""
    }

    /// A sentence about it that a family may want to say.
    package var example: HouseSentence {
        let hours = HourSpan(from: 20, until: 6)
        return switch self {
        case .markDone: .no(self, by: .group(.children), HouseTime(hours: hours))
        case .markBesidesMustDos: .mustDosFirst
        case .markDoneForOthers: .no(self, by: .group(.helpers), .always)
        case .takeOpenChores: .only(self, by: .group(.children), HouseTime(days: .weekend))
        case .askOff: .no(self, by: .group(.children), HouseTime(hours: .evening))
        case .approve: .only(self, by: .group(.parents), HouseTime(hours: .evening))
        case .askForRewards: .only(self, by: .group(.children), HouseTime(days: [.saturday]))
        case .setGoals, .makeWishes:
            .only(self, by: .group(.children), HouseTime(days: [.sunday]))
        case .decideRewards: .only(self, by: .group(.parents), HouseTime(days: .weekend))
        case .giveBonus: .no(self, by: .group(.parents), HouseTime(days: .schoolDays))
        case .takePoints: .no(self, by: .group(.parents), HouseTime(days: .weekend))
        case .remind: .reserved(self, for: .group(.parents))
        case .skip, .deleteChores, .planRewards, .invite, .givePasses, .changeSettings:
            .reserved(self, for: .group(.owner))
        case .takeBack, .handBack, .handOn, .propose, .writeTodos, .writeNotes, .sayAway,
            .changeProfile, .changePrivacy, .setUpMessages, .seeLeaders, .seeSiblings, .seePoints,
            .seeAbsences, .seeHistory:
            .no(self, by: .group(.children), .always)
        }
    }
}
