/// Measures how long something takes, again and again.
struct Stopwatch {
    let nanoseconds: @Sendable () -> UInt64
    let rounds: Int

    /// How long `body` takes.
    func tally<E: Error>(_ body: () throws(E) -> Void) throws(E) -> Tally {
        var tally = Tally()
        for _ in 0..<rounds { try time(body, in: &tally) }
        return tally
    }

    /// How long `body` takes with any of `items`.
    func tally<Item>(of items: [Item], _ body: (Item) -> Void) -> Tally {
        var tally = Tally()
        for _ in 0..<rounds {
            for item in items { time({ body(item) }, in: &tally) }
        }
        return tally
    }

    private func time<E: Error>(_ body: () throws(E) -> Void, in tally: inout Tally) throws(E) {
        let start = nanoseconds()
        try body()
        let end = nanoseconds()
        tally.add(end > start ? end - start : 0)
    }
}
