#if Server
    import Hummingbird
    import NIOCore

    /// A request, and from where it comes.
    struct VisitContext: RequestContext {
        var coreContext: CoreRequestContextStorage
        /// The address of the computer that asks; `nil` at a socket.
        let address: [UInt8]?

        init(source: ApplicationRequestContextSource) {
            coreContext = CoreRequestContextStorage(source: source)
            address = source.channel.remoteAddress.flatMap(PrivateAddresses.bytes(of:))
        }
    }
#endif
