import Foundation
import HouseholdModel
import HouseholdShell
import HouseholdWords
import Synchronization
import TestSupport
import Testing

/// A language in which every word of the program is longer, marked and without a letter of English, so that
/// what is not in the catalogue stands out.
@Suite("The pseudo-language")
struct PseudoLanguageTests {
    @Test("is all that the program speaks, in every story", arguments: stories)
    func isSpoken(_ story: Story) async throws {
        let transcript = try Transcript(
            String(contentsOf: story.url, encoding: .utf8), name: story.description)
        let plain = story.goesOn ? try await Family.stage() : try Stage()
        let marked = try Stage(
            Stage.Setting(language: Self.language),
            continuing: story.goesOn ? try await Family.stage() : nil)
        let twins = Twins(plain, marked)

        _ = try await Player(twins).play(transcript)

        let known = try Self.knownWords()
        let leaks = twins.said.filter { !story.showsSource($0.command) }.flatMap { said in
            Self.words(of: Self.spoken(said.text)).subtracting(known)
                .map { "\(said.command): \($0)" }
        }
        #expect(Set(leaks).sorted() == [])
    }

    private static let language = Language(
        "Pseudo",
        Catalogue(
            tag: "en-XA", messages: english, plurals: .oneAndOther,
            voice: { text in
                guard text.contains(where: \.isLetter) else { return text }
                return text.map { letters[$0].map(String.init) ?? String($0) }.joined() + "~"
            }))

    private static let english = MessageFiles.messages(in: Language.english.file()) ?? [:]

    private static let letters = Dictionary(
        uniqueKeysWithValues: zip(
            "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
            "áƀçđéƒǧĥíĵķłɱńóƥɋŕšŧúṽŵẋýžÁƁÇĐÉƑǦĤÍĴĶŁṀŃÓƤɊŔŠŦÚṼŴẊÝŽ"))

    // MARK: - Stories

    struct Story: CustomStringConvertible, Sendable {
        let url: URL
        let goesOn: Bool
        var description: String { url.lastPathComponent }

        /// Whether an answer shows policies, as only those about a helper's pass, about trust, about hours and about what is
        /// said in sentences do in these stories, or a page as a browser reads it.
        func showsSource(_ command: String) -> Bool {
            switch description {
            case "passes.transcript", "weekend.transcript", "earned.transcript",
                "house-hours.transcript", "rules-say.transcript", "must-dos.transcript",
                "kinds-of-homes.transcript", "rules-from-tomorrow.transcript",
                "rules-trial.transcript":
                command == "why" || command.hasPrefix("why ") || command.hasPrefix("rules ")
            case "approved-by-itself.transcript":
                command.hasPrefix("audit ") || command.hasPrefix("points why")
            case "wishes.transcript": command.hasPrefix("why ") || command.hasPrefix("audit ")
            case "paper.transcript": command.hasPrefix("week --print -")
            default: false
            }
        }
    }

    private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "..").standardizedFileURL

    /// Without those that show policies, and the one that speaks German.
    private static let stories: [Story] =
        (files("Transcripts/family", "transcript").map { Story(url: $0, goesOn: true) }
        + files("Transcripts", "transcript").map { Story(url: $0, goesOn: false) })
        .filter { story in
            !["rules", "own-rules", "walls", "templates", "german"]
                .contains(story.url.deletingPathExtension().lastPathComponent)
        }

    private static func files(_ folder: String, _ ending: String) -> [URL] {
        let url = tests.appending(path: folder)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        return names.filter { $0.hasSuffix(".\(ending)") }.sorted().map { url.appending(path: $0) }
    }

    // MARK: - Words

    /// Words that are typed, and stand in answers as they are, or cut short.
    private static let typed: Set = [
        "family", "monthly", "completion", "occurrence", "jun", "may", "audience", "setting",
        "color", "reject", "unclaim", "early", "helper", "streak", "wall", "manages", "complete",
        "member", "lang", "cloc", "morning", "owner", "housemate", "bonus",
        "somebody", "counts", "desktop",
    ]

    /// An answer without the lines that can be typed.
    private static func spoken(_ text: String) -> String {
        text.split(separator: "\n").filter { !$0.hasPrefix("  ŧŕý:") }
            .joined(separator: "\n")
    }

    /// What may stand in an answer without being said: what somebody typed, and what is typed next.
    private static func knownWords() throws -> Set<String> {
        var known = typed
        for story in stories {
            let transcript = try Transcript(
                String(contentsOf: story.url, encoding: .utf8), name: story.description)
            for step in transcript.steps {
                for text in [step.command, step.person] + step.input {
                    known.formUnion(words(of: text))
                }
            }
        }
        return known
    }

    private static func words(of text: String) -> Set<String> {
        // Keys and codes have capital letters alone.
        Set(
            text.matches(of: /[A-Za-z]{3,}/).map(\.output)
                .filter { $0.contains(where: \.isLowercase) }.map { $0.lowercased() })
    }
}

/// Two programs that hear the same; one answers, and what the other says is kept.
private final class Twins: Playable {
    private let first: Stage
    private let second: Stage
    private let kept = Mutex<[(command: String, text: String)]>([])

    init(_ first: Stage, _ second: Stage) {
        (self.first, self.second) = (first, second)
    }

    var said: [(command: String, text: String)] { kept.withLock(\.self) }

    func answer(_ step: Transcript.Step) async throws -> Answer {
        let answer = try await first.answer(step)
        let other = try await second.answer(step)
        if !step.command.contains("--json"), !step.command.contains("-v") {
            kept.withLock { $0.append((step.command, other.output)) }
        }
        return Answer(output: answer.output, exit: other.exit)
    }
}
