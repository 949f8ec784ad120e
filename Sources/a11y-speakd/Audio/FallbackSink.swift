// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// Plays on one device; on another as long as the first has never been available. A sound server that disappears comes
/// back, and must find its sound card free then.
final class FallbackSink: AudioSink {
    private let first: any ReachableSink
    private let second: any ReachableSink
    private let state = Mutex(State())

    private struct State {
        /// Whether the first device has ever been available.
        var isFirstKnown = false
        /// The playback that is on the second device.
        var onSecond: UtteranceID?
        var firstProblem: String?
    }

    init(_ first: any ReachableSink, orElse second: any ReachableSink) {
        self.first = first
        self.second = second
    }

    var name: String { state.withLock { $0.onSecond == nil } ? first.name : second.name }
    var problem: String? { state.withLock { $0.onSecond == nil } ? first.problem : second.problem }

    func begin(_ id: UtteranceID, report: @escaping @Sendable (PlaybackEvent) -> Void) {
        choose(id).begin(id, report: report)
    }

    private func choose(_ id: UtteranceID) -> any AudioSink {
        let hasFirst = first.connect() == nil
        if hasFirst { state.withLock { $0.isFirstKnown = true } }
        let isOnSecond = !hasFirst && mayUseSecond && second.connect() == nil
        state.withLock { $0.onSecond = isOnSecond ? id : nil }
        return isOnSecond ? second : first
    }

    private var mayUseSecond: Bool { state.withLock { !$0.isFirstKnown } }

    func play(_ samples: UnsafeBufferPointer<Int16>, of id: UtteranceID) -> Bool { sink(of: id).play(samples, of: id) }

    func drain(_ id: UtteranceID) { sink(of: id).drain(id) }

    func cancel(_ id: UtteranceID) -> Int { sink(of: id).cancel(id) }

    func position(of id: UtteranceID) -> Int { sink(of: id).position(of: id) }

    private func sink(of id: UtteranceID) -> any AudioSink {
        state.withLock { $0.onSecond == id } ? second : first
    }

    func look() { first.look() }

    func watch(_ told: @escaping @Sendable (String?) -> Void) {
        first.watch { [self] problem in
            state.withLock { $0.firstProblem = problem }
            if problem != nil && mayUseSecond { second.look() } else { told(problem) }
        }
        second.watch { [self] problem in
            guard let problem else { return told(nil) }
            let firstProblem = state.withLock { $0.firstProblem }
            told([firstProblem, problem].compactMap(\.self).joined(separator: "; "))
        }
    }
}
