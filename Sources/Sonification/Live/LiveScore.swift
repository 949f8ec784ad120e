// SPDX-License-Identifier: MIT

/// A score that sounds beneath speech.
package struct LiveScore: Sendable, Hashable {
    /// What its owner calls it.
    package let number: UInt64
    package let score: Score
    /// The first frame that is heard of it.
    package let start: Int
    /// 0…1.
    package let gain: Double

    package init(number: UInt64, score: Score, start: Int = 0, gain: Double) {
        self.number = number
        self.score = score
        self.start = start
        self.gain = gain
    }

    /// How far it is.
    package struct Place: Sendable, Hashable {
        package let number: UInt64
        /// The next frame of the score.
        package var frame: Int
        package var isFinished = false
    }
}

/// A score as it sounds.
struct SoundingScore: Sendable {
    private(set) var place: LiveScore.Place
    private let gain: Double
    private var renderer: ScoreRenderer
    private var fade = Gate(closing: Envelope.edge, opening: 1)
    /// The frames that are made and not heard, of which `next` is the next: two samples each.
    private var made = [Float](repeating: 0, count: 128)
    private var next = 0
    private var count = 0

    /// Nil for a score that cannot be played, which its owner has checked.
    init?(_ live: LiveScore) {
        guard var renderer = try? ScoreRenderer(live.score) else { return nil }
        renderer.seek(to: live.start)
        self.renderer = renderer
        gain = live.gain
        place = LiveScore.Place(number: live.number, frame: renderer.position, isFinished: renderer.isFinished)
    }

    var isOver: Bool { place.isFinished || fade.isClosed }

    mutating func end() { fade.isOpen = false }

    /// Goes on from a frame, and comes in there.
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
        return SIMD2(Double(made[next * 2]), Double(made[next * 2 + 1])) * (gain * fade.factor)
    }
}
