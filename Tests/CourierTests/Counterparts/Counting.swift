import Dispatch
import NIOCore
import NIOPosix
import Synchronization

/// Counts from 1.
final class Counter: Sendable {
    private let count = Atomic<Int>(0)

    func next() -> Int {
        count.add(1, ordering: .relaxed).newValue
    }
}

/// Holds up a thread until it is opened.
final class Gate: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)

    func wait() {
        semaphore.wait()
    }

    func open() {
        semaphore.signal()
    }
}

/// Holds up servers until it is opened.
final class Latch: Sendable {
    private let promise = MultiThreadedEventLoopGroup.singleton.any().makePromise(of: Void.self)

    var opened: EventLoopFuture<Void> { promise.futureResult }

    func open() {
        promise.succeed()
    }

    deinit {
        promise.succeed()
    }
}
