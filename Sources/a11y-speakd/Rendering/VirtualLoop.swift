// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Glibc
import NIOCore
import Synchronization

/// An event loop whose clock moves only when it is advanced, so that a virtual hour takes only as long as its work.
///
/// The loop runs on the thread that made it; other threads may add tasks.
final class VirtualLoop: EventLoop {
    private let owner = pthread_self()
    private let state = Mutex(State())

    private struct State {
        var now = NIODeadline.uptimeNanoseconds(0)
        var tasks: [Task] = []
        var lastNumber = 0
    }

    private struct Task {
        let number: Int
        let due: NIODeadline
        let run: @Sendable () -> Void
        let drop: @Sendable () -> Void
    }

    /// A task was dropped, because the loop has ended.
    struct Ended: Error {}

    var now: NIODeadline { state.withLock { $0.now } }

    /// The time since the loop was made.
    var elapsed: Duration { .nanoseconds(Int64(clamping: now.uptimeNanoseconds)) }

    /// The time of the next task; nil when there is none.
    var nextDeadline: Duration? {
        state.withLock { $0.tasks.map(\.due).min() }.map { .nanoseconds(Int64(clamping: $0.uptimeNanoseconds)) }
    }

    /// Runs the tasks due until `time`, each at its own time and in the order in which they were added.
    func advance(to time: Duration) {
        let end = NIODeadline.uptimeNanoseconds(0) + TimeAmount(time)
        while let task = takeNext(until: end) { task.run() }
        state.withLock { $0.now = max($0.now, end) }
    }

    /// Drops the remaining tasks.
    func end() {
        let left = state.withLock { state in
            defer { state.tasks = [] }
            return state.tasks
        }
        for task in left { task.drop() }
    }

    private func takeNext(until end: NIODeadline) -> Task? {
        state.withLock { state in
            let place = state.tasks.indices.min {
                (state.tasks[$0].due, state.tasks[$0].number) < (state.tasks[$1].due, state.tasks[$1].number)
            }
            guard let place, state.tasks[place].due <= end else { return nil }
            state.now = max(state.now, state.tasks[place].due)
            return state.tasks.remove(at: place)
        }
    }

    @discardableResult
    private func add(
        at due: NIODeadline, _ run: @escaping @Sendable () -> Void, drop: @escaping @Sendable () -> Void
    ) -> Int {
        state.withLock { state in
            state.lastNumber += 1
            state.tasks.append(Task(number: state.lastNumber, due: max(due, state.now), run: run, drop: drop))
            return state.lastNumber
        }
    }
}

/// The conformance to NIO's event loop.
extension VirtualLoop {
    var inEventLoop: Bool { pthread_equal(owner, pthread_self()) != 0 }

    func execute(_ task: @escaping @Sendable () -> Void) { add(at: now, task) {} }

    func submit<Result>(_ task: @escaping @Sendable () throws -> Result) -> EventLoopFuture<Result> {
        scheduleTask(deadline: now, task).futureResult
    }

    @discardableResult
    func scheduleTask<Result>(
        deadline: NIODeadline, _ task: @escaping @Sendable () throws -> Result
    ) -> Scheduled<Result> {
        let promise = makePromise(of: Result.self)
        let number = add(at: deadline) {
            do { promise.assumeIsolated().succeed(try task()) } catch { promise.fail(error) }
        } drop: {
            promise.fail(Ended())
        }
        return Scheduled(promise: promise) { [weak self] in
            self?.state.withLock { $0.tasks.removeAll { $0.number == number } }
        }
    }

    @discardableResult
    func scheduleTask<Result>(
        in delay: TimeAmount, _ task: @escaping @Sendable () throws -> Result
    ) -> Scheduled<Result> { scheduleTask(deadline: now + delay, task) }

    func shutdownGracefully(queue: DispatchQueue, _ callback: @escaping @Sendable ((any Error)?) -> Void) {
        end()
        queue.async { callback(nil) }
    }
}
