import Dispatches
import HouseholdModel

/// Why a message was not taken, as it is kept: the courier's word for it with its number, or one of the two that come
/// before the courier.
enum DeliveryReason {
    /// There is no courier beside the program, or it gave no receipt.
    static let noCourier = "no-courier"
    /// Nothing takes mail.
    static let noRelay = "no-relay"

    /// What is kept of a reason.
    static func code(of reason: Receipt.Reason) -> String {
        reason.status.map { "\(reason.code) \($0)" } ?? reason.code
    }

    /// What people read of it.
    static func words(for code: String?) -> Phrase {
        let parts = (code ?? "").split(separator: " ").map(String.init)
        let status = parts.dropFirst().first.flatMap { Int($0) }
        switch (parts.first, parts.first.flatMap { Receipt.Reason(code: $0, status: status) }) {
        case (noCourier, _): return "chorus-courier is not beside chorus: Scripts/install"
        case (noRelay, _): return "mail.json beside your settings can't be used"
        case (_, let reason?): return words(for: reason)
        case (_, nil): return "it was not taken"
        }
    }

    private static func words(for reason: Receipt.Reason) -> Phrase {
        switch reason {
        case .fault(let fault): words(for: fault)
        case .http(let status): "the other side answered \(status)"
        case .smtp(let reply): "the mail server answered \(reply)"
        case .program(let exit): "the mail program ended with \(exit)"
        }
    }

    private static func words(for fault: Receipt.Fault) -> Phrase {
        switch fault {
        case .unreadable: "the courier is of another version: Scripts/install"
        case .invalidAddress: "that is no address"
        case .addressForbidden:
            "the address is this computer's own, or its network's: --allow-local"
        case .unencrypted: "a public address has to begin with https"
        case .nameUnknown: "nobody knows where that name is"
        case .unreachable: "nobody answers there"
        case .timedOut: "no answer came in time"
        case .certificate: "the certificate is not that of the address"
        case .encryption: "no encryption came about"
        case .redirected: "it sends messages elsewhere"
        case .connectionLost: "the connection broke off"
        case .protocolViolated: "it speaks otherwise than it should"
        case .cannotSignIn: "the mail server lets nobody sign in"
        case .noProgram: "the program that takes it is not there"
        }
    }
}
