import Household
import HouseholdService
import LineEditor

extension Conversation {
    /// How the next line is asked for: with what this person typed before, and may see.
    func lineRequest(prompt: String) async -> LineRequest {
        var request = LineRequest(prompt: prompt)
        request.isPlain = isPlain
        if !isPlain { request.prefill = prefill }
        prefill = ""
        request.history = await lineHistory()?.lines ?? []
        let completer = lineCompleter
        request.complete = { line, cursor in await completer.completions(in: line, at: cursor) }
        let role = await account()?.role
        if role == .child { request.idle = .seconds(15 * 60) }
        if role?.isGuardian == true {
            request.idle = .seconds(5 * 60)
            request.suspension = .endsLine
        }
        if isKiosk { request.suspension = .isRefused }
        return request
    }

    private var lineCompleter: LineCompleter {
        guard let (gate, file) = try? gateIfAny(), let caller = try? caller(file) else {
            return LineCompleter(gate: nil, caller: .nobody)
        }
        return LineCompleter(gate: gate, caller: caller)
    }

    /// Whether a screen reader reads along.
    private var isPlain: Bool {
        let isAsked = ["ACCESSIBLE", "CHORUS_PLAIN"].contains { name in
            environment[name].map { !["", "0", "false"].contains($0) } ?? false
        }
        return base.plain || isAsked
    }

    /// Who goes on in a shell that was left.
    enum Successor {
        /// Whoever was there, where it is a parent; a child's shell goes back to who is here.
        case owner
        /// Whoever comes.
        case anybody
    }

    /// Locks the shell of somebody who left it.
    func lockUp(for successor: Successor) async {
        options = base
        guard let account = await account() else { return }
        do throws(Failure) {
            try lock(account.username)
        } catch {
            _ = await tell(error)
            return
        }
        guard successor == .anybody || account.role == .child else { return }
        locked = nil
        await greet()
    }

    /// Ends the session, and takes what was said from the terminal.
    func lock(_ username: String) throws(Failure) {
        guard let (_, file) = try gateIfAny() else { return }
        try forget(file)
        console.clear()
        console.write("Locked. Type the password of \(username), or: switch, switch NAME, quit\n")
        locked = username
    }

    /// Waits for the password of whoever locked the shell, or for somebody else.
    ///
    /// - Returns: Whether somebody goes on.
    func unlock() async -> Bool {
        while let name = locked {
            guard let typed = await console.askSecret("(locked) \(name) : ") else { return false }
            let word = String(validating: typed, as: UTF8.self) ?? ""
            if Self.leaving.contains(word) { return false }
            if word == "switch" {
                locked = nil
                await greet()
                return true
            }
            if word.hasPrefix("switch ") || word.hasPrefix("login ") {
                locked = nil
                _ = await run(line: word)
                return true
            }
            options = base
            do throws(Failure) {
                let (gate, file) = try gate()
                let request = try requestID()
                let signedIn = try await reporting {
                    try await gate.signIn(as: name, with: Confidential(typed), request: request)
                }
                try keep(signedIn, in: file)
            } catch {
                _ = await tell(error)
            }
        }
        return true
    }
}
