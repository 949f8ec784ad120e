// SPDX-License-Identifier: GPL-3.0-or-later

/// A playback on a device with a small buffer: the frames given to it, and how many of them were heard.
struct ALSAPlayback: Sendable {
    let id: UtteranceID
    let report: @Sendable (PlaybackEvent) -> Void
    /// The number of frames of silence that come first and are not counted.
    private let leadIn: Int
    private var frames: [StereoFrame]
    /// The index in `frames` of the first frame that was not given yet.
    private var next = 0
    /// The number of frames that the device took, with the silence.
    private var givenCount = 0
    /// The number of frames of the playback, without the silence before and after.
    private var total = 0
    private(set) var heard = 0
    private var hasBegun = false
    private var stage = Stage.open

    private enum Stage {
        case open
        /// No further frames follow.
        case drained
        /// The device is lost.
        case lost
    }

    init(id: UtteranceID, leadIn: Int, report: @escaping @Sendable (PlaybackEvent) -> Void) {
        self.id = id
        self.leadIn = leadIn
        self.report = report
        frames = Array(repeating: .silence, count: leadIn)
    }

    func takes(_ id: UtteranceID) -> Bool { self.id == id && !isLost }

    func isAhead(of id: UtteranceID, by count: Int) -> Bool { takes(id) && frames.count - next > count }

    var pending: ArraySlice<StereoFrame> { frames[next...] }

    mutating func append(_ new: UnsafeBufferPointer<StereoFrame>) {
        frames.append(contentsOf: new)
        total += new.count
    }

    mutating func drain(padding: Int) {
        frames.append(contentsOf: repeatElement(.silence, count: padding))
        stage = .drained
    }

    /// The device took this many frames of `pending`.
    mutating func given(_ count: Int) {
        next += count
        givenCount += count
        guard next == frames.count || next > 65_536 else { return }
        frames.removeFirst(next)
        next = 0
    }

    /// - Parameter delay: the number of frames that the device took and that are not heard yet.
    mutating func hear(delay: Int) {
        heard = max(heard, min(total, givenCount - leadIn - delay))
    }

    /// True once, when the first frame is heard.
    mutating func begins() -> Bool {
        guard !hasBegun, heard > 0 else { return false }
        hasBegun = true
        return true
    }

    var hasEnded: Bool { stage == .drained && heard == total }

    var isLost: Bool { stage == .lost }

    mutating func lose() { stage = .lost }
}
