import LineEditor

/// How long is waited for a key, and what stopping the program does meanwhile.
struct Patience {
    /// After how long without a key nobody is taken to be there.
    let idle: Duration?
    let suspension: LineRequest.Suspension

    /// Whoever reads takes their time.
    static let endless = Patience(idle: nil, suspension: .keepsLine)
}

extension LineRequest {
    /// Waits as long as `patience` says.
    mutating func wait(with patience: Patience) {
        (idle, suspension) = (patience.idle, patience.suspension)
    }
}
