import Foundation
import HouseholdModel
import JSON
import TestSupport

/// A story that is played in plain words and in JSON, and compared with what its file has.
struct Forms {
    private let schema: JSONSchema
    private let plain: Stage
    private let json: Stage

    /// Takes two stages of the same beginning.
    init(_ stage: (Stage.Setting) async throws -> Stage) async throws {
        schema = try await .shipped
        plain = try await stage(Stage.Setting(options: ["--plain"]))
        json = try await stage(Stage.Setting(options: ["--json", "--reveal"]))
    }

    /// Where a form is not as it should be, in sentences.
    struct Differences {
        /// Where something ends otherwise than in the file, or is not JSON that fits the schema.
        var answers: [String] = []
        /// Where plain words tell less than the file, or in marks.
        var plain: [String] = []
    }

    /// Plays the story, and looks for what is not as it should be.
    func differences(in transcript: Transcript) async throws -> Differences {
        var (inPlain, inJSON) = (Pattern.Captures(), Pattern.Captures())
        var differences = Differences()
        for step in transcript.steps where !step.isProof {
            let read = try await plain.answer(step.filled(with: inPlain))
            let parsed = try await json.outcome(of: step.filled(with: inJSON))
            let documents = parsed.documents
            for (place, name) in step.names.enumerated() where inPlain[name] == nil {
                inPlain[name] = step.capture(name, in: read, inPlain)
                let made = documents.lazy.compactMap { $0.secret ?? $0.word(at: place) }
                inJSON[name] = made.first ?? inPlain[name]
            }
            let place = "\(transcript.name):\(step.line)"
            if read.exit != step.exit { differences.answers.append("\(place): \(read)") }
            differences.answers += problems(of: parsed, documents, step).map { "\(place): \($0)" }
            guard !step.showsCode, !step.isAboutForm, !step.isDrawn else { continue }
            differences.plain += problems(of: read, step, documents).map { "\(place): \($0)" }
        }
        return differences
    }
}

// MARK: - In JSON

extension Forms {
    private func problems(
        of outcome: Stage.Outcome, _ documents: [JSONValue], _ step: Transcript.Step
    ) -> [String] {
        var problems: [String] = []
        if outcome.exit != step.exit { problems.append("JSON ends with \(outcome.exit)") }
        if documents.count != outcome.lines.count { problems.append("not JSON: \(outcome)") }
        guard !step.isScript else {
            return problems + documents.flatMap { schema.problems(of: $0) }
        }
        if documents.count != (step.isSilent ? 0 : 1) {
            problems.append("\(documents.count) documents")
        }
        return problems
            + documents.flatMap { document in
                outcome.exit == 0
                    ? schema.problems(of: document, answering: step.command)
                    : schema.problems(of: document, as: ["$defs", "failure"])
            }
    }
}

extension Stage.Outcome {
    fileprivate var lines: [Substring] { (results + messages).split(separator: "\n") }
    fileprivate var documents: [JSONValue] {
        lines.compactMap { try? JSONValue(parsing: String($0)) }
    }
}

extension JSONValue {
    /// The secret that a command made.
    fileprivate var secret: String? {
        (self["data"]?["linking_key"] ?? self["data"]?["recovery_code"])?.texts.first
    }

    /// The word of a receipt at that place.
    fileprivate func word(at place: Int) -> String? {
        let words = self["data"]?["words"]?.texts.first?.split(separator: " ") ?? []
        return place < words.count ? String(words[place]) : nil
    }
}

// MARK: - In plain words

extension Forms {
    private func problems(
        of read: Answer, _ step: Transcript.Step, _ documents: [JSONValue]
    ) -> [String] {
        let told = documents.flatMap(\.texts).filter { text in
            text.count > 1 && Day(text) == nil && step.words.contains(text)
                && " \(step.words.heard) ".contains(" \(text.heard) ")
        }
        let missing = Set(told.filter { !read.output.heard.contains($0.heard) })
            .union(step.words.days.filter { !read.output.tells(day: $0) })
        let typed = Set(documents.flatMap(\.texts).flatMap { $0.split(separator: " ") })
        let numbers = step.words.withoutDays.numbers.subtracting(read.output.numbers)
        return missing.sorted().map { "not told: \($0)" }
            + numbers.sorted().map { "the number \($0) is not told" }
            + read.marks.filter { !typed.contains($0.withoutStop) }
            .map { "a mark without words: \($0)" }
    }
}

extension String {
    /// The text without the blanks that only set it apart for the eye.
    fileprivate var unpadded: String { split(separator: " ").joined(separator: " ") }

    fileprivate var numbers: Set<Substring> {
        Set(split { !("0"..."9").contains($0) })
    }

    /// The word without the full stop behind it, unless that is all of it.
    fileprivate var withoutStop: Substring {
        count > 1 && hasSuffix(".") ? dropLast() : self[...]
    }

    /// What a voice says of the text: no blanks for the eye, no capitals, and signs only as pauses, which
    /// stand elsewhere in a sentence than in a table.
    fileprivate var heard: String {
        lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
    }

    /// The days that stand in the text as `2026-12-01`.
    fileprivate var days: Set<String> {
        Set(matches(of: /\d{4}-\d\d-\d\d/).map { String($0.output) })
    }

    fileprivate var withoutDays: String { replacing(/\d{4}-\d\d-\d\d/, with: " ") }

    /// Whether the text has the day, also as `1 Dec`, which is how it is said.
    fileprivate func tells(day: String) -> Bool {
        guard !contains(day), let date = Day(day)?.date else { return true }
        return heard.contains("\(date.day) \(MonthName.short(date.month))")
    }
}

extension Answer {
    /// What a voice can't read: words without a letter or a digit, bars, and signs that move the cursor.
    fileprivate var marks: [String] {
        let words = output.split { [" ", "\n", "\t"].contains($0) }
        let bare = words.filter { word in !word.contains { $0.isLetter || $0.isNumber } }
        let controls = output.unicodeScalars.filter { $0.value < 32 && $0 != "\n" && $0 != "\t" }
        return Set(bare.map(String.init) + controls.map { $0.escaped(asASCII: true) }).sorted()
    }
}

// MARK: - Steps

extension Transcript.Step {
    /// Whether it proves things about rules, which takes long and changes nothing.
    fileprivate var isProof: Bool {
        ["rules check", "rules try"].contains(where: command.hasPrefix)
    }

    /// Whether nothing is said to it, as to a remark.
    fileprivate var isSilent: Bool { expected.isEmpty && exit == 0 }

    fileprivate var isScript: Bool { command.hasPrefix("chorus") }

    /// Whether it tells whether the form is plain, which is another thing in another form.
    fileprivate var isAboutForm: Bool { command.hasPrefix("settings plain") }

    /// Whether it draws a month, of which the list below has all that is to be told.
    fileprivate var isDrawn: Bool { command.contains("--month") }

    /// Whether it shows what is written for programs or for a file: JSON, rules, or a pack.
    fileprivate var showsCode: Bool {
        command.contains("--json") || command.contains("--print")
            || ["rules", "why"].contains(where: command.hasPrefix)
    }

    /// What is expected, as far as it is written.
    fileprivate var words: String {
        expected.joined(separator: "\n").replacing(/\{[a-z-]+\}|\.\.\./, with: " ")
    }

    /// What a word in braces stands for in an answer of other lines than expected.
    fileprivate func capture(
        _ name: String, in answer: Answer, _ captures: Pattern.Captures
    ) -> String? {
        let patterns = expected.filter { $0.contains("{\(name)}") }.map { Pattern($0.unpadded) }
        return patterns.lazy.flatMap { pattern in
            answer.lines.compactMap { pattern.match($0.unpadded, captures)?[name] }
        }.first
    }
}
