#if Server
    import HTTPTypes
    import HouseholdProtocol
    import Hummingbird

    /// The names and numbers by which browsers reach a place, so that neither a page of another site is led here under a
    /// name of its own, nor sends a form; asked each time, since a computer gets other numbers while it runs.
    struct BoardNames: Sendable {
        private let scheme: String
        private let authorities: Set<String>

        /// Those of a place; `nil` where no browser comes.
        init?(of place: ServerAddress) {
            switch place {
            case .socket: return nil
            case .loopback(let port):
                scheme = "http"
                authorities = ["127.0.0.1:\(port)", "localhost:\(port)"]
            case .house(let house):
                scheme = "https"
                let numbers = PrivateAddresses.own.compactMap(PrivateAddresses.text(of:))
                    .map { $0.contains(":") ? "[\($0)]" : $0 }
                let hosts = [PrivateAddresses.host, "localhost"] + numbers
                authorities = Set(
                    hosts.flatMap { host in
                        house.port == 443 ? [host, "\(host):443"] : ["\(host):\(house.port)"]
                    })
            }
        }

        /// Whether a browser calls this server by one of them.
        func contain(_ request: Request) -> Bool {
            request.head.authority.map { authorities.contains($0.lowercased()) } ?? false
        }

        /// Whether a form comes from a page of this server, as the browser says; one that says nothing of it sends none.
        func sent(_ request: Request) -> Bool {
            let site = HTTPField.Name("Sec-Fetch-Site").flatMap { request.headers[$0] }
            let origin = request.headers[.origin]
            guard site != nil || origin != nil else { return false }
            let isOwn = origin == request.head.authority.map { "\(scheme)://\($0)" }
            return (site == nil || site == "same-origin") && (origin == nil || isOwn)
        }
    }
#endif
