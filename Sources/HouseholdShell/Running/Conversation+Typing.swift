import Household
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
        let idle = account.flatMap { account in
            settings.minutesToLock(for: account, alwaysLocks: isKiosk)
        }
        let isGuardian = account?.role?.isGuardian == true
        return (
            idle.map { .seconds($0 * 60) },
            isKiosk ? .isRefused : isGuardian ? .endsLine : .keepsLine
        )
    }

    private var lineCompleter: LineCompleter {
        guard let (gate, file) = try? gateIfAny(), let caller = try? caller(file) else {
            return LineCompleter(gate: nil, caller: .nobody)
        }
        return LineCompleter(gate: gate, caller: caller)
    }

    /// Who goes on in a shell that was left.
    enum Successor {
        /// Whoever was there, where it is a parent; a child's shell goes back to who is here.
        case owner
        /// Whoever comes.
        case anybody
    }

    /// Signs whoever left the shell out, and waits for the next.
    func lockUp(for successor: Successor) async {
        options = base
        guard let account = await account() else { return }
        do throws(Failure) {
            if successor == .owner, account.role != .child {
                try await lock(for: account)
            } else {
                try await endSession()
                await greet()
            }
        } catch {
            _ = await tell(error)
        }
    }

    /// Ends the session until the password comes.
    func lock(for account: AccountView) async throws(Failure) {
        try await endSession()
        locked = account.username
        show(
            account.kind == .adult
                ? "Locked. Type the password of \(account.name), or: switch, switch NAME, quit"
                : "Locked. Type the code or password of \(account.name), or: switch, switch NAME, quit"
        )
    }

    /// Ends the session, and takes what was said from the terminal.
    func endSession() async throws(Failure) {
        guard let (gate, file) = try gateIfAny() else { return }
        let caller = try? caller(file)
        try forget(file)
        console.clear()
        guard let caller, let request = RequestID(makeRequestID()) else { return }
        // Nobody has its token any more, also where the session can't be ended.
        _ = try? await gate.perform(LogOut(), as: caller, request: request)
    }
}

// MARK: - While the shell is locked

extension Conversation {
    /// Waits for the password of whoever locked the shell, or for somebody else.
    ///
    /// - Returns: Whether somebody goes on.
    func unlock() async -> Bool {
        while let name = locked {
            var request = LineRequest(prompt: text("(locked) \(name) : ").plain)
            if isKiosk { request.suspension = .isRefused }
            let secret = await console.askSecret(request)
            // Ctrl-C drops what is typed, here as at every prompt.
            if secret == .cancelled { continue }
            guard case .typed(let typed) = secret,
                case let words = String(validating: typed, as: UTF8.self)?.split(separator: " "),
                words.map({ $0.count == 1 && Self.leaving.contains(String($0[0])) }) != true
            else {
                guard isKiosk else { return false }
                await makeRoom()
                continue
            }
            await take(typed, of: name, words ?? [])
        }
        return true
    }

    /// Takes the password of whoever locked the shell, or the name of whoever comes instead.
    private func take(_ typed: [UInt8], of name: String, _ words: [Substring]) async {
        let isSwitch = words.first.map { ["switch", "login"].contains($0) } ?? false
        if isSwitch, words.count == 1 { return await makeRoom() }
        // A password may begin so, too.
        if isSwitch, let next = person(called: words.dropFirst().joined(separator: " ")) {
            locked = nil
            _ = await run(line: "switch \(next)")
            return
        }
        options = base
        do throws(Failure) {
            await show(try await signIn(as: name, with: Confidential(typed)))
        } catch {
            let (why, exit) = (error.explanation, error.explanation.exit)
            // What can be typed here was said when the shell was locked.
            _ = await tell(Failure(Explanation(why.code, exit, why.message)))
        }
    }

    private func makeRoom() async {
        locked = nil
        await greet()
    }

    private func person(called name: String) -> String? {
        try? peopleHere().username(called: name)
    }
}
