import HouseholdModel
import HouseholdService
import SeededRandom
import Testing

/// Families in which titles stand in messages, with chores of all kinds: each of four members gets what there is for
/// them, so that 50 families are 200 pairs of a member and what they may see.
@Suite("What a message says")
struct MessagePrivacyTests {
    private static let people: [Person] = [.anna, .ben, .mia, .max]

    @Test("its receiver may see, whoever that is", arguments: UInt64(1)...50)
    func isVisible(_ seed: UInt64) async throws {
        let family = try await Family()
        var random = SeededGenerator(seed: seed)
        try await arrange(family, &random)
        let titles = try await add(to: family, &random)
        family.clock.advance(minutes: 12)

        let messages = try await family.sendMessages()

        var told = 0
        for person in Self.people {
            let seen = Set(try await family.ask(ListChores(.all), as: person).map(\.title))
            for message in messages where message.goes(to: person) {
                let text = message.lines.map(\.source).joined(separator: "\n")
                for title in titles where text.contains(title) {
                    told += 1
                    #expect(seen.contains(title), "\(person) may not see \(title): \(text)")
                }
            }
        }
        #expect(told > 0)
    }

    private func arrange(_ family: Family, _ random: inout SeededGenerator) async throws {
        for person in Self.people {
            try family.addChannel(of: person.name)
            try await family.perform(SetSetting(.quiet, to: "off"), as: person)
        }
        try await family.perform(ChangeSettings(.messages(.titles)), as: .anna)
        try await family.perform(
            ChangeSettings(.siblings(Bool.random(using: &random))), as: .anna)
        if Bool.random(using: &random) {
            try await family.settle(.approval(.always), as: .anna)
        }
    }

    /// Adds chores, of which some are private, open to all or done, and returns what they are called.
    private func add(
        to family: Family, _ random: inout SeededGenerator
    ) async throws -> [String] {
        var titles: [String] = []
        for number in 1...6 {
            let title = "Thing \(number)x"
            let owner = ["anna", "ben", "mia", "max", nil].randomElement(using: &random) ?? nil
            var chore = AddChore(
                title: try Title(title), for: owner.map { .one($0) },
                timing: .once(try family.due(in: Int.random(in: 1...20, using: &random))))
            chore.isPrivate = owner != nil && Bool.random(using: &random)
            let added = try await family.perform(chore, as: .ben).number
            titles.append(title)
            if owner == "mia", Bool.random(using: &random) {
                try await family.complete(added, as: .mia)
            }
        }
        return titles
    }
}

extension MessageView {
    /// Whether it goes to that member of a test's family.
    fileprivate func goes(to person: Person) -> Bool {
        address.reveal()?.hasPrefix("\(person.rawValue)@") == true
    }
}
