// SPDX-License-Identifier: MIT

import AnnouncementKit

extension Earcon {
    /// The earcon's notes, at most 120 ms long. Earcons differ in timbre and in the direction of their pitch.
    package var score: Score {
        switch self {
        case .end: Self.notes(.reed, [660, 330], seconds: 0.055)
        case .gap: Self.hiss
        case .series: Self.notes(.organ, [523.25, 783.99], seconds: 0.05)
        case .limit: Self.notes(.sawtooth, [1046.5, 698.46, 1046.5], seconds: 0.04)
        }
    }

    /// Notes played one after the other.
    private static func notes(_ timbre: Timbre, _ hertz: [Double], seconds: Double) -> Score {
        let notes = hertz.enumerated().map {
            Note(start: Double($0) * seconds, length: seconds, tone: Tone(hertz: $1))
        }
        return Score(tracks: [Track(timbre: timbre, notes: notes)])
    }

    /// Noise above the pitches of data, which is also the sound of a gap in a score.
    private static var hiss: Score {
        let tone = Tone(hertz: PitchBand.standard.hiss, gain: 0, noise: 0.5, octaves: 1)
        return Score(tracks: [Track(notes: [Note(start: 0, length: 0.05, tone: tone)])])
    }
}
