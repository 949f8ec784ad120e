// SPDX-License-Identifier: MIT

import Glibc
import Sonification

/// What came out of the renderer, as a microphone would have it.
struct Recording {
    static let rate = Double(ScoreRenderer.sampleRate)

    let left: [Double]
    let right: [Double]

    /// - Parameter samples: interleaved.
    init(_ samples: [Int16]) {
        left = stride(from: 0, to: samples.count, by: 2).map { Double(samples[$0]) / 32768 }
        right = stride(from: 1, to: samples.count, by: 2).map { Double(samples[$0]) / 32768 }
    }

    init(_ score: Score) throws {
        var renderer = try ScoreRenderer(score)
        self.init(renderer.frames())
    }

    /// Of one note.
    init(_ tone: Tone, _ timbre: Timbre = .sine, seconds: Double = 0.2) throws {
        try self.init(Score(tracks: [Track(timbre: timbre, notes: [Note(start: 0, length: seconds, tone: tone)])]))
    }

    var mono: [Double] { zip(left, right).map { $0 + $1 } }

    /// The largest step from one sample to the next, in either channel.
    var largestStep: Double {
        [left, right].map { zip($0, $0.dropFirst()).reduce(0) { max($0, abs($1.1 - $1.0)) } }.max() ?? 0
    }

    static func power(_ samples: some Collection<Double>) -> Double {
        samples.reduce(0) { $0 + $1 * $1 } / Double(max(1, samples.count))
    }
}
