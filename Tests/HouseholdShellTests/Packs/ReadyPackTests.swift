import HouseholdModel
import HouseholdShell
import HouseholdWords
import JSON
import QuickAdd
import TestSupport
import Testing

@Suite("A ready pack")
struct ReadyPackTests {
    /// A pack in a language.
    struct Edition: CustomTestStringConvertible, Sendable {
        let ready: ReadyPack
        let language: Language

        var pack: Pack { ready.pack(in: language.catalogue.tag) }
        var testDescription: String { "\(ready.rawValue) \(language.catalogue.tag)" }

        /// What `add` reads of a line, where it can be only one thing.
        func reading(of line: PackLine) throws -> QuickAddReading {
            let home = try QuickAddHome(speaking: language.catalogue.dates)
            guard case .reading(let reading) = try home.answer(to: line.text) else {
                throw Unread(line: line.text)
            }
            return reading
        }
    }

    struct Unread: Error {
        let line: String
    }

    static let editions = ReadyPack.allCases.flatMap { ready in
        Language.all.map { Edition(ready: ready, language: $0) }
    }

    /// Words that would be a part of a date or of points if they had been understood.
    private static let leftovers: Set = [
        "every", "at", "on", "for", "point", "points", "jeden", "alle", "um", "am", "für", "punkt",
        "punkte", "bis",
    ]

    @Test("has no line of which anything is left over", arguments: editions)
    func isReadWhole(edition: Edition) throws {
        let chores = edition.pack.lines.filter { !$0.isReward }
        #expect(chores.count >= 8)
        for line in chores {
            let reading = try edition.reading(of: line)
            let title = reading.title.lowercased().split(separator: " ").map(String.init)
            #expect(line.text.hasPrefix(reading.title), "\(line.text)")
            #expect(Self.leftovers.isDisjoint(with: title), "\(line.text)")
            #expect(reading.title.filter(\.isNumber) == "", "\(line.text)")
            #expect(reading.when != nil && reading.points != nil, "\(line.text)")
            #expect(reading.whose == .anyone && reading.note == nil, "\(line.text)")
        }
    }

    @Test("says the same in every language: days, times and points", arguments: ReadyPack.allCases)
    func saysTheSame(ready: ReadyPack) throws {
        let english = Edition(ready: ready, language: .english)
        for other in Self.editions where other.ready == ready && other.language.name != "English" {
            let pairs = zip(english.pack.lines, other.pack.lines)
            #expect(english.pack.lines.count == other.pack.lines.count)
            #expect(english.pack.lines.map(\.isReward) == other.pack.lines.map(\.isReward))
            for (ours, theirs) in pairs where !ours.isReward {
                let (our, their) = (try english.reading(of: ours), try other.reading(of: theirs))
                #expect(our.timing == their.timing, "\(ours.text): \(theirs.text)")
                #expect(our.points == their.points && our.tags == their.tags, "\(theirs.text)")
                #expect(our.title != their.title, "\(theirs.text)")
            }
        }
    }

    @Test("is brought in whole, rewards too, the same in every language", arguments: editions)
    func isBroughtIn(edition: Edition) async throws {
        let line = "chore pack \(edition.ready.rawValue) --for mia --all --json"
        let ours = try await Family.stage().say(line)
        let theirs = try await Family.stage()
            .say(line + " --lang \(edition.language.catalogue.tag)")
        #expect(ours.exit == 0 && theirs.exit == 0, "\(ours) \(theirs)")

        let (one, other) = (try rewards(in: ours), try rewards(in: theirs))
        #expect(one == other)
        #expect(one.count == edition.pack.lines.filter(\.isReward).count)
    }

    /// How the rewards are come by that an answer tells of.
    private func rewards(in outcome: Stage.Outcome) throws -> [[String]] {
        try JSONAnswer(outcome).list("rewards").map { reward in
            ["kind", "points", "for"].map { reward[$0].map { "\($0)" } ?? "-" }
        }
    }

    @Test("begins with chores, which are ticked", arguments: editions)
    func beginsWithChores(edition: Edition) {
        let first = edition.pack.lines.prefix(Pack.tickedByDefault)
        #expect(first.count == 5 && first.allSatisfy { !$0.isReward })
        #expect(edition.pack.lines.filter(\.heading.isEmpty) == [])
    }

    @Test("is called as the ages are of which the household is told")
    func fitsAges() {
        for band in AgeBand.allCases { #expect(ReadyPack(rawValue: band.rawValue) != nil) }
        let ages = [2, 5, 6, 7, 8, 10, 11, 14, 17].map { ReadyPack(age: $0).rawValue }
        #expect(
            ages == ["3-5", "3-5", "6-7", "6-7", "8-10", "8-10", "11-14", "11-14", "11-14"])
    }
}
