import ArgumentParser
import Cedar
import CedarJSON
import JSON
import Foundation

struct TestCommand: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "test", abstract: "Run cases: files with requests and what must come of them.",
        discussion: """
            A case is a .json file that names its policies, schema and entities, and has requests \
            with the decision, reason and errors to expect; names count from any folder that the \
            case is in. Folders are searched with all that are inside. Exit code 1 when a case fails.
            """)

    @Argument(help: "Cases, or folders with cases.")
    var paths: [String]

    @OptionGroup var options: CommonOptions

    func run(with desk: Desk) throws(Failure) -> Reply {
        var failures: [(name: String, why: [String])] = []
        var passed = 0
        for path in paths {
            let before = passed + failures.count
            for file in try Self.candidates(at: path) {
                switch Self.outcome(of: file, on: desk) {
                case .none: continue
                case []?: passed += 1
                case let why?: failures.append((file, why))
                }
            }
            guard passed + failures.count > before else {
                throw Failure(
                    code: "case.none", exit: .noInput, message: "There are no cases in \(path).")
            }
        }
        return Self.reply(passed: passed, failures)
    }
}

// MARK: - Finding and running

extension TestCommand {
    /// What can be a case: the file itself, or all in a folder that aren't known to be others.
    private static func candidates(at path: String) throws(Failure) -> [String] {
        guard RegularFile.isFolder(path) else {
            _ = try RegularFile.bytes(at: path)
            return [path]
        }
        let below = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
        let prefix = path.hasSuffix("/") ? path : path + "/"
        return below.filter { file in
            file.hasSuffix(".json") && !file.hasSuffix(".entities.json")
                && !file.hasSuffix(".cedarschema.json")
        }
        .sorted().map { prefix + $0 }
    }

    /// What is wrong with a case, or `nil` when the file is no case.
    private static func outcome(of file: String, on desk: Desk) -> [String]? {
        do throws(Failure) {
            return try CaseFile(at: file, on: desk)?.differences()
        } catch {
            return [error.message]
        }
    }
}

// MARK: - Telling

extension TestCommand {
    private static func reply(passed: Int, _ failures: [(name: String, why: [String])]) -> Reply {
        let texts = failures.map { name, why in
            "failed: \(SafeText.onOneLine(name))\n"
                + why.map { "  \(SafeText.onOneLine($0))\n" }.joined()
        }
        let json = failures.map { name, why in
            JSONValue(
                ("case", .string(Text(name))),
                ("why", .string(Text(why.joined(separator: "; ")))))
        }
        return Reply(
            json: JSONValue(
                ("passed", .number("\(passed)")), ("failed", .number("\(failures.count)")),
                ("failures", .array(json))),
            text: texts.joined() + "\(passed) passed, \(failures.count) failed\n",
            exit: failures.isEmpty ? .done : .unmet)
    }
}
