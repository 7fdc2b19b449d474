import HouseholdModel
import HouseholdService
import LineEditor

extension Conversation {
    /// How the next line is asked for: with what this person typed before, and may see.
    func lineRequest(for account: AccountView?) async -> LineRequest {
        var request = LineRequest(prompt: await prompt(for: account))
        request.isPlain = base.plain
        if !base.plain { request.prefill = prefill }
        prefill = ""
        if presenter.settings.isOn(.history) {
            request.history = lineHistory(of: account)?.lines ?? []
        }
        request.showsGhost = presenter.settings.isOn(.ghost)
        request.words = presenter.lineWords
        let completer = lineCompleter
        request.complete = { line, cursor in await completer.completions(in: line, at: cursor) }
        request.wait(with: patience(with: account))
        return request
    }

    /// How long is waited for a key, and what stopping the program does.
    func patience(with account: AccountView?) -> Patience {
        guard !isSettingUp else {
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

    /// What finds the words that fit, as whoever is here may see them.
    var lineCompleter: LineCompleter {
        guard let (gate, file) = try? session.gateIfAny(), let caller = try? session.caller(file)
        else {
            return LineCompleter(gate: nil, caller: .nobody)
        }
        return LineCompleter(gate: gate, caller: caller)
    }
}
