import Foundation
import HouseholdModel
import HouseholdService
import HouseholdWords
import Testing

/// What is told of rules, as it stands in files that are to be read through.
enum ToldRules {
    private static let rules = URL(filePath: #filePath).deletingLastPathComponent()
    private static let root = rules.appending(path: "../../..").standardizedFileURL
    static let folder = rules.appending(path: "Told")
    static let isRecording = ProcessInfo.processInfo.environment["RECORD_TRANSCRIPTS"] == "1"

    /// The files with rules that come with the program, and with those that are ready.
    static let files: [String] =
        ["family", "housemates", "walls"].map { "Policies/\($0).cedar" }
        + ["Samples/rules", "Samples/rules/homes", "Samples/policies"].flatMap { folder in
            let names =
                (try? FileManager.default.contentsOfDirectory(
                    atPath: root.appending(path: folder).path)) ?? []
            return names.filter { $0.hasSuffix(".cedar") }.sorted().map { "\(folder)/\($0)" }
        }

    /// The text of a file of the repository.
    static func text(of file: String) throws -> String {
        try String(contentsOf: root.appending(path: file), encoding: .utf8)
    }

    /// The texts of the rules in a file, by their names.
    static func rules(in file: String) throws -> [(name: String, text: String)] {
        let mark = "\n@id(\""
        return try "\n\(text(of: file))".components(separatedBy: mark).dropFirst().map { part in
            (String(part.prefix { $0 != "\"" }), mark + part)
        }
    }

    /// A line for each rule of a file, or its name alone where it can't be read.
    static func lines(of file: String, in language: Language) throws -> [String] {
        try rules(in: file).map { name, text in
            let telling = RuleReading(of: text).map { RuleTelling($0, naming: [], in: language) }
            return "\(name): \(telling?.text ?? "")"
        }
    }

    /// The lines of a file with what is told, by the headings that they stand below.
    static func expected(in language: Language) throws -> [String: [String]] {
        let file = folder.appending(path: "\(language.catalogue.tag).told")
        return try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n# ")
            .reduce(into: [:]) { found, part in
                let lines = part.split(separator: "\n").map(String.init)
                guard let heading = lines.first else { return }
                found[heading] = Array(lines.dropFirst())
            }
    }

    /// A condition in Cedar, and what is told of it in English and in German.
    struct Condition: CustomTestStringConvertible, Sendable {
        let cedar, english, german: String
        var testDescription: String { cedar }
    }

    static let conditions: [Condition] = {
        let text = try? String(
            contentsOf: folder.appending(path: "conditions.told"), encoding: .utf8)
        return (text ?? "").components(separatedBy: "\n\n").compactMap { block in
            let lines = block.split(separator: "\n").map(String.init)
            return lines.count == 3
                ? Condition(cedar: lines[0], english: lines[1], german: lines[2]) : nil
        }
    }()

    /// What is told of a rule with a condition.
    static func told(of condition: String, in language: Language) -> String? {
        let scope = "principal in Role::\"parent\", action == Action::\"chore.skip\", resource"
        let reading = RuleReading(of: "permit (\(scope)) when { \(condition) };")
        return reading.map {
            RuleTelling($0, naming: HouseSentenceTests.people, in: language).text
        }
    }
}
