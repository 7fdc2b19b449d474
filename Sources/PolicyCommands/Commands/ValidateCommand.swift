import ArgumentParser
import Cedar
import CedarJSON
import JSON

struct ValidateCommand: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "validate", abstract: "Check policies against a schema, strictly.",
        discussion: """
            Exit code 65 when a policy is invalid; warnings alone give 0.
            Example: policy validate --schema house.cedarschema house.cedar
            """)

    @Option(help: "The schema, as text or JSON.")
    var schema: String

    @Option(
        help: "Refuse policies that look at entities farther away from the request: 0, 1, ….")
    var level: Int?

    @Argument(help: "Files with policies, as text or JSON; - is stdin.")
    var files: [String]

    @OptionGroup var options: CommonOptions

    func run(with desk: Desk) throws(Failure) -> Reply {
        guard level ?? 0 >= 0 else {
            throw .usage("--level takes a number from 0 on.", try: ["--level 1"])
        }
        let schema = try SchemaFile(try desk.text(at: schema)).schema
        let files = try PolicyFiles(try desk.texts(at: files))
        let problems = files.files.flatMap { file in
            file.policies.validated(against: schema, level: level).findings.map { file.problem($0) }
        }
        guard problems.allSatisfy(\.isWarning) else {
            throw .problems("policy.invalid", problems)
        }
        return reply(files, warnings: problems)
    }

    private func reply(_ files: PolicyFiles, warnings: [Problem]) -> Reply {
        let verdicts = files.files.map { file in
            let warnings = warnings.count { $0.file == file.text.name }
            let addition = warnings > 0 ? ", with " + count(warnings, "warning", "warnings") : ""
            return "\(file.text.name): \(file.summary): valid\(addition)\n"
        }
        return Reply(
            json: JSONValue(
                ("valid", .bool(true)),
                ("policies", .number("\(files.policies.policies.count)")),
                ("templates", .number("\(files.policies.templates.count)")),
                ("warnings", .array(warnings.map(\.json)))),
            text: (warnings.map(\.text) + verdicts).joined())
    }
}

extension PolicyFile {
    /// What the validator found, with its place where the file is a text.
    fileprivate func problem(_ finding: Validation.Finding) -> Problem {
        Problem(
            file: text.name, isWarning: finding.problem.isWarning,
            code: finding.problem.code.rawValue, message: finding.problem.description,
            policy: finding.policy,
            place: notation == .cedar ? finding.diagnostic(in: text.text) : nil)
    }
}
