import ArgumentParser
import HouseholdJSON
import HouseholdModel
import HouseholdService
import HouseholdWords

extension CommandContext {
    /// Shows what came of a command.
    func present(_ reply: Reply) async {
        if await !presenter.present(reply, to: reader) { noteAbsence() }
    }

    /// Shows what people read, and programs don't.
    func present(_ text: Reply.Text) async {
        if await !presenter.present(text, to: reader) { noteAbsence() }
    }

    /// How long is waited for whoever reads along; `nil` where nobody can press keys.
    private var reader: Patience? {
        get async {
            guard canAsk else { return nil }
            guard isAtPrompt, presenter.hasPages else { return .endless }
            return patience(with: await session.account())
        }
    }

    private func noteAbsence() {
        if isAtPrompt { desertion = .idle }
    }

    /// Tells why a command was not done.
    func reportError(_ failure: Failure) async -> ExitStatus {
        await heedSettings()
        let failure = await understood(failure)
        let explanation = failure.explanation.withoutKeys
        if let correction = failure.correction {
            recent.prefill = LineHistory.withoutKeys(correction)
        }
        guard !options.json else { return tellAsJSON(explanation) }
        let isChild = await session.account()?.role == .child
        let place =
            if case .script(let name, let line) = source { "\(name):\(line): " } else { "" }
        let isGentle = isChild || explanation.exit == .interrupted
        let sentence = await sentence(of: failure).changingTexts(LineHistory.withoutKeys)
        let isError = place.isEmpty && !isGentle
        presenter.writeError(
            presenter.text(isError ? "error: \(sentence)" : Phrase(verbatim: place) + sentence))
        for detail in explanation.details { presenter.note("  " + detail) }
        if options.verbose { presenter.note("  code: \(explanation.code)") }
        for attempt in explanation.attempts {
            presenter.note(("  try: \(Self.advice(asTyped(attempt)))" as Phrase).preformatted)
        }
        return explanation.exit
    }

    /// What can be typed instead as it is typed where this was: a command that was run by itself has the program's
    /// name before it and the folder that was said, and what it would have wanted has the command.
    private func asTyped(_ attempt: String) -> String {
        guard case .arguments = source else { return attempt }
        let start = ShortForms.commandStart(in: line.words) ?? line.words.startIndex
        let before = line.words[..<start].map(\.quotedIfNeeded).joined(separator: " ")
        // The whole line that was typed, with more behind it.
        if !before.isEmpty, attempt.hasPrefix("\(before) ") { return "chorus \(attempt)" }
        let isOption = attempt.hasPrefix("-")
        let first = String(attempt.prefix { !$0.isWhitespace })
        guard isOption || ChorusCommand.isKnown(first) else { return attempt }
        let help = CommandHelp(startOf: ShortForms.parted(line.words).words)
        // What only has to be said as well comes behind all that was; a secret among it is not said again.
        if !first.hasSuffix("-stdin"), help.hasFlag(first) {
            let typed = line.words.map(\.quotedIfNeeded).joined(separator: " ")
            return "chorus \(LineHistory.withoutKeys(typed)) \(attempt)"
        }
        let command = isOption ? help.words : []
        let folder = attempt.contains("--data") || first == "help" ? nil : options.data
        let home = attempt == "household list" || first == "help" ? nil : options.household
        let server = first == "help" ? nil : session.serverOption
        let program =
            ["chorus"] + (server.map { ["--server", $0.quotedIfNeeded] } ?? [])
            + (folder.map { ["--data", $0.quotedIfNeeded] } ?? [])
            + (home.map { ["--household", $0.quotedIfNeeded] } ?? [])
        return (program + command + [attempt]).joined(separator: " ")
    }

    /// What can be typed instead; behind three spaces stands what that does.
    private static func advice(_ attempt: String) -> Phrase {
        guard let gap = attempt.firstRange(of: "   ") else { return Phrase(verbatim: attempt) }
        let meaning = attempt[gap.upperBound...].drop { $0 == " " }
        let command = attempt[..<attempt.index(attempt.endIndex, offsetBy: -meaning.count)]
        return Phrase(verbatim: command) + Phrase(message: String(meaning))
    }

    /// What happened; a refusal names the parents who can be asked.
    private func sentence(of failure: Failure) async -> Phrase {
        guard let refusal = failure.refusal, refusal.ask == "a parent",
            let home = try? await perform(ShowHousehold())
        else { return failure.explanation.message }
        let own = await session.account()?.username
        let parents = home.members.filter { $0.role.isGuardian && $0.username != own }
        let able = parents.filter { refusal.whoMay.contains($0.role) }
        let names = (able.isEmpty ? parents : able).map { Phrase(verbatim: $0.name) }
        guard !names.isEmpty else { return refusal.reason }
        return refusal.reason + " " + "Ask \(names.joined(separator: " or "))."
    }

    private func tellAsJSON(_ explanation: Explanation) -> ExitStatus {
        let line: Int? = if case .script(_, let line) = source { line } else { nil }
        let failure = JSONText.Failure(explanation, line: line)
        if let document = try? JSONText(error: failure, in: presenter.language.catalogue) {
            presenter.console.complain(document.text + "\n")
        }
        return explanation.exit
    }

    /// Tells what the parser of commands says: its version, or what is wrong with the words.
    func reportError(_ error: any Error) async -> ExitStatus {
        if let failure = error as? Failure { return await reportError(failure) }
        guard ChorusCommand.exitCode(for: error).isSuccess else {
            return await reportError(.unparsed(ChorusCommand.message(for: error), in: line.words))
        }
        let lines = ChorusCommand.fullMessage(for: error)
            .split(separator: "\n", omittingEmptySubsequences: false)
        if options.json {
            await present(Reply(lines.map { TerminalText($0).plain }, []))
        } else {
            await present(.lines(lines.map { Phrase(verbatim: $0) }))
        }
        return .done
    }
}

extension Explanation {
    /// The same without keys that were typed in the wrong place.
    fileprivate var withoutKeys: Explanation {
        Explanation(
            code, exit, message.changingTexts(LineHistory.withoutKeys),
            try: attempts.map(LineHistory.withoutKeys),
            details: details.map { $0.changingTexts(LineHistory.withoutKeys) }, firstBad: firstBad)
    }
}
