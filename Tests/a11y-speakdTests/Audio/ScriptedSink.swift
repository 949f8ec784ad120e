// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

@testable import AudioSinks
@testable import a11y_speakd

/// Collects events of a test, from any thread.
final class Recorder<Event: Sendable>: Sendable {
    private let events = Mutex<[Event]>([])

    var all: [Event] { events.withLock { $0 } }

    func add(_ event: Event) { events.withLock { $0.append(event) } }
}

/// Records each call and plays nothing. The test decides how much is heard, and when.
final class ScriptedSink: ReachableSink {
    let name: String
    let fadesCuts: Bool
    var cutsQuickly: Bool { fadesCuts }
    private let state = Mutex(State())

    private struct State {
        var log: [String] = []
        var frames: [StereoFrame] = []
        var heard = 0
        var takesMore = true
        var forgets = false
        var unreachable: String?
        var whenPlaying: @Sendable () -> Void = {}
        var whenCancelling: @Sendable () -> Void = {}
        var report: (@Sendable (PlaybackEvent) -> Void)?
        var told: (@Sendable (String?) -> Void)?
    }

    init(name: String = "scripted", fadesCuts: Bool = false) {
        self.name = name
        self.fadesCuts = fadesCuts
    }

    var log: [String] { state.withLock { $0.log } }

    /// All frames that were played.
    var frames: [StereoFrame] { state.withLock { $0.frames } }

    var heard: Int {
        get { state.withLock { $0.heard } }
        set { state.withLock { $0.heard = newValue } }
    }

    /// Whether `cancel` finds the playback already ended and returns nil.
    var forgets: Bool {
        get { state.withLock { $0.forgets } }
        set { state.withLock { $0.forgets = newValue } }
    }

    var takesMore: Bool {
        get { state.withLock { $0.takesMore } }
        set { state.withLock { $0.takesMore = newValue } }
    }

    var unreachable: String? {
        get { state.withLock { $0.unreachable } }
        set { state.withLock { $0.unreachable = newValue } }
    }

    /// Runs inside each `play` and each `cancel`, as another thread would.
    func hook(playing: @escaping @Sendable () -> Void = {}, cancelling: @escaping @Sendable () -> Void = {}) {
        state.withLock { ($0.whenPlaying, $0.whenCancelling) = (playing, cancelling) }
    }

    func tell(_ event: PlaybackEvent) { state.withLock { $0.report }?(event) }

    var problem: String? { unreachable }

    func connect() -> String? { unreachable }

    func probe() { state.withLock { $0.told }?(unreachable) }

    func watch(_ told: @escaping @Sendable (String?) -> Void) { state.withLock { $0.told = told } }

    func begin(_ id: UtteranceID, report: @escaping @Sendable (PlaybackEvent) -> Void) {
        state.withLock {
            $0.log.append("begin")
            $0.report = report
        }
    }

    func play(_ frames: UnsafeBufferPointer<StereoFrame>, of id: UtteranceID) -> Bool {
        let frames = Array(frames)
        state.withLock { $0.whenPlaying }()
        return state.withLock {
            guard $0.takesMore else { return false }
            $0.log.append("play \(frames.count)")
            $0.frames += frames
            return true
        }
    }

    func drain(_ id: UtteranceID) { state.withLock { $0.log.append("drain") } }

    func cancel(_ id: UtteranceID) -> Int? {
        state.withLock { $0.whenCancelling }()
        return state.withLock {
            $0.log.append("cancel")
            return $0.forgets ? nil : $0.heard
        }
    }

    func position(of id: UtteranceID) -> Int { heard }
}
