// SPDX-License-Identifier: MIT

import Glibc

/// Noise between two pitches, made of independent tones. The noise is reproducible, can begin at any frame, and stays
/// within its band.
struct BandNoise: Equatable {
    private static let tones = 24
    /// The frequencies in hertz that 22,050 samples per second carry without aliasing.
    private static let audible = 30.0...10_000

    private let sweeps: [Sweep]

    /// - Parameter phases: the phase of each tone at the first frame, in cycles: the phases at the end of the noise
    ///   that this one continues, or ``phases(seed:)``.
    init(from tone: Tone, to end: Tone, frames: Int, phases: [Double]) {
        let (first, last) = (Self.band(tone), Self.band(end))
        sweeps = phases.enumerated().map { number, phase in
            // Steps are unequal, so that the tones never align again.
            let share = (Double(number) + Self.jitter[number]) / Double(Self.tones)
            return Sweep(
                from: first.low * pow(first.high / first.low, share), to: last.low * pow(last.high / last.low, share),
                frames: frames, phase: phase)
        }
    }

    /// The initial phases of a note's tones, which differ from note to note.
    static func phases(seed: UInt64) -> [Double] {
        var draw = Draw(state: seed)
        return (0..<tones).map { _ in draw.next() }
    }

    private static let jitter = phases(seed: 0)

    func phases(at frame: Int) -> [Double] {
        sweeps.map { $0.cycles(at: Double(frame)).truncatingRemainder(dividingBy: 1) }
    }

    /// The value at a frame, with the power of a tone of amplitude 1.
    func wave(at frame: Double) -> Double {
        var sum = 0.0
        for sweep in sweeps { sum += sin(sweep.angle(at: frame)) }
        return sum / Double(Self.tones).squareRoot()
    }

    private static func band(_ tone: Tone) -> (low: Double, high: Double) {
        let half = pow(2, tone.octaves / 2)
        let high = min(max(tone.hertz * half, audible.lowerBound), audible.upperBound)
        return (min(max(tone.hertz / half, audible.lowerBound), high), high)
    }
}

/// Pseudorandom numbers from 0 to 1: Steele's SplitMix64.
private struct Draw {
    var state: UInt64

    mutating func next() -> Double {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return Double((bits ^ (bits >> 31)) >> 11) * 0x1p-53
    }
}
