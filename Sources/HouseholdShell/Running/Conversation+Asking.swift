import HouseholdService

extension Conversation {
    /// Whether questions can be asked.
    var canAsk: Bool {
        guard console.streams.isInteractive, !options.noInput, !options.json else { return false }
        if case .script = source { return false }
        return true
    }

    /// A secret: the next line of the script or of stdin where the option says so, else asked for.
    func secret(
        _ prompt: String, fromInput: Bool, option: String, isNew: Bool = false,
        check: (Confidential) throws -> Void = { _ in }
    ) async throws(Failure) -> Confidential {
        if fromInput, !isAtPrompt {
            if let secret = secrets[option] { return secret }
        }
        guard canAsk else {
            throw .usage(
                "A secret is needed, and nobody can be asked here.",
                try: ["\(option)   takes it from the next line of the input"])
        }
        let first = try await asked(prompt)
        guard isNew else { return first }
        try await reporting { try check(first) }
        guard first.matches(try await asked("Again: ")) else {
            throw .value("The two were not the same. Nothing was changed.")
        }
        return first
    }

    /// Takes the next lines for the options that want one, in the order in which they were typed.
    ///
    /// This happens before anything is read from the words, so that no secret is ever taken for a command.
    func readSecrets() async throws(Failure) {
        secrets = [:]
        guard !isAtPrompt else { return }
        for word in words where ["--password-stdin", "--key-stdin", "--code-stdin"].contains(word) {
            switch await console.nextLine() {
            case .text(let text):
                secrets[word] = Confidential(text)
            case .unreadable(let why): throw .value(why)
            case .end, .interrupted, .idle, .resumed:
                throw .usage("There is no line left for \(word).")
            }
        }
    }

    private func asked(_ prompt: String) async throws(Failure) -> Confidential {
        guard let bytes = await console.askSecret(prompt) else { throw .stopped }
        return Confidential(bytes)
    }

    /// An answer in words, or what is missing where nobody can be asked.
    func answer(_ prompt: String, option: String) async throws(Failure) -> String {
        guard canAsk else {
            let isOption = option.hasPrefix("-")
            let what = isOption ? "The option \(option)" : "A \(option.lowercased())"
            throw .usage(
                what + " is missing.",
                try: ["\(words.prefix { !$0.hasPrefix("-") }.joined(separator: " ")) \(option)"])
        }
        switch await console.ask(prompt) {
        case .text(let text): return text
        case .unreadable(let why): throw .value(why)
        case .end, .interrupted, .idle, .resumed: throw .stopped
        }
    }

    /// Asks whether to go on; Enter and the end of input mean no, and a script has to say `--yes`.
    func confirm(_ question: String) async throws(Failure) {
        guard !options.yes, !options.dryRun else { return }
        guard canAsk else {
            throw .usage("\(question) A script has to say so.", try: ["--yes"])
        }
        let choice = options.plain ? "yes or no, Enter means no: " : "[y/N] "
        let answer = try await answer("\(question) \(choice)", option: "--yes")
        guard ["y", "yes"].contains(answer.lowercased()) else { throw .stopped }
    }

    private var isAtPrompt: Bool {
        if case .prompt = source { return true }
        return false
    }
}

extension Failure {
    /// Somebody left a question unanswered.
    static let stopped = Failure(
        Explanation("stopped", .interrupted, "Stopped. Nothing was changed."))
}
