// SPDX-License-Identifier: MIT

import Glibc

/// How the power of two channels is divided between them, a hundredth of a second at a time.
struct StereoImage: Sendable {
    /// In frames.
    private let block: Int
    /// Of the left and the right.
    private var powers: [SIMD2<Double>] = []
    private var count = 0

    init(rate: Int) {
        block = max(1, rate / 100)
    }

    /// - Parameter frames: the next ones, left and right by turns.
    mutating func add(_ frames: ArraySlice<Float>) {
        for place in stride(from: frames.startIndex, to: frames.endIndex - 1, by: 2) {
            if count % block == 0 { powers.append(.zero) }
            count += 1
            let frame = SIMD2(Double(frames[place]), Double(frames[place + 1]))
            powers[powers.count - 1] += frame * frame
        }
    }

    /// Where a stretch sounds by the law of constant power: from -1, left, to 1, right, in tenths.
    /// - Parameter rate: frames a second.
    func pan(of stretch: Stretch, rate: Int) -> Double {
        let blocks = Double(rate) / Double(block)
        let (first, last) = (Int((stretch.start * blocks).rounded()), Int((stretch.end * blocks).rounded(.up)))
        let power = powers[min(first, powers.count)..<min(max(first, last), powers.count)].reduce(.zero, +)
        guard power.sum() > 0 else { return 0 }
        let pan = (atan2(power.y.squareRoot(), power.x.squareRoot()) * 40 / .pi - 10).rounded() / 10
        return pan == 0 ? 0 : pan
    }
}
