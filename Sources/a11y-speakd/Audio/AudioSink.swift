// SPDX-License-Identifier: GPL-3.0-or-later

/// Names one attempt to speak, from the announcer to the sink: an announcement that is said again is another attempt.
struct UtteranceID: Hashable, Sendable {
    let rawValue: UInt64
}

/// What is heard, by the sink's own clock.
enum PlaybackEvent: Sendable, Equatable {
    /// The first sample sounds.
    case began
    /// The last sample has sounded.
    case ended
    /// It could not be played, and cannot be; the reason is a sentence.
    case failed(String)
    /// The device is gone, or was not there: it can be played again when the device is back. Until `cancel`, the sink knows
    /// how much was heard.
    case lost(String)
}

/// Where sound goes: mono, signed 16 bit, native byte order. One playback at a time.
///
/// `begin`, `play` and `drain` are called by one thread, which may be made to wait there: that is the only
/// back-pressure. `cancel` may be called by any thread, at any time, and does not wait.
protocol AudioSink: Sendable {
    /// As `--sink` names it.
    var name: String { get }
    /// Why nothing can be heard now, when that is known.
    var problem: String? { get }
    /// Starts a playback. `report` is called on a thread of the sink, at most until `ended`, `failed`, `lost` or `cancel`.
    func begin(_ id: UtteranceID, report: @escaping @Sendable (PlaybackEvent) -> Void)
    /// Gives samples to be played after those given before.
    /// - Returns: false when the playback is over: make no more.
    func play(_ samples: UnsafeBufferPointer<Int16>, of id: UtteranceID) -> Bool
    /// Says that all samples are given; `ended` follows when they are heard.
    func drain(_ id: UtteranceID)
    /// Silences it now.
    /// - Returns: how many of its samples were heard.
    @discardableResult func cancel(_ id: UtteranceID) -> Int
    /// How many of its samples have been heard so far.
    func position(of id: UtteranceID) -> Int
    /// Looks whether something can be heard on the device, without making the caller wait.
    func look()
    /// - Parameter told: called on a thread of the sink after each `look`, and when the device comes or goes by itself: with
    ///   the reason why nothing can be heard, or nil.
    func watch(_ told: @escaping @Sendable (String?) -> Void)
}

/// One that never loses its device.
extension AudioSink {
    var problem: String? { nil }
    func look() {}
    func watch(_ told: @escaping @Sendable (String?) -> Void) {}
}

/// A sink whose device may not be there.
protocol ReachableSink: AudioSink {
    /// Tries to reach its device, waiting a moment for it.
    /// - Returns: why it cannot be reached, or nil when it can.
    func connect() -> String?
}
