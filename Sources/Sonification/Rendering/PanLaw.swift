// SPDX-License-Identifier: MIT

import Glibc

/// Where a sound is between two loudspeakers, at constant power.
enum PanLaw {
    /// The factors of the left and the right channel.
    /// - Parameter pan: from −1, left, to 1, right.
    static func factors(_ pan: Double) -> SIMD2<Double> {
        let angle = (min(max(pan, -1), 1) + 1) * .pi / 4
        return SIMD2(cos(angle), sin(angle))
    }
}
