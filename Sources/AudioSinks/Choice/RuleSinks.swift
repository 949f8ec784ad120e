// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// The sinks that rules name. Each is opened when it is first needed. The common sink replaces one that cannot be
/// reached.
///
/// Not `Sendable`: everything happens on the daemon's one event loop.
package final class RuleSinks {
    private let open: (SinkChoice) -> any AudioSink
    private let common: any AudioSink
    private var opened: [String: any AudioSink] = [:]

    package init(common: any AudioSink, open: @escaping (SinkChoice) -> any AudioSink) {
        self.common = common
        self.open = open
    }

    /// - Parameter name: in the syntax of `--sink`.
    package subscript(name: String) -> any AudioSink {
        if let known = opened[name] { return known }
        guard let choice = SinkChoice(name) else { return common }
        let sink = SubstituteSink(open(choice), orElse: common)
        opened[name] = sink
        return sink
    }
}

/// Plays on a device; a playback that finds the device missing plays on another. The owner of the other device watches
/// it.
final class SubstituteSink: AudioSink {
    private let first: any AudioSink
    private let second: any AudioSink
    /// The playback on the second device.
    private let onSecond = Mutex<UtteranceID?>(nil)

    init(_ first: any AudioSink, orElse second: any AudioSink) {
        self.first = first
        self.second = second
    }

    private var current: any AudioSink { onSecond.withLock { $0 } == nil ? first : second }

    var name: String { current.name }
    var problem: String? { current.problem }
    var silence: String? { current.silence }
    var lead: Duration { current.lead }
    var fadesCuts: Bool { current.fadesCuts }
    var cutsQuickly: Bool { current.cutsQuickly }

    func expect() { first.expect() }

    func begin(_ id: UtteranceID, report: @escaping @Sendable (PlaybackEvent) -> Void) {
        let isMissing = (first as? any ReachableSink)?.connect() != nil
        onSecond.withLock { $0 = isMissing ? id : nil }
        if isMissing { second.begin(id, report: report) } else { first.begin(id, report: report) }
    }

    func play(_ frames: UnsafeBufferPointer<StereoFrame>, of id: UtteranceID) -> Bool {
        sink(of: id).play(frames, of: id)
    }

    func drain(_ id: UtteranceID) { sink(of: id).drain(id) }

    func cancel(_ id: UtteranceID) -> Int? { sink(of: id).cancel(id) }

    func follow(_ id: UtteranceID) { sink(of: id).follow(id) }

    func position(of id: UtteranceID) -> Int { sink(of: id).position(of: id) }

    private func sink(of id: UtteranceID) -> any AudioSink { onSecond.withLock { $0 } == id ? second : first }
}
