/// What became of a dispatch.
package struct Receipt: Hashable, Sendable {
    package let id: Dispatch.ID
    package let outcome: Outcome

    package init(id: Dispatch.ID, outcome: Outcome) {
        self.id = id
        self.outcome = outcome
    }

    /// How a try ended.
    package enum Outcome: Hashable, Sendable {
        /// The other side has taken it.
        case accepted
        /// What was answered, oldest first.
        case collected([Dispatch.Secret])
        /// It is not taken, and will not be when it is tried again.
        case refused(Reason)
        /// It was not taken this time; `retryAfter` says in how many seconds the other side wants to be asked again.
        case failed(Reason, retryAfter: Int? = nil)
    }

    /// Why a message was not taken, without a word of the other side's.
    package enum Reason: Hashable, Sendable {
        case fault(Fault)
        /// A status of HTTP (RFC 9110).
        case http(status: Int)
        /// A reply code of SMTP (RFC 5321).
        case smtp(reply: Int)
        /// The status with which a program ended.
        case program(exit: Int)
    }

    /// What can go wrong without a number that says it.
    package enum Fault: String, Hashable, Sendable, CaseIterable {
        /// The dispatch is none that this courier can read.
        case unreadable
        /// What should be an address is none.
        case invalidAddress = "invalid-address"
        /// The address leads to this machine, to its link, or to many at once.
        case addressForbidden = "address-forbidden"
        /// The message would go to a public address in the clear.
        case unencrypted
        /// The name has no address, or none can be found out now.
        case nameUnknown = "name-unknown"
        /// Nobody answers there.
        case unreachable
        case timedOut = "timed-out"
        /// The certificate of the other side is not one of who it should be.
        case certificate
        /// Encryption did not come about for another reason.
        case encryption
        /// The other side sends messages elsewhere, to where nobody meant them to go.
        case redirected
        /// The connection ended in the middle.
        case connectionLost = "connection-lost"
        /// The other side speaks otherwise than its protocol has it, or without end.
        case protocolViolated = "protocol"
        /// The server offers no way to sign in that can be used.
        case cannotSignIn = "cannot-sign-in"
        /// The program, or the desktop, is not there.
        case noProgram = "no-program"
    }
}
