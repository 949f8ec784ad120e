// SPDX-License-Identifier: MIT

import Glibc

/// A sound between two silences.
package struct HeardNote {
    /// In seconds.
    package let start: Double
    package let end: Double
    /// Nil for noise.
    package let hertz: Double?
    /// The power of each channel.
    package let left: Double
    package let right: Double

    /// The pan from −1 to 1, by the law of constant power.
    package var pan: Double { atan2(right.squareRoot(), left.squareRoot()) * 4 / .pi - 1 }
}

/// The notes of a recording, found without knowledge of the score.
package struct HeardNotes {
    package let notes: [HeardNote]

    /// The minimum silence between two notes, in samples: 3 ms, longer than half a period of any pitch.
    private static let silence = 66

    package init(_ recording: StereoSamples) {
        let threshold = 0.005 * zip(recording.left, recording.right).reduce(0) { max($0, abs($1.0), abs($1.1)) }
        var runs: [Range<Int>] = []
        for index in recording.left.indices
        where abs(recording.left[index]) > threshold || abs(recording.right[index]) > threshold {
            if let last = runs.last, index - last.upperBound < Self.silence {
                runs[runs.count - 1] = last.lowerBound..<index + 1
            } else {
                runs.append(index..<index + 1)
            }
        }
        let mono = recording.mono
        notes = runs.map { run in
            // The inner part, without the edges of the note.
            let inside = run.count > 400 ? run.lowerBound + 110..<run.upperBound - 110 : run
            return HeardNote(
                start: Double(run.lowerBound) / StereoSamples.rate, end: Double(run.upperBound) / StereoSamples.rate,
                hertz: PitchTracker(mono[inside]).hertz, left: StereoSamples.power(recording.left[inside]),
                right: StereoSamples.power(recording.right[inside]))
        }
    }
}
