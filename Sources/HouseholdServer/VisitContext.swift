#if Server
    import Hummingbird
    import NIOCore

    /// A request, and from where it comes.
    struct VisitContext: RequestContext {
        var coreContext: CoreRequestContextStorage
        /// The number of the computer that asks; `nil` at a socket.
        let number: [UInt8]?

        init(source: ApplicationRequestContextSource) {
            coreContext = CoreRequestContextStorage(source: source)
            number = source.channel.remoteAddress.flatMap(HouseNumbers.bytes(of:))
        }
    }
#endif
