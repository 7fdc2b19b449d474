import HouseholdModel
import HouseholdService
import Testing

/// Mia has had an OK to each of three chores of her routine, among hundreds of other notices.
@Suite("A list of hundreds of notices")
struct LongNoticeListTests {
    @Test(
        "has each once, of whatever length its pages are, and a routine where the newest of it stands",
        arguments: [30, 199, 200, 250], [false, true])
    func isWhole(limit: Int, isUnread: Bool) async throws {
        let family = try await Family()
        var chores: [Number] = []
        for title in ["Brush teeth", "Make bed", "Pack bag"] {
            chores.append(try await family.addDaily(title, for: .one("mia")))
        }
        try await family.addRoutine("morning", of: chores)
        try await family.settle(.approval(.always), as: .anna)
        for chore in chores { try await family.complete(chore, as: .mia) }
        for (chore, others) in zip(chores, [45, 45, 150]) {
            try await family.perform(ApproveChore(chore), as: .anna)
            try await family.give(1, to: "mia", as: .anna)
            try family.repeatNotice(others - 1, to: .mia)
        }

        let all = try await family.ask(ListNotices(unread: isUnread, limit: 1_000), as: .mia)
        let approved = all.filter { $0.kind == .chore(.approved) }
        #expect(approved.map(\.chores) == [chores])
        let others = all.split(whereSeparator: { $0.routine != nil }).map { part in
            part.count { $0.kind == .points(.given) }
        }
        #expect(others == (isUnread ? [45 + 45, 150] : [150, 45 + 45]))

        let pages = try await family.notices(
            inPagesOf: limit, unread: isUnread, as: .mia)
        #expect(pages.map(\.number) == all.map(\.number))
        #expect(pages.map(\.chores) == all.map(\.chores))
    }
}
