// SPDX-License-Identifier: GPL-3.0-or-later

/// Names one attempt to speak, from the announcer to the sink: an announcement that is said again is another attempt.
package struct UtteranceID: Hashable, Sendable {
    package let rawValue: UInt64

    package init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The same utterance, of which the rest is played anew.
    package var next: UtteranceID { UtteranceID(rawValue: rawValue + 1 << 48) }
}

/// The progress of a playback, by the sink's own clock.
package enum PlaybackEvent: Sendable, Equatable {
    /// The first frame sounds.
    case began
    /// The last frame has sounded.
    case ended
    /// The playback failed for good; the reason is a sentence.
    case failed(String)
    /// The device is lost or missing: the playback can be tried again when the device is back. Until `cancel`, the sink
    /// knows how much was heard.
    case lost(String)
}

/// The destination of sound: frames of two channels. One playback at a time; all places in it count frames.
///
/// `begin`, `play` and `drain` are called by one thread, which may block there: that is the only
/// back-pressure. `cancel` may be called by any thread, at any time, and does not wait.
package protocol AudioSink: Sendable {
    /// The name that `--sink` uses for it.
    var name: String { get }
    /// The reason why nothing can be heard now, when it is known.
    var problem: String? { get }
    /// Why nobody hears what it plays: it is muted, or its volume is 0. Nil when it can be heard, or nobody knows.
    var silence: String? { get }
    /// How far ahead of what is heard one must be that makes its sound as late as it can.
    var lead: Duration { get }
    /// Whether what is canceled fades, and what is begun then sounds at once.
    var fadesCuts: Bool { get }
    /// Whether that holds however quickly one follows the other.
    var cutsQuickly: Bool { get }
    /// Something will be played in a moment: a device that sleeps is woken. Does not wait.
    func expect()
    /// Starts a playback. `report` is called on a thread of the sink, at most until `ended`, `failed`, `lost` or `cancel`.
    func begin(_ id: UtteranceID, report: @escaping @Sendable (PlaybackEvent) -> Void)
    /// Gives frames to be played after those given before.
    /// - Returns: false when the playback is over: make no more.
    func play(_ frames: UnsafeBufferPointer<StereoFrame>, of id: UtteranceID) -> Bool
    /// Says that all frames are given; `ended` follows when they are heard.
    func drain(_ id: UtteranceID)
    /// Silences it now.
    /// - Returns: how many of its frames were heard.
    @discardableResult func cancel(_ id: UtteranceID) -> Int
    /// How many of its frames have been heard so far.
    func position(of id: UtteranceID) -> Int
    /// Its position is asked for often from now on: it must be up to date in a few milliseconds.
    func follow(_ id: UtteranceID)
    /// Checks whether the device can play sound, without making the caller wait.
    func look()
    /// - Parameter told: called on a thread of the sink after each `look`, and when the device comes or goes: with
    ///   the reason why nothing can be heard, or nil.
    func watch(_ told: @escaping @Sendable (String?) -> Void)
}

/// The defaults for a sink that never loses its device, is always awake, and knows of no volume.
extension AudioSink {
    package var problem: String? { nil }
    package var silence: String? { nil }
    package var lead: Duration { .milliseconds(20) }
    package var fadesCuts: Bool { false }
    package var cutsQuickly: Bool { false }
    package func follow(_ id: UtteranceID) {}
    package func expect() {}
    package func look() {}
    package func watch(_ told: @escaping @Sendable (String?) -> Void) {}
}

/// A sink whose device may not be there.
package protocol ReachableSink: AudioSink {
    /// Tries to reach its device, waiting a moment for it.
    /// - Returns: why it cannot be reached, or nil when it can.
    func connect() -> String?
    /// Tries to reach its device before there is anything to play, unless that would keep others from it.
    /// - Returns: whether it can be played to.
    @discardableResult func prepare() -> Bool
}

extension ReachableSink {
    @discardableResult package func prepare() -> Bool { connect() == nil }
}
