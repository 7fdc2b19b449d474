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

        private static let wire = "/wire/"

        /// That of the route with that template, and of what was asked by name there; without a template nothing is there.
        package init(template: String?, asked name: String?) {
            switch (template, name) {
            case (nil, _): text = Self.none
            case (let template?, nil): text = template
            case (_, let name?): text = Porter.takes(name) ? WirePath.ask + name : Self.unknown
            }
        }

        /// Whether a page answers there, which says by itself what is the matter, and not a program's question or a stream.
        package var isPage: Bool {
            !text.hasPrefix(Self.wire) && text != BoardRoute.events.path
        }

        /// Whether whoever looks after the server asks there, once every few seconds.
        package var isOfUpkeep: Bool {
            [WirePath.live, WirePath.ready, WirePath.metrics].contains(text)
        }
    }
#endif
