// SPDX-License-Identifier: MIT

import Dispatch
import Glibc
import Synchronization

/// What an exploration wakes for.
enum ExploreWake: Sendable {
    case event(ExploreEvent)
    case failed(TableError)
    /// Some have been struck.
    case keys
    case signal(Int32)
    case timer
    case reconnect
}

/// Where everything that may happen comes together, in its order.
final class ExploreBell: Sendable {
    /// Sources may be used on any thread, although Dispatch does not say so.
    private struct Sources: @unchecked Sendable {
        var keys: any DispatchSourceRead
        var signals: [any DispatchSourceSignal]
    }

    private struct State {
        var sources: Sources?
        var alarm: Duration?
        var timer: Task<Void, Never>?
    }

    let wakes: AsyncStream<ExploreWake>
    private let wake: AsyncStream<ExploreWake>.Continuation
    private let state = Mutex(State())
    private let start = ContinuousClock.now
    private let queue = DispatchQueue(label: "a11y-speak.explore")

    init() {
        (wakes, wake) = AsyncStream.makeStream(of: ExploreWake.self)
    }

    /// Since it was made.
    var now: Duration { ContinuousClock.now - start }

    func ring(_ reason: ExploreWake) { wake.yield(reason) }

    /// In a second.
    func ringLater(_ reason: ExploreWake) {
        Task { [wake] in
            try? await Task.sleep(for: .seconds(1))
            wake.yield(reason)
        }
    }

    /// Rings at a time, in place of any other; never when it is nil.
    func set(_ time: Duration?) {
        state.withLock { state in
            guard state.alarm != time else { return }
            state.alarm = time
            state.timer?.cancel()
            state.timer = time.map { time in
                Task { [wake, start] in
                    guard (try? await Task.sleep(until: start + time, clock: .continuous)) != nil else { return }
                    wake.yield(.timer)
                }
            }
        }
    }

    /// The alarm is over.
    func hasRung() { state.withLock { $0.alarm = nil } }

    /// Keys and signals. Keys ring once, until ``listenAgain()``.
    func listen(to descriptor: Int32) {
        let keys = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
        keys.setEventHandler { [wake] in
            keys.suspend()
            wake.yield(.keys)
        }
        keys.activate()
        let signals = [SIGINT, SIGTERM, SIGHUP, SIGWINCH].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setEventHandler { [wake] in wake.yield(.signal(number)) }
            source.activate()
            return source
        }
        let sources = Sources(keys: keys, signals: signals)
        state.withLock { $0.sources = sources }
    }

    func listenAgain() { state.withLock { $0.sources?.keys.resume() } }

    /// What comes through a pipe.
    func follow(_ table: LiveTable) {
        Task { [wake] in
            for await news in table.news {
                switch news {
                case .event(let event): wake.yield(.event(event))
                case .failed(let error): wake.yield(.failed(error))
                }
            }
        }
    }
}
