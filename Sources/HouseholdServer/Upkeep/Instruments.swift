#if Server
    /// By what whoever runs a server sees how it is.
    struct Instruments: Sendable {
        let health: Health
        let metrics: Metrics
        let log: ServerLog
    }
#endif
