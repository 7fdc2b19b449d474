import HouseholdModel
import HouseholdService
import LineEditor

// A lock is this shell's alone. The person's other windows and scripts stay signed in; only a shell that is begun
// after it asks for the password first, so that leaving a locked one opens nothing.

extension Conversation {
    /// Who goes on in a shell that was left.
    enum Successor {
        /// Whoever was there, where it is a parent; a child's shell goes back to who is here.
        case owner
        /// Whoever comes.
        case anybody
    }

    /// Takes whoever left the shell out of it, and waits for the next.
    func lockUp(for successor: Successor, found how: Desertion? = nil) async {
        options = base
        guard let account = await session.account() else { return }
        let why = how == .idle ? await sinceWhen(account) : nil
        do throws(Failure) {
            if successor == .owner, account.role != .child {
                try await lock(for: account, because: why)
            } else {
                _ = try await leave(account)
                console.clear()
                if let why { show(why) }
                await greet()
            }
        } catch {
            _ = await tell(error)
        }
    }

    /// Locks the shell until the password comes.
    func lock(for account: AccountView, because why: Phrase? = nil) async throws(Failure) {
        locked = ShellLock(username: account.username, caller: try await leave(account))
        console.clear()
        if let why { show(why) }
        show(account.howToUnlock)
    }

    /// Takes whoever is here out of this shell; a kiosk signs out.
    private func leave(_ account: AccountView) async throws(Failure) -> Caller? {
        guard isKiosk else {
            noteLock(of: account.username)
            return stepBack()
        }
        try await endSession()
        return nil
    }

    /// Since when nobody was here, which only matters to who comes back.
    private func sinceWhen(_ account: AccountView) async -> Phrase? {
        guard let minutes = settings.minutesToLock(for: account, alwaysLocks: isKiosk) else {
            return nil
        }
        let moment = await HouseholdText(in: self).lastingMoment(clock.now())
        return "Locked on \(moment): nobody typed here for \(minutes) minutes."
    }

    /// Ends the session: what a kiosk shows is nobody's.
    func endSession() async throws(Failure) {
        guard let (gate, file) = try session.gateIfAny() else { return }
        let caller = try? session.caller(file)
        try forget(file)
        guard let caller, let request = RequestID(makeRequestID(), mayComeAgain: false) else {
            return
        }
        // Nobody has its token any more, also where the session can't be ended.
        _ = try? await gate.perform(LogOut(), as: caller, request: request)
    }

    /// Tells whoever was signed out in another window, or by somebody else.
    func admitSignOut() async {
        _ = stepBack()
        show("You were signed out meanwhile: in another window, or by a parent.")
        await greet()
    }
}

// MARK: - From one shell to the next

extension Conversation {
    /// Whether whoever is signed in has locked a shell and given no password since; then this one is locked, too.
    func staysLocked() async -> Bool {
        guard !isKiosk, let note = try? lockNote()?.read(), let account = await session.account(),
            account.username == String(decoding: note, as: UTF8.self)
        else { return false }
        await applySettings()
        let caller = stepBack()
        guard account.role != .child else { return false }
        locked = ShellLock(username: account.username, caller: caller)
        show(account.howToUnlock)
        return true
    }

    /// Forgets the lock, once somebody has given a password.
    func unlocked() {
        locked = nil
        try? lockNote()?.remove()
    }

    private func noteLock(of username: String) {
        try? lockNote()?.write(Array(username.utf8))
    }

    private func lockNote() throws(Failure) -> PrivateFile? {
        try session.ownFile("locked")
    }
}

// MARK: - While the shell is locked

extension Conversation {
    /// Waits for the password of whoever locked the shell, or for somebody else.
    ///
    /// - Returns: Whether somebody goes on.
    func unlock() async -> Bool {
        while let lock = locked {
            var request = LineRequest(prompt: text("(locked) \(lock.username) : ").plain)
            if isKiosk { request.suspension = .isRefused }
            let secret = await console.askSecret(request)
            // Ctrl-C drops what is typed, here as at every prompt.
            if secret == .cancelled { continue }
            guard case .typed(let typed) = secret,
                case let words = String(validating: typed, as: UTF8.self)?.split(separator: " "),
                words.map({ $0.count == 1 && Self.leaving.contains(String($0[0])) }) != true
            else {
                guard isKiosk else {
                    noteLock(of: lock.username)
                    return false
                }
                await makeRoom()
                continue
            }
            await take(typed, for: lock, words ?? [])
        }
        return true
    }

    /// Takes the password of whoever locked the shell, or the name of whoever comes instead.
    private func take(_ typed: [UInt8], for lock: ShellLock, _ words: [Substring]) async {
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
            await show(try await open(lock, with: Confidential(typed)))
        } catch {
            let (why, exit) = (error.explanation, error.explanation.exit)
            // What can be typed here was said when the shell was locked.
            _ = await tell(Failure(Explanation(why.code, exit, why.message)))
        }
    }

    /// Lets whoever locked the shell go on in it; with a new sign-in where the one before has ended.
    private func open(
        _ lock: ShellLock, with password: Confidential
    ) async throws(Failure) -> Reply {
        guard let caller = lock.caller, let (gate, _) = try session.gateIfAny(),
            let account = try? await gate.asker(of: caller).own?.account
        else { return try await signIn(as: lock.username, with: password) }
        let sealing = try await reporting {
            try await gate.unlock(as: caller, with: password)
        }
        goOn(as: caller)
        await applySettings()
        return await Greeting(account, sealing, in: self).reply
    }

    private func makeRoom() async {
        locked = nil
        await greet()
    }

    private func person(called name: String) -> String? {
        try? peopleHere().username(called: name)
    }
}

extension AccountView {
    /// What can be typed where this person has locked a shell.
    fileprivate var howToUnlock: Phrase {
        kind == .adult
            ? "Locked. Type the password of \(name), or: switch, switch NAME, quit"
            : "Locked. Type the code or password of \(name), or: switch, switch NAME, quit"
    }
}
