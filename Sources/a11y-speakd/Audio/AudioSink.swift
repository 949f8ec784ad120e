// SPDX-License-Identifier: GPL-3.0-or-later

/// Names one stretch of sound given to a sink.
struct PlaybackID: Hashable, Sendable {
    let rawValue: UInt64
}

/// What is heard, by the sink's own clock.
enum PlaybackEvent: Sendable, Equatable {
    /// The first sample sounds.
    case began
    /// The last sample has sounded.
    case ended
    /// It could not be played, or nobody can have heard it; the reason is a sentence.
    case failed(String)
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
    /// Starts a playback. `report` is called on a thread of the sink, at most until `ended`, `failed` or `cancel`.
    func begin(_ id: PlaybackID, report: @escaping @Sendable (PlaybackEvent) -> Void)
    /// Gives samples to be played after those given before.
    /// - Returns: false when the playback is over: make no more.
    func play(_ samples: UnsafeBufferPointer<Int16>, of id: PlaybackID) -> Bool
    /// Says that all samples are given; `ended` follows when they are heard.
    func drain(_ id: PlaybackID)
    /// Silences it now.
    /// - Returns: how many of its samples were heard.
    @discardableResult func cancel(_ id: PlaybackID) -> Int
    /// How many of its samples have been heard so far.
    func position(of id: PlaybackID) -> Int
}

extension AudioSink {
    var problem: String? { nil }
}
