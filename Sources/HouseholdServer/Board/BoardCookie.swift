#if Server
    import HTTPTypes
    import Hummingbird

    /// What a browser keeps for this computer.
    ///
    /// It is sent to all pages of the computer, and over an encrypted connection or at the computer itself alone (RFC 6265bis
    /// 4.1.3.2). Ports are not told apart: another server on the same computer gets it, too.
    enum BoardCookie: String {
        /// The token of a session.
        case session = "__Host-chorus"
        /// The token of a device that is paired.
        case device = "__Host-chorus-device"
        /// The codes of a device that waits to be: its own, and the one that it shows.
        case pairing = "__Host-chorus-pairing"

        /// How long it is kept, in seconds: a session's as long as one of a child lasts that is not used, a device's as
        /// long as browsers keep any.
        private var mostSeconds: Int {
            switch self {
            case .session: 90 * 86_400
            case .device: 400 * 86_400
            case .pairing: 600
            }
        }

        /// Has a browser keep a value.
        func keeping(_ value: String) -> String { text(value, for: mostSeconds) }

        /// Has a browser forget it.
        var forgetting: String { text("", for: 0) }

        private func text(_ value: String, for seconds: Int) -> String {
            "\(rawValue)=\(value); Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=\(seconds)"
        }

        /// What a browser keeps.
        func value(in request: Request) -> String? {
            for header in request.headers[values: .cookie] {
                for pair in header.split(separator: ";") {
                    let pair = pair.drop { $0 == " " }
                    guard pair.hasPrefix("\(rawValue)=") else { continue }
                    return String(pair.dropFirst(rawValue.count + 1))
                }
            }
            return nil
        }
    }
#endif
