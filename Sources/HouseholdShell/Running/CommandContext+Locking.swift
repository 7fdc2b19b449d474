import HouseholdModel
import HouseholdService

// A lock is this shell's alone. The person's other windows and scripts stay signed in; only a shell that is begun
// after it asks for the password first, so that leaving a locked one opens nothing.

extension CommandContext {
    /// Locks the shell until the password comes.
    func lock(for account: AccountView, because why: Phrase? = nil) async throws(Failure) {
        locked = ShellLock(username: account.username, caller: try await leave(account))
        presenter.console.clear()
        if let why { presenter.present(why) }
        presenter.present(account.howToUnlock)
    }

    /// Takes whoever is here out of this shell; a kiosk signs out.
    func leave(_ account: AccountView) async throws(Failure) -> Caller? {
        guard isKiosk else {
            noteLock(of: account.username)
            return stepBack()
        }
        try await endSession()
        return nil
    }

    /// Ends the session: what a kiosk shows is nobody's.
    func endSession() async throws(Failure) {
        guard let (door, file) = try session.doorIfAny() else { return }
        let caller = try? session.caller(file)
        try forget(file)
        guard let caller, let request = RequestID(session.makeRequestID(), mayComeAgain: false)
        else {
            return
        }
        // Nobody has its token any more, also where the session can't be ended.
        _ = try? await door.perform(LogOut(), as: caller, request: request)
    }

    /// Forgets the lock, once somebody has given a password.
    func unlocked() {
        locked = nil
        try? lockNote()?.remove()
    }

    func noteLock(of username: String) {
        try? lockNote()?.write(Array(username.utf8))
    }

    func lockNote() throws(Failure) -> PrivateFile? {
        try session.ownFile("locked")
    }
}

extension AccountView {
    /// What can be typed where this person has locked a shell.
    var howToUnlock: Phrase {
        kind == .adult
            ? "Locked. Type the password of \(name), or: switch, switch NAME, quit"
            : "Locked. Type the code or password of \(name), or: switch, switch NAME, quit"
    }
}
