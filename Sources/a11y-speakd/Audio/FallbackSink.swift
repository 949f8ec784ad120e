// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// A sink that may not be reachable.
protocol ReachableSink: AudioSink {
    /// Tries to reach its device, waiting a moment for it.
    /// - Returns: why it cannot be reached, or nil when it can.
    func connect() -> String?
}

/// Plays to a device when it can be reached. When not, speech keeps its pace on another sink, and every playback
/// ends as `failed` with the reason: nothing is said to be heard that was not, and nothing is silent without a reason.
final class FallbackSink: AudioSink {
    private let device: any ReachableSink
    private let substitute: any AudioSink
    /// Which playback goes where, and why not to the device.
    private let unheard = Mutex<(id: PlaybackID, reason: String)?>(nil)

    init(_ device: any ReachableSink, instead substitute: any AudioSink) {
        self.device = device
        self.substitute = substitute
    }

    var name: String { unheard.withLock { $0 == nil } ? device.name : substitute.name }
    var problem: String? { unheard.withLock { $0?.reason } ?? device.problem }

    func begin(_ id: PlaybackID, report: @escaping @Sendable (PlaybackEvent) -> Void) {
        let reason = device.connect()
        unheard.withLock { $0 = reason.map { (id, $0) } }
        guard let reason else { return device.begin(id, report: report) }
        substitute.begin(id) { event in
            switch event {
            case .began: break
            case .ended: report(.failed("not heard: \(reason)"))
            case .failed: report(event)
            }
        }
    }

    func play(_ samples: UnsafeBufferPointer<Int16>, of id: PlaybackID) -> Bool { sink(of: id).play(samples, of: id) }

    func drain(_ id: PlaybackID) { sink(of: id).drain(id) }

    func cancel(_ id: PlaybackID) -> Int { sink(of: id).cancel(id) }

    func position(of id: PlaybackID) -> Int { sink(of: id).position(of: id) }

    private func sink(of id: PlaybackID) -> any AudioSink {
        unheard.withLock { $0?.id == id } ? substitute : device
    }
}
