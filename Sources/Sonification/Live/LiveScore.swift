// SPDX-License-Identifier: MIT

/// A score that plays beneath speech.
package struct LiveScore: Sendable, Hashable {
    /// The owner's number for the score.
    package let number: UInt64
    package let score: Score
    /// The first frame to play.
    package let start: Int
    /// The gain, 0 to 1.
    package let gain: Double

    package init(number: UInt64, score: Score, start: Int = 0, gain: Double) {
        self.number = number
        self.score = score
        self.start = start
        self.gain = gain
    }

    /// The position of playback.
    package struct Place: Sendable, Hashable {
        package let number: UInt64
        /// The next frame of the score.
        package var frame: Int
        package var isFinished = false
    }
}

/// A score while it plays.
struct SoundingScore: Sendable {
    private(set) var place: LiveScore.Place
    private let gain: Double
    private var renderer: ScoreRenderer
    private var fade = Gate(closing: Envelope.edge, opening: 1)
    /// Frames that were rendered but not used yet, two samples each. `next` is the first unused frame.
    private var made = [Float](repeating: 0, count: 128)
    private var next = 0
    private var count = 0

    /// Nil for a score that cannot be played. The owner has validated it before.
    init?(_ live: LiveScore) {
        guard var renderer = try? ScoreRenderer(live.score) else { return nil }
        renderer.seek(to: live.start)
        self.renderer = renderer
        gain = live.gain
        place = LiveScore.Place(number: live.number, frame: renderer.position, isFinished: renderer.isFinished)
    }

    var isOver: Bool { place.isFinished || fade.isClosed }

    mutating func end() { fade.isOpen = false }

    /// Continues at a frame, with a fade-in.
    mutating func seek(to frame: Int) {
        renderer.seek(to: frame)
        (next, count) = (0, 0)
        place.frame = renderer.position
    }

    mutating func frame() -> SIMD2<Double> {
        if next == count {
            count = made.withUnsafeMutableBufferPointer { renderer.render(into: $0) }
            next = 0
        }
        guard next < count else {
            place.isFinished = true
            return .zero
        }
        defer {
            next += 1
            place.frame += 1
            place.isFinished = next == count && renderer.isFinished
            fade.advance()
        }
        let level: Double = gain * fade.factor
        return SIMD2(Double(made[next * 2]), Double(made[next * 2 + 1])) * level
    }
}
