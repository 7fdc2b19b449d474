import HouseholdModel
import HouseholdService
import HouseholdWords
import LineEditor

extension CommandContext {
    /// Whether questions can be asked.
    var canAsk: Bool {
        guard presenter.console.streams.isInteractive, !options.noInput, !options.json else {
            return false
        }
        if case .script = source { return false }
        return true
    }

    /// A secret: the next line of the script or of stdin where the option says so, else asked for; each of its
    /// characters is a star where it `isMarked`, for children who need to see that a key did something.
    func secret(
        _ prompt: Phrase, fromInput: Bool, option: String, isNew: Bool = false,
        isMarked: Bool = false,
        check: (Confidential) throws -> Void = { _ in }
    ) async throws(Failure) -> Confidential {
        if fromInput, !isAtPrompt {
            if let secret = line.secrets[option] { return secret }
        }
        guard canAsk else {
            throw .usage(
                "A secret is needed, and nobody can be asked here.",
                try: ["\(line(with: option))   takes it from the next line of the input"])
        }
        let first = try await asked(prompt, isMarked)
        guard isNew else { return first }
        try await reporting { try check(first) }
        guard first.matches(try await asked("Again: ", isMarked)) else {
            throw .value("The two were not the same. Nothing was changed.")
        }
        return first
    }

    /// A linking key, which is shown while it is typed: it is long, and good for once.
    func linkingKey(fromInput: Bool) async throws(Failure) -> Confidential {
        guard canAsk, !fromInput || isAtPrompt else {
            return try await secret("Your key: ", fromInput: fromInput, option: "--key-stdin")
        }
        return Confidential(try await answer("Your key: ", option: "--key-stdin"))
    }

    /// A new secret that a person chooses; asks again until it can be used and was typed twice the same.
    func newSecret(
        _ prompt: Phrase, isMarked: Bool = false, indent: String = "",
        check: (Confidential) throws -> Void
    ) async throws(Failure) -> Confidential {
        let (once, again) = (
            Phrase(verbatim: indent) + prompt, Phrase(verbatim: indent) + "Again: "
        )
        while true {
            let first = try await filled(once, isMarked)
            do throws(Failure) {
                try await reporting { try check(first) }
            } catch {
                guard error.explanation.exit == .data else { throw error }
                _ = await reportError(error)
                continue
            }
            if first.matches(try await filled(again, isMarked)) { return first }
            _ = await reportError(.value("The two were not the same. Once more."))
        }
    }

    /// Takes the next lines for the options that want one, in the order in which they were typed.
    ///
    /// This happens before anything is read from the words, so that no secret is ever taken for a command.
    func readSecrets() async throws(Failure) {
        line.secrets = [:]
        guard !isAtPrompt else { return }
        for option in secretOptions {
            switch await presenter.console.nextLine() {
            case .text(let text):
                line.secrets[option] = Confidential(text)
            case .unreadable(let why): throw .value(Phrase(message: why))
            case .end, .interrupted, .idle, .resumed:
                throw .usage("There is no line left for \(option).")
            }
        }
    }

    /// Under what the second secret of a change of password is kept: its option says it once for both.
    static let newPassword = "--password-stdin (the new one)"

    /// The options of the command that take a line each.
    private var secretOptions: [String] {
        let password = "--password-stdin"
        let options = line.words.filter { [password, "--key-stdin", "--code-stdin"].contains($0) }
        let isChange = ShortForms.parted(line.words).words.starts(with: ["profile", "password"])
        return isChange && options.contains(password) ? [password, Self.newPassword] : options
    }

    /// A secret that is something: Enter alone is asked again.
    private func filled(
        _ prompt: Phrase, _ isMarked: Bool
    ) async throws(Failure) -> Confidential {
        while true {
            let typed = try await typedSecret(prompt, isMarked)
            if !typed.isEmpty { return Confidential(typed) }
        }
    }

    private func asked(
        _ prompt: Phrase, _ isMarked: Bool
    ) async throws(Failure) -> Confidential {
        Confidential(try await typedSecret(prompt, isMarked))
    }

    private func typedSecret(
        _ prompt: Phrase, _ isMarked: Bool
    ) async throws(Failure) -> [UInt8] {
        var request = await question(prompt)
        if isMarked { request.mark = "*" }
        switch await presenter.console.askSecret(request) {
        case .typed(let bytes): return bytes
        case .cancelled, .left: throw .stopped
        case .idle: throw leftAlone(.idle)
        case .suspended: throw leftAlone(.suspended)
        }
    }

    /// The line that was typed, with something more behind it.
    func line(with more: String...) -> String {
        line(behind: more)
    }

    /// The same as it can be typed where that was: a command that was run by itself has the program's name before it.
    func again(with more: String...) -> String {
        guard case .arguments = source else { return line(behind: more) }
        return "chorus \(line(behind: more))"
    }

    /// The line that was typed, with a better value in the place of one of an option.
    func line(saying better: String, inPlaceOf typed: String) -> String {
        line.words.map { word in
            let isValue = word == typed || word.hasPrefix("--") && word.hasSuffix("=\(typed)")
            return isValue ? word.dropLast(typed.count) + better : word
        }
        .map(\.quotedIfNeeded).joined(separator: " ")
    }

    private func line(behind more: [String]) -> String {
        (line.words + more).map(\.quotedIfNeeded).joined(separator: " ")
    }

    /// An answer in words, or what is missing where nobody can be asked, with an example of an option's value.
    ///
    /// Several lines that were pasted are no answer, unless they are sent again as the one that became of them.
    func answer(
        _ prompt: Phrase, option: String, example: String? = nil
    ) async throws(Failure) -> String {
        guard canAsk else {
            guard option.hasPrefix("-") else {
                let command = CommandHelp(startOf: ShortForms.parted(line.words).words)
                throw .usage(
                    "A \(Phrase(message: option.lowercased())) is missing.",
                    try: [(command.words + [option]).joined(separator: " ")])
            }
            throw .usage(
                "The option \(option) is missing.",
                try: [example.map { line(with: option, $0) } ?? line(with: option)])
        }
        var pasted = ""
        while true {
            var request = await question(prompt)
            request.prefill = pasted
            switch await presenter.console.askLine(request) {
            case .text(let text):
                let count = request.pasted.count
                guard count > 1 else { return text }
                pasted = request.isPlain ? "" : text
                _ = await reportError(.severalLines(count, isReady: !request.isPlain))
            case .unreadable(let why): throw .value(Phrase(message: why))
            case .end, .interrupted: throw .stopped
            case .idle: throw leftAlone(.idle)
            case .resumed: throw leftAlone(.suspended)
            }
        }
    }

    /// A question, for which is waited as long as for a command.
    ///
    /// One that is longer than a line is broken between words, and all but its last line written at once.
    private func question(_ prompt: Phrase) async -> LineRequest {
        await heedSettings()
        let whole = presenter.text(prompt)
        let lines = presenter.broken(whole).map(\.plain)
        for line in lines.dropLast() { presenter.console.complain(line + "\n") }
        let end = lines.count > 1 ? whole.plain.trailingBlanks : ""
        var request = LineRequest(prompt: (lines.last ?? "") + end)
        request.isPlain = options.plain
        request.words = presenter.lineWords
        if isAtPrompt {
            request.wait(with: patience(with: await session.account()))
        }
        return request
    }

    /// How long is waited for a key, and what stopping the program does.
    func patience(with account: AccountView?) -> Patience {
        guard setup == nil else {
            return Patience(idle: nil, suspension: isKiosk ? .isRefused : .keepsLine)
        }
        let idle = account.flatMap { account in
            presenter.settings.minutesToLock(for: account, alwaysLocks: isKiosk)
        }
        let isGuardian = account?.role?.isGuardian == true
        return Patience(
            idle: idle.map { .seconds($0 * 60) },
            suspension: isKiosk ? .isRefused : isGuardian ? .endsLine : .keepsLine)
    }

    /// That nobody answers any more, and what that means for the shell.
    private func leftAlone(_ how: Desertion) -> Failure {
        desertion = isAtPrompt ? how : nil
        return .stopped
    }

    /// Waits for Enter behind what is shown once, however long that takes: no lock takes it away before.
    ///
    /// Whoever was away meanwhile finds the shell locked behind it.
    func waitForReader() async {
        guard isAtPrompt, canAsk, setup == nil else { return }
        var request = await question("Written down? Enter goes on > ")
        while true {
            switch await presenter.console.askLine(request) {
            case .idle: desertion = .idle
            case .resumed: desertion = .suspended
            case .text(let line):
                let count = request.pasted.count
                if count > 1 {
                    _ = await reportError(.severalLines(count, isReady: !request.isPlain))
                }
                recent.prefill = line
                return
            case .end, .interrupted, .unreadable: return
            }
            request.idle = nil
            request.suspension = isKiosk ? .isRefused : .keepsLine
        }
    }

    /// Whether the answer is yes, which `--yes` is to everything; asks until it is clear.
    func isYes(_ question: Phrase, byDefault isYes: Bool) async throws(Failure) -> Bool {
        if options.yes { return true }
        await heedSettings()
        let choice: Phrase =
            switch (options.plain, isYes) {
            case (true, true): "yes or no, Enter means yes: "
            case (true, false): "yes or no, Enter means no: "
            case (false, true): "[Y/n] "
            case (false, false): "[y/N] "
            }
        while true {
            let typed = try await answer("\(question) \(choice)", option: "--yes")
            if typed.isEmpty { return isYes }
            if SmallWord.yes.isMeant(by: typed) { return true }
            if SmallWord.no.isMeant(by: typed) { return false }
            _ = await reportError(.value("Type y for yes or n for no."))
        }
    }

    /// Asks whether to go on; Enter and the end of input mean no, and a script has to say `--yes`.
    func confirm(_ question: Phrase) async throws(Failure) {
        guard !options.yes, !options.dryRun else { return }
        guard canAsk else {
            let command = line.words[(ShortForms.commandStart(in: line.words) ?? 0)...]
            let line = (command.map(\.quotedIfNeeded) + ["--yes"]).joined(separator: " ")
            throw .usage("\(question) A script has to say so.", try: [line])
        }
        guard try await isYes(question, byDefault: false) else { throw .stopped }
    }
}

extension String {
    /// The blanks behind the last word, which stand before what is typed.
    fileprivate var trailingBlanks: String { String(reversed().prefix { $0 == " " }) }
}

extension Failure {
    /// Somebody left a question unanswered.
    static let stopped = Failure(
        Explanation("stopped", .interrupted, "Stopped. Nothing was changed."))

    /// The same after a part of it was done.
    static let stoppedHalfway = Failure(
        Explanation(
            "stopped", .interrupted, "Stopped. What was done before that stays."))
}
