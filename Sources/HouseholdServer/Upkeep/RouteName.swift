#if Server
    import HouseholdProtocol
    import HouseholdWeb

    /// How a request is called in figures and in the log: by what of ours was asked for, and never by what somebody wrote.
    package struct RouteName: Hashable, Sendable {
        /// The path of the route, or for what is asked over the wire the name of that.
        package let text: String

        /// Where nothing is.
        package static let none = "none"
        /// What can't be asked for over the wire.
        package static let unknown = WirePath.ask + "unknown"

        /// That of the route with that template, and of what was asked by name there; without a template nothing is there.
        package init(template: String?, asked name: String?) {
            if let template, template.hasPrefix(WirePath.ask), let name {
                text = Porter.takes(name) ? WirePath.ask + name : Self.unknown
            } else {
                text = template ?? Self.none
            }
        }

        /// Whether a page of the board answers there, and no program's question or stream.
        package var isPage: Bool {
            BoardRoute.allCases.contains { $0 != .events && $0.path == text }
        }

        /// Whether whoever looks after the server asks there, once every few seconds.
        package var isOfUpkeep: Bool {
            [WirePath.live, WirePath.ready, WirePath.metrics].contains(text)
        }
    }
#endif
