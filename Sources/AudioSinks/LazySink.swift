// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Synchronization

/// A sink that is made when it is first needed, so that nothing is loaded or contacted for a sink that is never used.
/// While it cannot be made, playbacks report `lost` and can be tried again.
final class LazySink: ReachableSink {
    /// The sink cannot be made now; the reason is a sentence.
    struct Missing: Error, Equatable {
        let reason: String
    }

    private let ownName: String
    private let make: @Sendable () throws(Missing) -> any ReachableSink
    private let state: Mutex<State>
    /// Held while the sink is made, which may take seconds.
    private let making = Mutex(())
    private let queue = DispatchQueue(label: "a11y-speakd.late")

    private struct State {
        var sink: (any ReachableSink)?
        var reason: String
        var reportProblem: @Sendable (String?) -> Void = { _ in }
    }

    /// - Parameter name: in the syntax of `--sink`.
    init(_ name: String, make: @escaping @Sendable () throws(Missing) -> any ReachableSink) {
        ownName = name
        self.make = make
        state = Mutex(State(reason: "\(name) has not been tried yet"))
    }

    private var made: (any ReachableSink)? { state.withLock { $0.sink } }

    var hasServer: Bool { made?.hasServer ?? false }

    var name: String { made?.name ?? ownName }

    var problem: String? {
        guard let made else { return state.withLock { $0.reason } }
        return made.problem
    }

    var silence: String? { made?.silence }
    var lead: Duration { made?.lead ?? .milliseconds(20) }
    var fadesCuts: Bool { made?.fadesCuts ?? false }
    var cutsQuickly: Bool { made?.cutsQuickly ?? false }

    func connect() -> String? { reach { $0.connect() } }

    func prepare() -> Bool { reach { $0.prepare() ? nil : $0.problem ?? "" } == nil }

    /// Makes the sink, unless it exists.
    /// - Returns: why the sink cannot be made, or the result of `body`.
    private func reach(_ body: (any ReachableSink) -> String?) -> String? {
        if let made { return body(made) }
        return making.withLock { _ in
            if let made { return body(made) }
            do throws(Missing) {
                let sink = try make()
                sink.watch(state.withLock { $0.reportProblem })
                state.withLock { $0.sink = sink }
                return body(sink)
            } catch {
                state.withLock { $0.reason = error.reason }
                return error.reason
            }
        }
    }

    func probe() {
        if let made { return made.probe() }
        queue.async { [self] in
            let problem = connect()
            state.withLock { $0.reportProblem }(problem)
        }
    }

    func watch(_ reportProblem: @escaping @Sendable (String?) -> Void) {
        state.withLock { $0.reportProblem = reportProblem }
        made?.watch(reportProblem)
    }

    func expect() { made?.expect() }

    func begin(_ id: UtteranceID, report: @escaping @Sendable (PlaybackEvent) -> Void) {
        if let problem = connect(), made == nil { return report(.lost(problem)) }
        made?.begin(id, report: report)
    }

    func play(_ frames: UnsafeBufferPointer<StereoFrame>, of id: UtteranceID) -> Bool {
        made?.play(frames, of: id) ?? false
    }

    func drain(_ id: UtteranceID) { made?.drain(id) }

    func cancel(_ id: UtteranceID) -> Int? { made?.cancel(id) }

    func follow(_ id: UtteranceID) { made?.follow(id) }

    func position(of id: UtteranceID) -> Int { made?.position(of: id) ?? 0 }
}
