import Cedar
import CedarJSON
import JSON
import Foundation

/// A case: policies, a schema and entities, and what is to come of requests.
struct CaseFile {
    /// Its path, without the ending.
    let name: String
    private let path: String
    private let json: JSONValue
    private let desk: Desk

    /// Reads a case, or returns `nil` when the file is of another kind.
    init?(at path: String, on desk: Desk) throws(Failure) {
        let text = try desk.text(at: path)
        let json: JSONValue
        do throws(JSONError) {
            json = try JSONValue(reading: text.text)
        } catch {
            throw text.failure(error)
        }
        guard json["requests"] != nil || json["shouldValidate"] != nil else { return nil }
        self.json = json
        self.path = path
        self.desk = desk
        name = path.hasSuffix(".json") ? String(path.dropLast(5)) : path
    }

    /// Everything that came out other than the case says.
    func differences() throws(Failure) -> [String] {
        let schema = try SchemaFile(try text("schema")).schema
        let policies = try PolicyFile(try text("policies")).policies
        let entities = try entities(schema)
        let requests = json["requests"]?.elements ?? []
        var differences = difference(policies.validated(against: schema)).map { [$0] } ?? []
        for (index, request) in requests.enumerated() {
            let place = "request \(index + 1)"
            let question = try question(request, place, schema)
            try question.check(against: schema)
            let decision = policies.authorize(question.request, with: entities)
            differences += Expectation(request).differences(from: decision).map {
                "\(place): \($0)"
            }
        }
        return differences
    }

    private func difference(_ validation: Validation) -> String? {
        guard case .bool(let isValid)? = json["shouldValidate"], isValid != validation.isValid
        else { return nil }
        guard let error = validation.errors.first else { return "expected invalid, found valid" }
        return
            "expected valid, found invalid: \(SafeText.name(error.policy.text)): \(error.problem)"
    }
}

// MARK: - Reading the parts

extension CaseFile {
    private func entities(_ schema: Schema) throws(Failure) -> Entities {
        let text = try text("entities")
        do throws(JSONError) {
            return try Entities(json: text.text, schema: schema)
        } catch {
            throw text.failure(error)
        }
    }

    private func question(
        _ json: JSONValue, _ place: String, _ schema: Schema
    ) throws(Failure) -> Question {
        do throws(JSONError) {
            return try Question(json: json, place: place, schema: schema)
        } catch {
            throw .data("case.request", "\(place): \(error)")
        }
    }

    /// The text that the case names for `key`; the name is looked up from the folders it is in.
    private func text(_ key: String) throws(Failure) -> NamedText {
        guard let name = json[key]?.text?.string, !name.isEmpty else {
            throw .data("case.incomplete", "The case doesn't name its \(key).")
        }
        var folder = URL(filePath: path).deletingLastPathComponent().standardizedFileURL
        while folder.path != "/" {
            let candidate = folder.appending(path: name).path
            if FileManager.default.fileExists(atPath: candidate) {
                return try desk.text(at: candidate, mayBeEmpty: true)
            }
            folder.deleteLastPathComponent()
        }
        throw Failure(
            code: "input.missing", exit: .noInput,
            message: "There is no file \(name) in the folders that hold the case.")
    }
}
