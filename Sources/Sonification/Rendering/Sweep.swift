// SPDX-License-Identifier: MIT

import Glibc

/// The phase of a tone that moves between two pitches along a straight line of the logarithm. Computed in closed form,
/// so that sound can begin at any frame.
struct Sweep: Equatable {
    private let hertz: Double
    /// The logarithm of the ratio of the last pitch to the first.
    private let bend: Double
    private let frames: Double
    /// The phase at the first frame, in cycles.
    private let phase: Double

    init(from hertz: Double, to end: Double, frames: Int, phase: Double = 0) {
        self.hertz = hertz
        let bend = log(end / hertz)
        self.bend = abs(bend) < 1e-9 ? 0 : bend
        self.frames = Double(max(1, frames))
        self.phase = phase
    }

    func hertz(at frame: Double) -> Double { bend == 0 ? hertz : hertz * exp(bend * frame / frames) }

    func cycles(at frame: Double) -> Double {
        let steady = hertz / Double(ScoreRenderer.sampleRate)
        return phase + steady * (bend == 0 ? frame : frames / bend * expm1(bend * frame / frames))
    }

    /// The angle at a frame, within one turn.
    func angle(at frame: Double) -> Double {
        let cycles = cycles(at: frame)
        return 2 * .pi * (cycles - cycles.rounded(.down))
    }
}
