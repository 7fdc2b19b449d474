import Cedar
import CedarJSON
import JSON
import Foundation

/// How long the reference's cases take from their texts to their answers, all in all.
struct CorpusMeasure {
    let folder: URL

    /// Measures and prints, or says that there are no cases.
    func run() throws {
        let cases = try files()
        guard !cases.isEmpty else {
            print("The reference's cases are not at hand.")
            return
        }
        var requests = 0
        let time = try ContinuousClock().measure {
            for file in cases { requests += try decide(file) }
        }
        print("\(cases.count) of the reference's cases with \(requests) requests: \(time)")
    }

    private func files() throws -> [URL] {
        let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (all?.compactMap { $0 as? URL } ?? []).filter { file in
            file.deletingLastPathComponent().lastPathComponent == "corpus-tests"
                && file.pathExtension == "json" && !file.path.hasSuffix(".entities.json")
        }
    }

    /// Reads a case, checks its policies and decides its requests.
    ///
    /// - Returns: How many requests there are.
    private func decide(_ file: URL) throws -> Int {
        let json = try JSONValue(parsing: text(of: file))
        let root = file.deletingLastPathComponent().deletingLastPathComponent()
        func part(_ key: String) throws -> String {
            try text(of: root.appending(path: json[key]?.text?.string ?? ""))
        }
        let schema = try Schema(parsing: part("schema"))
        let policies = try PolicySet(parsing: part("policies"))
        let entities = try Entities(json: part("entities"), schema: schema)
        guard policies.validated(against: schema).isValid == (json["shouldValidate"] == .bool(true))
        else { throw Meaningless("\(file.path) is not validated as it should be") }
        let requests = json["requests"]?.elements ?? []
        for request in requests {
            let decision = policies.authorize(try Request(of: request, schema), with: entities)
            guard decision.verdict.rawValue == request["decision"]?.text?.string else {
                throw Meaningless("\(file.path) is not decided as it should be")
            }
        }
        return requests.count
    }

    private func text(of file: URL) throws -> String {
        String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }
}

extension Request {
    /// Reads the request of a case.
    fileprivate init(of json: JSONValue, _ schema: Schema) throws {
        func uid(_ key: String) -> EntityUID {
            EntityUID(json[key]?["type"]?.text?.string ?? "", json[key]?["id"]?.text?.string ?? "")
        }
        let action = uid("action")
        self.init(
            principal: uid("principal"), action: action, resource: uid("resource"),
            context: try Record(
                contextJSON: json["context"]?.text() ?? "{}", for: action, schema: schema))
    }
}
