import HouseholdModel
import HouseholdService
import HouseholdWords
import LineEditor

extension ShellSession {
    /// Who goes on in a shell that was left.
    enum Successor {
        /// Whoever was there, where it is a parent; a child's shell goes back to who is here.
        case owner
        /// Whoever comes.
        case anybody
    }

    /// Takes whoever left the shell out of it, and waits for the next.
    func lockUp(for successor: Successor, found how: CommandContext.Desertion? = nil) async {
        runner.begin()
        guard let account = await session.account() else { return }
        let why = how == .idle ? await sinceWhen(account) : nil
        do throws(Failure) {
            if successor == .owner, account.role != .child {
                try await context.lock(for: account, because: why)
            } else {
                _ = try await context.leave(account)
                presenter.console.clear()
                if let why { presenter.present(why) }
                await greet()
            }
        } catch {
            _ = await context.reportError(error)
        }
    }

    /// Since when nobody was here, which only matters to who comes back.
    private func sinceWhen(_ account: AccountView) async -> Phrase? {
        guard
            let minutes = presenter.settings.minutesToLock(
                for: account, alwaysLocks: context.isKiosk)
        else {
            return nil
        }
        let moment = await HouseholdText(in: context).lastingMoment(session.clock.now())
        return "Locked on \(moment): nobody typed here for \(minutes) minutes."
    }

    /// Tells whoever was signed out in another window, or by somebody else.
    func admitSignOut() async {
        _ = context.stepBack()
        presenter.present("You were signed out meanwhile: in another window, or by a parent.")
        await greet()
    }

    /// Whether whoever is signed in has locked a shell and given no password since; then this one is locked, too.
    func staysLocked() async -> Bool {
        guard !context.isKiosk, let note = try? context.lockNote()?.read(),
            let account = await session.account(),
            account.username == String(decoding: note, as: UTF8.self)
        else { return false }
        await runner.applySettings()
        let caller = context.stepBack()
        guard account.role != .child else { return false }
        context.locked = ShellLock(username: account.username, caller: caller)
        presenter.present(account.howToUnlock)
        return true
    }
}

// MARK: - While the shell is locked

extension ShellSession {
    /// Waits for the password of whoever locked the shell, or for somebody else.
    ///
    /// - Returns: Whether somebody goes on.
    func unlock() async -> Bool {
        while let lock = context.locked {
            var request = LineRequest(prompt: presenter.text("(locked) \(lock.username) : ").plain)
            if context.isKiosk { request.suspension = .isRefused }
            let secret = await presenter.console.askSecret(request)
            // Ctrl-C drops what is typed, here as at every prompt.
            if secret == .cancelled { continue }
            guard case .typed(let typed) = secret,
                case let words = String(validating: typed, as: UTF8.self)?.split(separator: " "),
                words.map({ $0.count == 1 && Self.leaving.contains(String($0[0])) }) != true
            else {
                guard context.isKiosk else {
                    context.noteLock(of: lock.username)
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
            context.locked = nil
            _ = await runner.run(line: "switch \(next)")
            return
        }
        runner.begin()
        do throws(Failure) {
            await context.present(try await open(lock, with: Confidential(typed)))
        } catch {
            let (why, exit) = (error.explanation, error.explanation.exit)
            // What can be typed here was said when the shell was locked.
            _ = await context.reportError(Failure(Explanation(why.code, exit, why.message)))
        }
    }

    /// Lets whoever locked the shell go on in it; with a new sign-in where the one before has ended.
    private func open(
        _ lock: ShellLock, with password: Confidential
    ) async throws(Failure) -> Reply {
        guard let caller = lock.caller, let (door, _) = try session.doorIfAny(),
            let account = try? await door.asker(of: caller).own?.account
        else { return try await context.signIn(as: lock.username, with: password) }
        let sealing = try await reporting {
            try await door.unlock(as: caller, with: password)
        }
        context.goOn(as: caller)
        await runner.applySettings()
        return await Greeting(account, sealing, in: context).reply
    }

    private func makeRoom() async {
        context.locked = nil
        await greet()
    }

    private func person(called name: String) -> String? {
        try? session.peopleHere().username(called: name)
    }
}
