internal import Dispatches

/// Errands that wait and errands that are being done: at most one at a time to each address, in their order.
struct WaitingErrands {
    private let atOnce: Int
    private var waiting: [Errand] = []
    private var busy: Set<String> = []

    init(atOnce: Int) {
        self.atOnce = atOnce
    }

    /// How many wait or are being done.
    var count: Int { waiting.count + busy.count }

    mutating func add(_ errand: Errand) {
        waiting.append(errand)
    }

    /// The next one to be done, or `nil` when there is none for now.
    mutating func next() -> Errand? {
        guard busy.count < atOnce,
            let index = waiting.firstIndex(where: { !busy.contains($0.address) })
        else { return nil }
        let errand = waiting.remove(at: index)
        busy.insert(errand.address)
        return errand
    }

    /// Says that the one at `address` is done, or could not be.
    mutating func finish(_ address: String) {
        busy.remove(address)
    }
}

extension Errand {
    /// Where it leads, as far as order is concerned.
    var address: String {
        switch self {
        case .collect(let collection): collection.topicURL
        case .send(let dispatch): dispatch.way.address
        case .speak: "aloud"
        }
    }
}

extension Dispatch.Way {
    fileprivate var address: String {
        switch self {
        case .ntfy(let url, _), .webhook(let url, _): url
        case .mail(let to, _, _): to
        case .desktop: ""
        }
    }
}
