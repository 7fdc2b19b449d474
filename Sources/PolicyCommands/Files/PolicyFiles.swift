import Cedar

/// Several files with policies that decide together.
struct PolicyFiles {
    let files: [PolicyFile]
    let policies: PolicySet

    /// Reads policies; those of texts are numbered through, in the order of the files.
    init(_ texts: [NamedText]) throws(Failure) {
        var files: [PolicyFile] = []
        var policies = PolicySet()
        var number = 0
        for text in texts {
            let file = try PolicyFile(text, numberedFrom: number)
            if file.notation == .cedar {
                number += file.policies.policies.count + file.policies.templates.count
            }
            do throws(PolicySetError) {
                policies = try policies.merging(file.policies)
            } catch {
                throw .data("policy.duplicate", "\(file.text.name): \(error)")
            }
            files.append(file)
        }
        self.files = files
        self.policies = policies
    }
}

// MARK: - Telling where policies are from

extension PolicyFiles {
    /// The file that a policy is in.
    func file(of id: Policy.ID) -> PolicyFile? {
        files.first { $0.policies[id] != nil }
    }

    /// A verdict and what it rests on, for people.
    func text(of decision: Decision) -> String {
        let names = decision.determining.map { id -> String in
            let name = SafeText.name(id.text)
            return file(of: id).map { "\(name) in \($0.text.name)" } ?? name
        }
        let reason = names.isEmpty ? "no policy allows it" : names.joined(separator: ", ")
        return "\(decision.verdict.rawValue) (\(reason))\n"
    }
}
