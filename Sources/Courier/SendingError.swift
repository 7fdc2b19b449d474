internal import AsyncHTTPClient
internal import Dispatches
internal import Glibc
internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix
internal import NIOSSL

/// Why a message was not taken.
enum SendingError: Error, Hashable {
    /// It will not be taken when it is tried again.
    case refused(Receipt.Reason)
    /// It may be taken later.
    case failed(Receipt.Reason, retryAfter: Int? = nil)

    static func refused(_ fault: Receipt.Fault) -> SendingError { .refused(.fault(fault)) }
    static func failed(_ fault: Receipt.Fault) -> SendingError { .failed(.fault(fault)) }

    /// What the receipt says of it.
    var outcome: Receipt.Outcome {
        switch self {
        case .refused(let reason): .refused(reason)
        case .failed(let reason, let seconds): .failed(reason, retryAfter: seconds)
        }
    }

    /// Whether nothing has been sent, so that another address of the same name may be tried.
    var isBeforeSending: Bool {
        self == .failed(.unreachable) || self == .failed(.timedOut)
    }
}

// MARK: - Faults of connections

extension SendingError {
    /// What `error` of a connection means; what nobody has thought of is a protocol that was not kept.
    init(_ error: any Error) {
        switch error {
        case let error as SendingError: self = error
        case let error as HTTPClientError: self = .failed(Self.fault(of: error))
        case let error as ChannelError:
            self = .failed(error.isTimeout ? .timedOut : .connectionLost)
        case let error as IOError: self = .failed(Self.fault(ofNumber: error.errnoCode))
        case let error as NIOSSLError: self = .failed(Self.fault(of: error))
        case is NIOSSLExtraError: self = .failed(.certificate)
        case HTTPParserError.invalidEOFState: self = .failed(.connectionLost)
        case is NIOConnectionError: self = .failed(.unreachable)
        default: self = .failed(.protocolViolated)
        }
    }

    private static func fault(of error: HTTPClientError) -> Receipt.Fault {
        switch error {
        case .connectTimeout, .deadlineExceeded, .readTimeout, .writeTimeout,
            .tlsHandshakeTimeout, .getConnectionFromPoolTimeout:
            .timedOut
        case .remoteConnectionClosed, .uncleanShutdown, .cancelled: .connectionLost
        default: .protocolViolated
        }
    }

    private static func fault(of error: NIOSSLError) -> Receipt.Fault {
        switch error {
        case .unableToValidateCertificate, .noCertificateToValidate, .cannotFindPeerIP: .certificate
        case .uncleanShutdown: .connectionLost
        case .handshakeFailed(.sslError(let errors))
        where errors.contains(where: { "\($0)".contains("CERTIFICATE_VERIFY_FAILED") }):
            .certificate
        default: .encryption
        }
    }

    private static func fault(ofNumber number: CInt) -> Receipt.Fault {
        switch number {
        case ETIMEDOUT: .timedOut
        case ECONNRESET, EPIPE, ENOTCONN: .connectionLost
        default: .unreachable
        }
    }
}

extension ChannelError {
    fileprivate var isTimeout: Bool {
        if case .connectTimeout = self { true } else { false }
    }
}
