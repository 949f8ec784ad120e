// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// Plays on one device, or on another while the first has never been available. A sound server that disappears comes
/// back, and must then find its sound card free.
final class FallbackSink: ReachableSink {
    private let first: any ReachableSink
    private let second: any ReachableSink
    private let state = Mutex(State())

    private struct State {
        /// Whether the first device has ever been available.
        var isFirstKnown = false
        /// Whether playbacks go to the second device.
        var isSecond = false
        /// Why neither device can be reached.
        var problem: String?
        /// The playback that is on the second device.
        var onSecond: UtteranceID?
        var firstProblem: String?
    }

    init(_ first: any ReachableSink, orElse second: any ReachableSink) {
        self.first = first
        self.second = second
    }

    private var current: any ReachableSink { state.withLock { $0.isSecond } ? second : first }

    var name: String { current.name }
    var silence: String? { current.silence }
    var lead: Duration { current.lead }
    var fadesCuts: Bool { current.fadesCuts }
    var cutsQuickly: Bool { current.cutsQuickly }
    var problem: String? { state.withLock { $0.problem } ?? current.problem }

    func expect() { current.expect() }

    func begin(_ id: UtteranceID, report: @escaping @Sendable (PlaybackEvent) -> Void) {
        _ = connect()
        let (sink, problem) = state.withLock { state -> (any ReachableSink, String?) in
            state.onSecond = state.isSecond ? id : nil
            return (state.isSecond ? second : first, state.problem)
        }
        sink.begin(id) { event in
            if case .lost(let reason) = event { report(.lost(problem ?? reason)) } else { report(event) }
        }
    }

    func connect() -> String? { reach { $0.connect() } }

    func prepare() -> Bool { reach { $0.prepare() ? nil : $0.problem ?? "" } == nil }

    /// - Parameter body: reaches one of the devices; returns why it cannot be reached.
    private func reach(_ body: (any ReachableSink) -> String?) -> String? {
        let firstProblem = body(first)
        if firstProblem == nil { state.withLock { $0.isFirstKnown = true } }
        guard let firstProblem, mayUseSecond else { return settle(isSecond: false, nil) ?? firstProblem }
        guard let secondProblem = body(second) else { return settle(isSecond: true, nil) }
        return settle(isSecond: false, Self.joined(firstProblem, secondProblem))
    }

    private func settle(isSecond: Bool, _ problem: String?) -> String? {
        state.withLock { ($0.isSecond, $0.problem) = (isSecond, problem) }
        return problem
    }

    private static func joined(_ problems: String?...) -> String {
        problems.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: "; ")
    }

    private var mayUseSecond: Bool { state.withLock { !$0.isFirstKnown } }

    func play(_ frames: UnsafeBufferPointer<StereoFrame>, of id: UtteranceID) -> Bool {
        sink(of: id).play(frames, of: id)
    }

    func drain(_ id: UtteranceID) { sink(of: id).drain(id) }

    func cancel(_ id: UtteranceID) -> Int? { sink(of: id).cancel(id) }

    func follow(_ id: UtteranceID) { sink(of: id).follow(id) }

    func position(of id: UtteranceID) -> Int { sink(of: id).position(of: id) }

    private func sink(of id: UtteranceID) -> any AudioSink {
        state.withLock { $0.onSecond == id } ? second : first
    }

    func probe() { first.probe() }

    func watch(_ reportProblem: @escaping @Sendable (String?) -> Void) {
        first.watch { [self] problem in
            state.withLock { $0.firstProblem = problem }
            if problem != nil && mayUseSecond { second.probe() } else { tell(problem, reportProblem) }
        }
        second.watch { [self] problem in
            guard let problem else { return tell(nil, reportProblem) }
            tell(Self.joined(state.withLock { $0.firstProblem }, problem), reportProblem)
        }
    }

    private func tell(_ problem: String?, _ reportProblem: @Sendable (String?) -> Void) {
        if problem == nil { state.withLock { $0.problem = nil } }
        reportProblem(problem)
    }
}
