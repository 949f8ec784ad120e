// SPDX-License-Identifier: MIT

import Glibc

/// How near to the limit of what a recording can hold its samples come.
struct SoundLevel: Sendable, Hashable {
    /// 0 is the limit; nil for silence.
    let peak: Double?
    /// Places where the sound is cut off flat at the limit.
    let clipped: Int

    /// - Parameter samples: -1…1.
    init(_ samples: [Float]) {
        let loudest = samples.reduce(Float(0)) { max($0, abs($1)) }
        peak = loudest > 0 ? 20 * log10(Double(loudest)) : nil
        var (clipped, run) = (0, 0)
        for sample in samples {
            run = abs(sample) >= Self.limit ? run + 1 : 0
            // One sample at the limit may have been meant so.
            if run == 3 { clipped += 1 }
        }
        self.clipped = clipped
    }

    /// The largest of 16 bits, as either scale has it.
    private static let limit: Float = 32_766 / 32_768
}
