import HouseholdModel
import Testing

@Suite("The badges")
struct BadgeTests {
    @Test("have a key each, and say what they are")
    func areDefined() {
        #expect(Set(Badge.all.map(\.key)).count == Badge.all.count)
        for badge in Badge.all {
            #expect(!badge.name.isEmpty && !badge.details.isEmpty && !badge.color.isEmpty)
            #expect(badge.icon.count == 1 && badge.required > 0)
            #expect(Badge.named(badge.key.uppercased()) == badge)
        }
    }

    @Test("for chores come at 1, 10, 50 and 100, none with a streak in its name")
    func comeWithChores() {
        let chores = Badge.all.filter { $0.rule == .chores }

        #expect(chores.map(\.required) == [1, 10, 50, 100])
        #expect(chores.allSatisfy { !$0.name.lowercased().contains("streak") })
    }

    @Test("come when enough is done, and progress ends there", arguments: [0, 9, 10, 11])
    func comeInTime(done: Int) throws {
        let badge = try #require(Badge.named("chores_10"))
        var tally = BadgeTally()
        tally.chores = done

        #expect(tally.earns(badge) == (done >= 10))
        #expect(tally.progress(towards: badge) == min(done, 10))
    }
}
