/// What is posted to a server.
struct Post {
    let address: WebAddress
    /// The fields besides those that every request has; their values are of ASCII, without line breaks.
    let fields: [(name: String, value: String)]
    let body: [UInt8]
}
