import HouseholdModel
import HouseholdDatabase

/// Where members, and of children their parents, end sessions.
extension Grant where Op == RevokeSessions {
    /// Ends sessions of the member; the answer is those that were alive.
    func revoke(_ which: RevokeSessions.Which) throws -> [SessionView] {
        let live = try transaction.facts.liveSessions(of: subject, at: instant)
        let ending: [OpenSession]
        switch which {
        case .number(let number):
            ending = live.filter { $0.number == number }
            guard !ending.isEmpty else { throw ServiceError.notFound(.session, String(number)) }
            for one in ending { try transaction.endSession(one.digest, at: instant) }
        case .others:
            ending = live.filter { $0.digest != session }
            if let account = subject.account {
                try transaction.endSessions(of: account, besides: session, at: instant)
            }
        }
        return ending.map { SessionView($0, from: session) }
    }
}

extension Facts {
    /// The sessions with which the member can still do something.
    borrowing func liveSessions(of member: Member, at instant: Instant) throws -> [OpenSession] {
        guard let account = try member.account.flatMap({ try account($0) }) else { return [] }
        return try liveSessions(of: account, at: instant)
    }

    /// The sessions with which somebody can still do something.
    borrowing func liveSessions(of account: Account, at instant: Instant) throws -> [OpenSession] {
        var live: [OpenSession] = []
        for session in try openSessions(of: account.id) {
            let isAtBoard = try isAtBoard(session)
            let end =
                isAtBoard
                ? session.usedAt.adding(milliseconds: Device.boardIdle)
                : session.usedAt.adding(days: account.sessionDays)
            if instant < end { live.append(session) }
        }
        return live
    }

    private borrowing func isAtBoard(_ session: OpenSession) throws -> Bool {
        guard let home = session.home, let id = session.pairedDevice else { return false }
        return try device(id, in: home)?.use.kind == .board
    }
}
