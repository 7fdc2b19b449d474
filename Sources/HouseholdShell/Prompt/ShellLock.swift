import HouseholdService

/// Whoever locked a shell, and goes on in it with the password.
struct ShellLock {
    /// The name to sign in with.
    let username: String
    /// The sign-in that stays; none where it was ended, as in a kiosk.
    let caller: Caller?
}
