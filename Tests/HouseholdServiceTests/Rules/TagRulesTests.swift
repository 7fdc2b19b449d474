import Foundation
import HouseholdModel
import HouseholdService
import Testing

/// Rules that look at the tags of chores and of rewards.
///
/// It is Monday, 10:00.
@Suite("House rules about chores and rewards with a tag")
struct TagRulesTests {
    /// The sample that is tried here.
    static let sample = "screen-nights"

    private let family: Family

    init() async throws { family = try await Family() }

    private func addChore(_ title: String, _ tags: String...) async throws -> Number {
        var chore = try AddChore(title: Title(title), for: .one("mia"), value: .one)
        chore.tags = tags.compactMap { Tag($0) }
        return try await family.perform(chore, as: .anna).number
    }

    private func addReward(_ title: String, _ tags: String...) async throws -> Number {
        let reward = try AddReward(
            title: Title(title), at: try #require(RewardValue(1)),
            on: .shop(stock: nil, from: nil, until: nil, prices: [:]),
            tags: tags.compactMap { Tag($0) })
        return try await family.perform(reward, as: .anna).number
    }

    private static func ruleOfSample() throws -> String {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Samples/rules").standardizedFileURL
        return try String(
            contentsOf: folder.appending(path: "\(sample).cedar"), encoding: .utf8)
    }

    private func policies(against operation: some Change, by person: Person) async -> [String]? {
        await family.refusal(operation, as: person)?.refusal?.policies
    }

    @Test("are about these alone, by the tags that they have now")
    func areAboutTagged() async throws {
        try await family.set(
            """
            @id("garden-weekend") @say("The garden is for the weekend.") @ask("a parent")
            forbid (principal in Role::"child", action == Action::"chore.complete", resource)
            when { resource.tags.containsAny(["garden", "käfig"]) }
            unless { [Weekday::"saturday", Weekday::"sunday"].contains(context.weekday) };
            """, atOnce: "we agreed")
        let rake = try await addChore("Rake", "garden", "autumn")
        let cage = try await addChore("Cage", "Käfig")
        let dishes = try await addChore("Dishes", "kitchen")

        #expect(await policies(against: CompleteChore(rake), by: .mia) == ["garden-weekend"])
        #expect(await policies(against: CompleteChore(cage), by: .mia) == ["garden-weekend"])
        try await family.complete(dishes, as: .mia)
        var edit = EditChore(cage)
        edit.tags = []
        try await family.perform(edit, as: .anna)
        try await family.complete(cage, as: .mia)

        try await family.live(days: 5)
        try await family.complete(rake, as: .mia)
    }

    @Test("are about the rewards alone that have it now, at such times")
    func areAboutRewards() async throws {
        try await family.give(20, to: "mia", as: .anna)
        try await family.set(try Self.ruleOfSample(), atOnce: "we agreed")
        let film = try await addReward("Film", "screen", "evening")
        let game = try await addReward("Spiel", "bildschirm")
        let kite = try await addReward("Kite", "outside")
        let zoo = try await addReward("Zoo")

        let isBefore = try await family.ask(AskRules(.requestReward, on: "\(film)"), as: .mia)
        #expect(isBefore.allowed)
        // Monday, 18:00.
        family.clock.advance(minutes: 8 * 60)
        for screen in [film, game] {
            #expect(await policies(against: RequestReward(screen), by: .mia) == [Self.sample])
        }
        for other in [kite, zoo] { try await family.perform(RequestReward(other), as: .mia) }
        var edit = EditReward(film)
        edit.tags = []
        let plain = try await family.perform(edit, as: .anna)
        #expect(plain.tags.isEmpty)
        try await family.perform(RequestReward(film), as: .mia)
        edit = EditReward(game)
        edit.title = try Title("Spielabend")
        let renamed = try await family.perform(edit, as: .anna)
        #expect(renamed.tags.map(\.description) == ["bildschirm"])
        #expect(await policies(against: RequestReward(game), by: .mia) == [Self.sample])
        // Friday, 18:00.
        family.clock.advance(days: 4)
        try await family.perform(RequestReward(game), as: .mia)
    }

    @Test("are about the plan of a chore, too")
    func areAboutPlans() async throws {
        try await family.set(
            """
            @id("keep") @say("This stays.") @ask("nobody")
            forbid (principal, action == Action::"chore.delete", resource)
            when { resource.tags.containsAll(["garden", "autumn"]) };
            """, atOnce: "we agreed")
        let rake = try await addChore("Rake", "garden", "autumn")
        let weed = try await addChore("Weed", "garden")

        #expect(await policies(against: DeleteChore(rake), by: .anna) == ["keep"])
        try await family.perform(DeleteChore(weed), as: .anna)
    }

    @Test(
        "are tried with things that have it",
        arguments: [("chore.complete", "garden"), ("reward.request", "screen")])
    func areTried(action: String, tag: String) async throws {
        let text = """
            @id("own") forbid (
                principal in Role::"child", action == Action::"\(action)", resource)
            when { resource.tags.contains("\(tag)") };
            """
        let thing = String(action.prefix { $0 != "." })

        let trial = try await family.trial(adding: text)

        #expect(!trial.changes.isEmpty)
        #expect(trial.changes.allSatisfy { $0.on.contains(thing) && !$0.after.allowed })
        #expect(trial.changes.allSatisfy { $0.situation.contains("it has #\(tag)") })
    }

    @Test(
        "are refused where a wall would not stand with some of them",
        arguments: [
            #"resource.tags.contains("garden")"#, #"!resource.tags.contains("garden")"#,
            #"resource.tags.containsAny(["garden", "yard"])"#,
            #"resource.tags.containsAll(["garden", "yard"])"#,
            #"resource.tags.contains("garden") && !resource.tags.contains("yard")"#,
            #"resource is Chore && resource.tags.contains("garden")"#,
        ])
    func keepWalls(condition: String) async throws {
        #expect(try await family.brokenWall(byHidingWhere: condition) == 6)
    }

    @Test(
        "are refused where they do anything but ask for tags that are written down",
        arguments: [
            (#"resource.tags == ["garden"]"#, "in a way that the proof does not go through"),
            ("resource.tags.isEmpty()", "in a way that the proof does not go through"),
            (
                #"["garden"].containsAny(resource.tags)"#,
                "in a way that the proof does not go through"
            ),
            (
                "resource.tags.containsAny(resource.tags)",
                "in a way that the proof does not go through"
            ),
            (#"resource.tags.contains("Garden")"#, "which is no tag"),
            (##"resource.tags.contains("#garden")"##, "which is no tag"),
            ("resource.tags.contains(\"ka\u{308}fig\")", "which is no tag"),
        ])
    func areProvable(condition: String, message: String) async throws {
        let text = """
            @id("odd") forbid (
                principal in Role::"child", action == Action::"chore.complete", resource)
            when { \(condition) };
            """
        let mistake = try #require(await family.mistake(in: text), "\(condition)")
        #expect(mistake.contains(message), "\(mistake)")
    }

    @Test("are refused where they tell more of them apart than can be gone through")
    func areFew() async throws {
        let tags = (1...7).map { "\"tag\($0)\"" }.joined(separator: ", ")
        let text = """
            @id("many") forbid (
                principal in Role::"child", action == Action::"chore.complete", resource)
            when { resource.tags.containsAny([\(tags)]) };
            """
        let mistake = try #require(await family.mistake(in: text))
        #expect(mistake.contains("more cases apart than can be gone through"))
    }
}
