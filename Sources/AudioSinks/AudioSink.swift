// SPDX-License-Identifier: GPL-3.0-or-later

/// Identifies one attempt to speak, from the announcer to the sink. An announcement that is spoken again is another
/// attempt.
package struct UtteranceID: Hashable, Sendable {
    package let rawValue: UInt64

    package init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The id under which the rest of the same utterance is played again.
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
    /// The device is lost or missing. The playback can be tried again when the device is back. Until `cancel`, the sink
    /// knows how much was heard.
    case lost(String)
}

/// A destination of sound, in frames of two channels. It has one playback at a time, whose places count frames.
///
/// One thread calls `begin`, `play` and `drain`, and may block there; there is no other back-pressure. Any thread may
/// call `cancel`, at any time; `cancel` does not wait.
package protocol AudioSink: Sendable {
    /// The name in the syntax of `--sink`.
    var name: String { get }
    /// The reason why nothing can be heard now, if it is known.
    var problem: String? { get }
    /// Why the sound that is played is inaudible: it is muted, or its volume is 0. Nil when it is audible, or this is
    /// not known.
    var silence: String? { get }
    /// The lead over the heard position that is needed by a player that makes its sound as late as it can.
    var lead: Duration { get }
    /// Whether canceled sound fades, and sound that begins then is heard at once.
    var fadesCuts: Bool { get }
    /// Whether that also holds when cancels and beginnings follow each other quickly.
    var cutsQuickly: Bool { get }
    /// A playback will begin in a moment: wakes a device that sleeps. Does not wait.
    func expect()
    /// Starts a playback. `report` is called on a thread of the sink, at most until `ended`, `failed`, `lost` or
    /// `cancel`.
    func begin(_ id: UtteranceID, report: @escaping @Sendable (PlaybackEvent) -> Void)
    /// Gives frames to play after the earlier ones.
    /// - Returns: false when the playback is over, so that no more frames are needed.
    func play(_ frames: UnsafeBufferPointer<StereoFrame>, of id: UtteranceID) -> Bool
    /// All frames were given; `ended` follows when they are heard.
    func drain(_ id: UtteranceID)
    /// Silences the playback now.
    /// - Returns: the number of its frames that were heard, which may be less than the last `position`, an estimate;
    ///   nil when the sink does not know the playback, because it has ended or has not begun.
    @discardableResult func cancel(_ id: UtteranceID) -> Int?
    /// The number of its frames that have been heard so far.
    func position(of id: UtteranceID) -> Int
    /// The position will be read often from now on, and must be up to date within a few milliseconds.
    func follow(_ id: UtteranceID)
    /// Checks whether the device can play sound, without making the caller wait.
    func probe()
    /// - Parameter reportProblem: called on a thread of the sink after each `probe`, and when the device comes or goes,
    ///   with the reason why nothing can be heard, or nil.
    func watch(_ reportProblem: @escaping @Sendable (String?) -> Void)
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
    package func probe() {}
    package func watch(_ reportProblem: @escaping @Sendable (String?) -> Void) {}
}

/// A sink whose device may be missing.
package protocol ReachableSink: AudioSink {
    /// Tries to reach the device, and waits a moment for it.
    /// - Returns: why the device cannot be reached; nil when it can.
    func connect() -> String?
    /// Tries to reach the device before there is anything to play, unless that would keep other programs from it.
    /// - Returns: whether the device can be played to.
    @discardableResult func prepare() -> Bool
    /// Whether the device belongs to a sound server that answers, even if the server has no device now.
    var hasServer: Bool { get }
}

extension ReachableSink {
    package var hasServer: Bool { false }

    @discardableResult package func prepare() -> Bool { connect() == nil }
}
