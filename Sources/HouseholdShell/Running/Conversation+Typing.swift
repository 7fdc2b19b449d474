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
        if settings.isOn(.history) { request.history = lineHistory(of: account)?.lines ?? [] }
        request.showsGhost = settings.isOn(.ghost)
        request.words = lineWords
        let completer = lineCompleter
        request.complete = { line, cursor in await completer.completions(in: line, at: cursor) }
        (request.idle, request.suspension) = patience(with: account)
        return request
    }

    /// How long is waited for a key, and what stopping the program does.
    func patience(with account: AccountView?) -> (Duration?, LineRequest.Suspension) {
        guard !isSettingUp else { return (nil, isKiosk ? .isRefused : .keepsLine) }
        let idle = account.flatMap { account in
            settings.minutesToLock(for: account, alwaysLocks: isKiosk)
        }
        let isGuardian = account?.role?.isGuardian == true
        return (
            idle.map { .seconds($0 * 60) },
            isKiosk ? .isRefused : isGuardian ? .endsLine : .keepsLine
        )
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
