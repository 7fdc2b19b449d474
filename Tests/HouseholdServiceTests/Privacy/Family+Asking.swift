import Foundation
import HouseholdModel
import HouseholdService

/// What somebody was told to a question.
struct Told: Equatable, CustomStringConvertible {
    let operation: String
    let answer: String

    var description: String { "\(operation): \(answer)" }
}

extension Family {
    /// The answer as JSON, or the error in words.
    func told<Op: Inquiry>(_ operation: Op, _ person: Person) async throws -> Told {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let answer: String
        do {
            let output = try await ask(operation, as: person)
            answer = String(decoding: try encoder.encode(output), as: UTF8.self)
        } catch let error as ServiceError {
            answer = "\(error.code) \(error.facts)"
        }
        return Told(operation: String(describing: Op.self), answer: answer)
    }

    /// What a person is told to whatever can be asked, about those names and small numbers.
    func everything(for person: Person, naming names: [String]) async throws -> [Told] {
        var told: [Told] = []
        func ask(_ operation: some Inquiry) async throws {
            told.append(try await self.told(operation, person))
        }
        try await ask(ShowAccount())
        try await ask(ShowOwnAccount())
        try await ask(ListHouseholds())
        try await ask(ShowHousehold())
        try await ask(HasChores())
        try await ask(ListChildren())
        try await ask(ListMembers())
        try await ask(ShowCode())
        try await ask(ListDevices())
        try await ask(ListPasses())
        try await ask(ShowPass())
        try await ask(ListChannels())
        try await ask(WatchNotices(since: .distantPast))
        try await ask(FindMessages())
        try await ask(ReadMessages([]))
        for filter in [ListChores.Filter.open, .completed, .waiting, .overdue, .all] {
            try await ask(ListChores(filter))
        }
        for filter in ListChorePage.Filter.allCases { try await ask(ListChorePage(filter)) }
        try await ask(ShowCalendar(.month))
        try await ask(ShowHistory())
        for number in 1...12 {
            try await ask(ShowChore(number))
            try await ask(ShowReward(number))
            try await ask(ExplainEntry(number))
            try await ask(AskRules(.completeChore, on: "\(number)"))
            try await ask(AskRules(.explainEntry, on: "\(number)"))
            try await ask(AskRules(.requestReward, on: "\(number)"))
            try await ask(ListAudit(limit: number))
        }
        try await ask(ListPoints())
        try await ask(ListObjections())
        for name in names {
            try await ask(ShowHistory(of: name))
            try await ask(ShowPass(of: name))
            try await ask(ListChannels(of: name))
            try await ask(ListChores(.all, for: name))
            try await ask(ListChorePage(for: name))
            try await ask(ShowProfile(of: name))
            try await ask(ShowPoints(of: name))
            for limit in [1, 2, 100] { try await ask(ShowPointsHistory(of: name, limit: limit)) }
            for limit in [1, 2] { try await ask(ShowPointsPage(of: name, limit: limit)) }
            try await ask(CheckReceipt("lusab babad gutih tugad gutuk lusab", of: name))
            try await ask(ShowStats(of: name))
            try await ask(ListBadges(of: name))
            for badge in Badge.all { try await ask(ShowBadge(badge.key, of: name)) }
            try await ask(ShowGoal(of: name))
            try await ask(ShowPrivacy(of: name))
            try await ask(ListSessions(of: name))
        }
        for period in Period.allCases { try await ask(ShowLeaderboard(period)) }
        try await ask(ListRewards())
        try await ask(ListRequests())
        try await ask(ListRequests(owed: true))
        try await ask(ListWishes())
        try await ask(ListRoutines())
        try await ask(ListMoney())
        try await ask(ListDues())
        try await ask(ShowMoneyTerms())
        try await ask(ShowBankAccount())
        for name in names { try await ask(ShowBankAccount(of: name)) }
        try await ask(ShowMoneyHistory())
        try await ask(ListAllowances())
        try await ask(ListAbsences(all: true))
        for limit in [1, 100] { try await ask(ListAbsencePage(all: true, limit: limit)) }
        try await ask(ListNotices())
        try await ask(ListUndo())
        try await ask(ListAudit())
        try await ask(VerifyAudit())
        try await ask(CheckDataFile())
        try await ask(ShowRules())
        try await ask(ReadRules())
        try await ask(ReadRules(coming: true))
        try await ask(ShowTrial())
        try await ask(CheckRules())
        try await ask(TryRules("", from: "own.cedar"))
        try await ask(TabulateRules())
        try await ask(ExplainRefusal())
        return told
    }
}

extension ServiceError {
    /// What can be told of the error; of a refusal that is not what it explains later, to those who may know.
    fileprivate var facts: String {
        guard case .refused(let refusal) = self else { return "\(self)" }
        return "\(refusal.policies) \(refusal.errors) \(refusal.say ?? "") \(refusal.ask ?? "")"
    }
}
