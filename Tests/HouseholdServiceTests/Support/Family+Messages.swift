import Credentials
import Foundation
import GRDB
import HouseholdModel
import HouseholdService

extension Family {
    /// How a channel stands that a test adds.
    enum ChannelState {
        /// It waits for the code 123456.
        case unconfirmed
        /// Messages go there since the family's clock stands where it does.
        case confirmed
    }

    /// Lets messages reach somebody by mail, or at a topic, past the code that would be sent there; the address begins with
    /// the name.
    func addChannel(
        of person: String, number: Int = 1, _ state: ChannelState = .confirmed,
        at topic: String? = nil
    ) throws {
        let digest = Data(ContentDigest(of: Array("123456".utf8)).bytes)
        let isConfirmed = state == .confirmed
        try database.write { database in
            try database.execute(
                sql: """
                    INSERT INTO channel (household_id, id, member_id, number, way, address,
                        code_digest, created_at, confirmed_at)
                    SELECT household_id, randomblob(16), id, ?1, iif(?6 IS NULL, 'mail', 'ntfy'),
                        ifnull(?6, lower(name) || '@' || ?1 || '.example.org'), ?2, ?3, ?4
                    FROM member
                    WHERE lower(name) = lower(?5)
                    """,
                arguments: [
                    number, isConfirmed ? nil : digest, clock.now.milliseconds,
                    isConfirmed ? clock.now.milliseconds : nil, person, topic,
                ])
        }
    }

    /// What the program hands out at that moment in the Smiths' household, and what became of it.
    @discardableResult
    func sendMessages(
        ending result: MessageOutcome.Result = .accepted, as person: Person = .program
    ) async throws -> [MessageView] {
        var all: [MessageView] = []
        for _ in 0..<20 {
            let found = try await ask(FindMessages(), as: person)
            guard !found.isEmpty else { break }
            var taken: [TakenMessage] = []
            for request in SendMessages.requests(for: found) {
                taken = try await perform(request, as: person)
            }
            let messages = try await ask(ReadMessages(taken), as: person)
            all += messages
            let outcomes =
                messages.map { MessageOutcome(of: $0.id, result) }
                + MessageOutcome.void(taken, but: messages)
            try await perform(SettleMessages(outcomes), as: person)
        }
        return all
    }
}

// MARK: - Lists

extension Family {
    /// All that somebody was told, newest first, or what they did not read, oldest first, as whoever turns pages of that
    /// length reads it.
    func notices(
        inPagesOf limit: Int, unread isUnread: Bool = false, as person: Person
    ) async throws -> [NoticeView] {
        var (pages, last): ([NoticeView], Number?) = ([], nil)
        while true {
            let page = try await ask(
                ListNotices(unread: isUnread, limit: limit, after: last), as: person)
            pages += page
            guard page.count == limit, let end = page.last else { return pages }
            last = end.number
        }
    }

    /// Lets the newest notice of somebody stand there so many times more, past the program.
    func repeatNotice(_ count: Int, to person: Person) throws {
        let member = try member(person.name)
        try tamper(
            """
            INSERT INTO notice (
                household_id, id, member_id, number, at, kind, by_id, reason, entry, points)
            WITH RECURSIVE place (offset) AS (
                SELECT 1 UNION ALL SELECT offset + 1 FROM place WHERE offset < \(count))
            SELECT n.household_id, randomblob(16), n.member_id, n.number + place.offset, n.at, n.kind,
                n.by_id, n.reason, n.entry, n.points
            FROM place JOIN (
                SELECT * FROM notice WHERE member_id = \(member.literal) ORDER BY number DESC LIMIT 1
            ) n
            """)
    }
}
