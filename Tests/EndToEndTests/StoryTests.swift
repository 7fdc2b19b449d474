import Foundation
import JSON
import TestSupport
import Testing

@Suite("The stories that tell no dates")
struct StoryTests {
    private static let transcripts = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../HouseholdShellTests/Transcripts").standardizedFileURL

    /// Where the homes are: where no day ends before the stories do, since what was due today is late then.
    private static let zone = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
        let hour = calendar.component(.hour, from: .now)
        return hour < 22 ? "Europe/Berlin" : "America/New_York"
    }()

    /// The households of `family.transcript`, made once.
    private static let family = Task {
        let program = try Chorus.inNewFolder()
        try await play("family.transcript", on: program)
        return program
    }

    @Test("go on the built program as they are written, where the family's left off")
    func goOn() async throws {
        let names = try Self.names
        #expect(names.count >= 20)
        let family = try await Self.family.value

        for name in names {
            let program = try BuiltProgram(at: Chorus.path, continuing: family)
            do {
                try await Self.play("stories/\(name)", on: program)
            } catch {
                Issue.record("\(error)")
            }
        }
    }

    @Test(
        "end as they are written in plain words and in JSON, too",
        arguments: [["--plain"], ["--json", "--reveal"]])
    func haveForms(options: [String]) async throws {
        let family = try await Self.family.value
        let schema = try JSONSchema(
            JSONValue(parsing: family.run(["help", "json", "--schema"]).output))

        for name in try Self.names {
            let program = try BuiltProgram(at: Chorus.path, continuing: family)
            var secrets: Pattern.Captures = [:]
            for step in try Self.transcript("stories/\(name)").steps {
                let place = "\(name):\(step.line)"
                let said = try program.said(step.filled(with: secrets), options)
                let lines = (said.output + said.messages).split(separator: "\n").map(String.init)
                #expect(said.exit == step.exit, "\(place)")
                #expect(lines.isEmpty == step.expected.isEmpty, "\(place)")
                if options.contains("--json") {
                    for line in lines {
                        #expect(try schema.problems(of: JSONValue(parsing: line)) == [], "\(place)")
                    }
                }
                for (place, name) in step.names.enumerated() where secrets[name] == nil {
                    secrets[name] = said.secret ?? said.receipt.dropFirst(place).first
                }
            }
        }
    }

    /// Files lie where the program is, so it is told on the built one alone.
    @Test("has one of a data file that is saved, looked at, taken out and put back")
    func saves() async throws {
        let program = try Chorus.inNewFolder()
        try await Self.play("built/a-parent-saves-the-data-file.transcript", on: program)
    }

    private static var names: [String] {
        get throws {
            let folder = transcripts.appending(path: "stories")
            return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        }
    }

    private static func transcript(_ name: String) throws -> Transcript {
        let file = transcripts.appending(path: name)
        let text = try String(contentsOf: file, encoding: .utf8)
        return try Transcript(text.replacing("Europe/Berlin", with: zone), name: name)
    }

    private static func play(_ name: String, on program: BuiltProgram) async throws {
        _ = try await Player(program).play(transcript(name))
    }
}

extension BuiltProgram {
    /// What comes of a step, with these options before it.
    fileprivate func said(_ step: Transcript.Step, _ options: [String]) throws -> Outcome {
        let words = step.command.split(separator: " ").map(String.init)
        let command = words.first == "chorus" ? Array(words.dropFirst()) : ["-c", step.command]
        return try run(
            options + command, as: step.person, input: step.input.map { $0 + "\n" }.joined())
    }
}

extension BuiltProgram.Outcome {
    /// The linking key or recovery code that was made.
    fileprivate var secret: String? {
        output.firstMatch(of: /[0-9A-Z]{4,5}(-[0-9A-Z]{5,6}){2,4}/).map { String($0.0) }
    }

    /// The words of the receipt that was given.
    fileprivate var receipt: [String] {
        let words = output.firstMatch(of: /(?:^|")([a-z]{5}(?: [a-z]{5}){5})(?:\n|")/)
        return words?.1.split(separator: " ").map(String.init) ?? []
    }
}
