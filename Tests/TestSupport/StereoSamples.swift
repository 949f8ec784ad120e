// SPDX-License-Identifier: MIT

/// What came out of a loudspeaker, as a microphone would have it.
package struct StereoSamples {
    /// Frames a second: those of the daemon's own sound.
    package static let rate = 22_050.0

    package let left: [Double]
    package let right: [Double]

    /// - Parameter samples: interleaved.
    package init(_ samples: [Int16]) {
        left = stride(from: 0, to: samples.count, by: 2).map { Double(samples[$0]) / 32768 }
        right = stride(from: 1, to: samples.count, by: 2).map { Double(samples[$0]) / 32768 }
    }

    /// Of 16 bits.
    package init(left: [Int], right: [Int]) {
        self.left = left.map { Double($0) / 32768 }
        self.right = right.map { Double($0) / 32768 }
    }

    package var mono: [Double] { zip(left, right).map { $0 + $1 } }

    /// The largest step from one sample to the next, in either channel.
    package var largestStep: Double {
        [left, right].map { zip($0, $0.dropFirst()).reduce(0) { max($0, abs($1.1 - $1.0)) } }.max() ?? 0
    }

    package static func power(_ samples: some Collection<Double>) -> Double {
        samples.reduce(0) { $0 + $1 * $1 } / Double(max(1, samples.count))
    }
}
