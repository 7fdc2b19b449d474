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
        request.history = lineHistory(of: account)?.lines ?? []
        let completer = lineCompleter
        request.complete = { line, cursor in await completer.completions(in: line, at: cursor) }
        (request.idle, request.suspension) = patience(with: account)
        return request
    }

    /// How long is waited for a key, and what stopping the program does.
    func patience(with account: AccountView?) -> (Duration?, LineRequest.Suspension) {
        let isGuardian = account?.role?.isGuardian == true
        let idle: Duration? =
            account?.role == .child ? .seconds(15 * 60) : isGuardian ? .seconds(5 * 60) : nil
        return (idle, isKiosk ? .isRefused : isGuardian ? .endsLine : .keepsLine)
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
                try lock(account.username)
            } else {
                try clear()
                await greet()
            }
        } catch {
            _ = await tell(error)
        }
    }

    /// Ends the session until the password comes.
    func lock(_ username: String) throws(Failure) {
        try clear()
        locked = username
        console.write("Locked. Type the password of \(username), or: switch, switch NAME, quit\n")
    }

    /// Ends the session, and takes what was said from the terminal.
    private func clear() throws(Failure) {
        guard let (_, file) = try gateIfAny() else { return }
        try forget(file)
        console.clear()
    }

    /// Waits for the password of whoever locked the shell, or for somebody else.
    ///
    /// - Returns: Whether somebody goes on.
    func unlock() async -> Bool {
        while let name = locked {
            guard let typed = await console.askSecret("(locked) \(name) : ") else { return false }
            let words = String(validating: typed, as: UTF8.self)?.split(separator: " ") ?? []
            switch words.count {
            case 1 where Self.leaving.contains(String(words[0])): return false
            case 1 where words[0] == "switch":
                locked = nil
                await greet()
            // A password may begin so, too.
            case 2 where words[0] == "switch" && isHere(words[1]):
                locked = nil
                _ = await run(line: "switch \(words[1])")
            default:
                options = base
                do throws(Failure) {
                    await show(try await signIn(as: name, with: Confidential(typed)))
                } catch {
                    _ = await tell(error)
                }
            }
        }
        return true
    }

    private func isHere(_ username: Substring) -> Bool {
        (try? peopleHere().contains(username)) ?? false
    }
}
