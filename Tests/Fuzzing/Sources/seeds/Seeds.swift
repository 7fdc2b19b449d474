import Cedar
import CedarJSON
import JSON
import Foundation

/// Writes what the fuzzers begin with: `seeds TARGET`, with a folder for each fuzzer below TARGET, of
/// the files whose paths it is given, one a line.
///
/// A file of policies, a schema or entities is a seed as it is and in JSON; a line of facts is a seed
/// for each text it has.
@main
struct Seeds {
    private let target: URL
    private var count = 0

    init(target: URL) {
        self.target = target
    }

    static func main() throws {
        var seeds = Seeds(target: URL(filePath: CommandLine.arguments[1]))
        while let path = readLine() {
            let text = try String(contentsOf: URL(filePath: path), encoding: .utf8)
            try seeds.write(text, of: path)
        }
        print("\(seeds.count) seeds")
    }

    private mutating func write(_ text: String, of path: String) throws {
        if path.hasSuffix(".cedar") {
            try write(policies: text)
        } else if path.hasSuffix(".cedarschema") {
            try write(schema: text)
        } else if path.hasSuffix(".jsonl") {
            for line in text.split(separator: "\n") {
                try write(fact: JSONValue(parsing: "\(line)"))
            }
        } else if path.hasSuffix("entities.json") {
            try write(text, for: "fuzz-entities")
        }
    }

    private mutating func write(fact: JSONValue) throws {
        let text = fact["text"]?.text?.string ?? fact["json"]?.text() ?? ""
        switch fact["kind"]?.text {
        case "eval":
            let condition = fact["expr"]?.text?.string ?? ""
            try write(policies: "permit(principal, action, resource) when { \(condition) };")
        case "authorize", "parse-policies", "validate": try write(policies: text)
        case "parse-schema": try write(schema: text)
        case "parse-json-schema": try write(text, for: "fuzz-schemas")
        case "parse-json-policyset": try write(text, for: "fuzz-policy-json")
        case "parse-entities": try write(text, for: "fuzz-entities")
        default: break
        }
    }

    private mutating func write(policies text: String) throws {
        try write(text, for: "fuzz-policies")
        guard let json = try? PolicySet(parsing: text).jsonText() else { return }
        try write(json, for: "fuzz-policy-json")
    }

    private mutating func write(schema text: String) throws {
        try write(text, for: "fuzz-schemas")
        guard let schema = try? Schema(parsing: text) else { return }
        try write(schema.jsonText(), for: "fuzz-schemas")
    }

    private mutating func write(_ seed: String, for fuzzer: String) throws {
        let folder = target.appending(path: fuzzer)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        count += 1
        try Data(seed.utf8).write(to: folder.appending(path: "seed\(count)"))
    }
}
