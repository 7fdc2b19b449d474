import Foundation
import GRDB
import HouseholdModel
import HouseholdService
import Testing

/// What people are told of what others do stands in the cards of the actions.
@Suite("A notice")
struct TellingTests {
    @Test("is what the card says, and goes to those whom it says", arguments: ToldDeed.all)
    func isAsTheCardSays(_ deed: ToldDeed) async throws {
        let family = try await Family.anHourOld()
        try await deed.before(family)
        let before = try family.news()

        try await deed.act(family)

        let expected = try deed.action.tells.flatMap { telling in
            try #require(deed.hearers[telling.hearer]).map {
                ToldNews(member: $0, kind: telling.kind)
            }
        }
        #expect(deed.hearers.count == Set(deed.action.tells.map(\.hearer)).count)
        let told = try family.news().filter { !before.keys.contains($0.key) }
            .map(\.value.description)
        #expect(told.sorted() == expected.map(\.description).sorted())
    }

    @Test("is tried with each action that tells something, and of each kind that one tells")
    func isTried() {
        let telling = Action.allCases.filter { !$0.tells.isEmpty }
        #expect(Set(ToldDeed.all.map(\.action)).isSuperset(of: telling))

        for action in telling {
            let heard = ToldDeed.all.filter { $0.action == action }.flatMap { deed in
                action.tells.filter { deed.hearers[$0.hearer]?.isEmpty == false }
            }
            #expect(Set(heard) == Set(action.tells), "\(action.rawValue)")
        }
    }

    @Test("is told by a card, or comes of something else that is named here")
    func isToldByCard() {
        let told = Set(Action.allCases.flatMap(\.tells).map(\.kind))

        #expect(told.isDisjoint(with: Notice.Kind.consequences))
        #expect(told.union(Notice.Kind.consequences) == Set(Notice.Kind.allCases))
    }
}

extension Notice.Kind {
    /// What is not told of an action, but of what comes of any of several, or of none.
    static let consequences: Set = [
        // Of points that somebody has by now, and what is to be handed over for them.
        rewardReached, reward(.promised),
        // Of all that somebody has done.
        badgeEarned, badgeRevoked,
        // Of a time that is over, or has come.
        passOver, trialOver, weekOver, reminder(.ahead), reminder(.due), reminder(.overdue),
        paymentDue,
        // Of what somebody typed who was not let in, and of the computer's clock.
        warning(.signInMissed), warning(.keysGuessed), warning(.clockAhead),
        warning(.clockPutRight),
        // Of what somebody asks who is no member yet.
        joinAsked,
        // Of undo of making a chore a must-do.
        chore(.noMustDo),
        // Of what whoever owns the data file does, which is no action of anybody here.
        warning(.operatorReset),
    ]
}

/// That a member was told something.
struct ToldNews: Hashable, CustomStringConvertible {
    let member: String
    let kind: Notice.Kind

    var description: String { "\(member): \(kind.rawValue)" }
}

extension Family {
    /// All that anybody was told of what somebody did, by the identity of the notice, but for what comes of something
    /// else.
    func news() throws -> [Data: ToldNews] {
        let rows = try database.read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT notice.id, member.name, notice.kind FROM notice
                    JOIN member ON member.id = notice.member_id
                    """)
        }
        var news: [Data: ToldNews] = [:]
        for row in rows {
            guard let kind = Notice.Kind(rawValue: row["kind"]),
                !Notice.Kind.consequences.contains(kind)
            else { continue }
            news[row["id"]] = ToldNews(member: row["name"], kind: kind)
        }
        return news
    }
}
