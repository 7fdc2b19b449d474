import HouseholdModel
import HouseholdService
import HouseholdWords
import LineEditor

extension ShellSession {
    /// How the next line is asked for: with what this person typed before, and may see.
    func lineRequest(for account: AccountView?) async -> LineRequest {
        var request = LineRequest(prompt: await prompt(for: account))
        request.isPlain = presenter.settings.isOn(.plain)
        if !presenter.settings.isOn(.plain) { request.prefill = context.recent.prefill }
        context.recent.prefill = ""
        if presenter.settings.isOn(.history) {
            request.history = session.lineHistory(of: account)?.lines ?? []
        }
        request.showsGhost = presenter.settings.isOn(.ghost)
        request.words = presenter.lineWords
        let completer = session.lineCompleter
        request.complete = { line, cursor in await completer.completions(in: line, at: cursor) }
        request.wait(with: context.patience(with: account))
        return request
    }

    /// How much longer it is waited where somebody tells when something happens, so that the clock alone has to be minded.
    private static let patienceOfListeners = 4

    /// What looks for news while whoever is here types; nobody does where a screen reader reads along, where the output is
    /// none that changes, or for whoever is at home nowhere.
    func noticeWatch(for account: AccountView?, _ told: ToldNotices) -> NoticeWatch? {
        guard account?.household != nil, !presenter.settings.isOn(.plain),
            presenter.console.streams.outputIsTerminal, let (door, file) = try? session.doorIfAny(),
            let caller = try? session.caller(file)
        else { return nil }
        let (presenter, isHeard) = (presenter, presenter.settings.isOn(.sound))
        let notification = TerminalNotification(environment: presenter.settings.environment)
        let signs = notification?.signs(for: presenter.text("There is news at home.")) ?? ""
        let isListening = changes.listen(at: door, as: caller)
        return NoticeWatch(
            pause: isListening ? session.newsPause * Self.patienceOfListeners : session.newsPause,
            changes: changes, door: door, caller: caller, told: told
        ) {
            let lines = $0.flatMap { presenter.broken(presenter.text($0)) }.map(\.plain)
            return (isHeard ? "\u{7}" : "") + signs + lines.joined(separator: "\n")
        }
    }
}

// MARK: - Pasting

extension ShellSession {
    /// Says that the line is made of several, which would be one of them; it stands ready, should that be meant.
    func refuse(
        _ line: String, as whole: PastedWhole, pastedIn count: Int, by account: AccountView?
    ) async {
        let bringsIn = account?.role?.isGuardian == true && !context.isKiosk
        let message = whole.message(about: count, bringsIn: bringsIn)
        let isReady = !presenter.settings.isOn(.plain)
        var failure = Failure(
            Explanation(
                whole.code, .usage,
                isReady ? message + " " + "If one is meant, press Enter." : message,
                try: whole.attempts(bringsIn: bringsIn)))
        failure.correction = line
        runner.begin()
        await runner.applySettings()
        _ = await context.reportError(failure)
    }
}
