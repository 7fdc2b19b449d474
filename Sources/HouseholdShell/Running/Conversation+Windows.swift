import Household
import HouseholdService

// Somebody who signs in takes the place of whoever was here, whose session ends with that; but not while another
// window lives with it, for that one is still theirs.

extension Conversation {
    /// Whose session ends when somebody signs in here.
    func predecessor(_ file: PrivateFile) -> Caller {
        guard deputy == nil, let caller = try? caller(file), caller != .nobody else {
            return .nobody
        }
        return isShared(caller) ? .nobody : caller
    }

    /// Lets other windows see with whose session this one lives.
    func moveIn() {
        guard case .prompt = source, let present, present != .nobody else {
            residence = nil
            return
        }
        residence = window(of: present)?.hold()
    }

    /// Ends the session with which this window alone lived, and which nobody finds any more.
    func moveOut() async {
        defer { residence = nil }
        guard residence != nil, let (gate, file) = try? gateIfAny(), let present,
            present != .nobody, !isShared(present),
            let last = try? Self.signedIn(by: file), last != present,
            let request = RequestID(makeRequestID(), mayComeAgain: false)
        else { return }
        _ = try? await gate.perform(LogOut(), as: present, request: request)
    }

    /// Whether another window lives with that session.
    private func isShared(_ caller: Caller) -> Bool {
        residence = nil
        defer { moveIn() }
        return window(of: caller)?.isHeld() == true
    }

    private func window(of caller: Caller) -> PrivateFile? {
        guard let place = caller.place else { return nil }
        return try? ownFile("window", of: place)
    }
}
