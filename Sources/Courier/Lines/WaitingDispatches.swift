internal import Dispatches

/// Messages that wait and messages that are being sent: at most one at a time to each address, in their order.
struct WaitingDispatches {
    private let atOnce: Int
    private var waiting: [Dispatch] = []
    private var busy: Set<String> = []

    init(atOnce: Int) {
        self.atOnce = atOnce
    }

    /// How many wait or are being sent.
    var count: Int { waiting.count + busy.count }

    mutating func add(_ dispatch: Dispatch) {
        waiting.append(dispatch)
    }

    /// The next one to be sent, or `nil` when there is none for now.
    mutating func next() -> Dispatch? {
        guard busy.count < atOnce,
            let index = waiting.firstIndex(where: { !busy.contains($0.way.address) })
        else { return nil }
        let dispatch = waiting.remove(at: index)
        busy.insert(dispatch.way.address)
        return dispatch
    }

    /// Says that the one to `address` has been sent, or not.
    mutating func finish(_ address: String) {
        busy.remove(address)
    }
}

extension Dispatch.Way {
    /// What it goes to, as far as order is concerned.
    var address: String {
        switch self {
        case .ntfy(let url, _), .webhook(let url, _): url
        case .mail(let to, _, _): to
        case .desktop: ""
        }
    }
}
