/// What is wrong with policies under a schema.
public struct Validation: Sendable {
    /// One thing that is wrong, and where.
    public struct Finding: Hashable, Sendable {
        /// The policy or template.
        public let policy: Policy.ID
        /// What is wrong.
        public let problem: ValidationProblem
        /// Where it is wrong, in UTF-8 bytes from the start of the policy's file.
        public let range: Range<Int>

        /// The finding as a diagnostic of the text the policy was read from.
        public func diagnostic(in text: String) -> Diagnostic {
            Diagnostic(
                problem.description, at: range, in: SourceText(text),
                severity: problem.isWarning ? .warning : .error)
        }
    }

    /// Everything that was found, in the order of the policies.
    public let findings: [Finding]

    /// What makes policies invalid.
    public var errors: [Finding] { findings.filter { !$0.problem.isWarning } }

    /// What is strange but allowed.
    public var warnings: [Finding] { findings.filter(\.problem.isWarning) }

    /// Whether nothing makes a policy invalid.
    public var isValid: Bool { errors.isEmpty }
}

extension PolicySet {
    /// Checks the policies and templates against a schema, strictly.
    ///
    /// - Parameters:
    ///   - schema: What there is.
    ///   - level: How many entities, one after the other, an otherwise valid policy may look at:
    ///     none, those of the request, those that are named in these, and so on; any number if
    ///     this is `nil`. For policies of level `n`, only entities have to be loaded that are
    ///     fewer than `n` attributes or tags away from the request.
    /// - Returns: What was found.
    public func validated(against schema: Schema, level: Int? = nil) -> Validation {
        let validator = Validator(schema: schema, level: level)
        let templates = templates.flatMap { validator.findings(in: $0.statement, of: $0.id) }
        let policies = policies.flatMap { policy in
            policy.link == nil
                ? validator.findings(in: policy.statement, of: policy.id)
                : validator.findings(inLink: policy.statement, of: policy.id)
        }
        return Validation(findings: templates + policies)
    }
}
