import HouseholdModel
import HouseholdService
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
}
