import Cedar
import CedarJSON
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
        let root = file.deletingLastPathComponent().deletingLastPathComponent()
        let sample = try Sample(of: Data(contentsOf: file))
        func part(_ key: String) throws -> String {
            let name = sample.fields[key] as? String ?? ""
            return String(decoding: try Data(contentsOf: root.appending(path: name)), as: UTF8.self)
        }
        let schema = try Schema(parsing: part("schema"))
        let policies = try PolicySet(parsing: part("policies"))
        let entities = try Entities(json: part("entities"), schema: schema)
        let isValid = policies.validated(against: schema).isValid
        guard isValid == sample.fields["shouldValidate"] as? Bool else {
            throw Meaningless("\(file.path) is not validated as it should be")
        }
        for request in sample.requests {
            let decision = policies.authorize(
                try Request(json: request.text, schema: schema), with: entities)
            guard decision.verdict.rawValue == request.decision else {
                throw Meaningless("\(file.path) is not decided as it should be")
            }
        }
        return sample.requests.count
    }
}

/// A case of the reference: what its file says.
private struct Sample {
    let fields: [String: Any]
    /// Its requests as JSON, and what is decided.
    let requests: [(text: String, decision: String?)]

    init(of data: Data) throws {
        fields = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
        let objects = fields["requests"] as? [[String: Any]] ?? []
        requests = try objects.map { request in
            let text = try JSONSerialization.data(withJSONObject: request)
            return (String(decoding: text, as: UTF8.self), request["decision"] as? String)
        }
    }
}
