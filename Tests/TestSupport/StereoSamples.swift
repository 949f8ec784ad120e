// SPDX-License-Identifier: MIT

/// The sound of a loudspeaker, as a microphone would record it.
package struct StereoSamples {
    /// Frames per second: the rate of the daemon's own sound.
    package static let rate = 22_050.0

    package let left: [Double]
    package let right: [Double]

    package init(left: [Double], right: [Double]) {
        (self.left, self.right) = (left, right)
    }

    /// - Parameter samples: interleaved samples of 16 bits.
    package init(_ samples: [Int16]) {
        left = stride(from: 0, to: samples.count, by: 2).map { Double(samples[$0]) / 32768 }
        right = stride(from: 1, to: samples.count, by: 2).map { Double(samples[$0]) / 32768 }
    }

    /// Takes samples of 16 bits.
    package init(left: [Int], right: [Int]) {
        self.left = left.map { Double($0) / 32768 }
        self.right = right.map { Double($0) / 32768 }
    }

    package var mono: [Double] { zip(left, right).map { $0 + $1 } }

    /// The largest step from one sample to the next, in either channel.
    package var largestStep: Double {
        [left, right].map { zip($0, $0.dropFirst()).reduce(0) { max($0, abs($1.1 - $1.0)) } }.max() ?? 0
    }

    /// For each sound that a twentieth of a second of silence follows: the largest step in its last twentieth of a
    /// second.
    package var stepsAtEnds: [Double] {
        let length = Int(Self.rate / 20)
        var (steps, last): ([Double], Int?) = ([], nil)
        for index in left.indices {
            if left[index] != 0 || right[index] != 0 { last = index }
            guard let end = last, index - end == length else { continue }
            let tail = max(0, end - length)...end + 1
            steps.append(StereoSamples(left: Array(left[tail]), right: Array(right[tail])).largestStep)
        }
        return steps
    }

    package static func power(_ samples: some Collection<Double>) -> Double {
        samples.reduce(0) { $0 + $1 * $1 } / Double(max(1, samples.count))
    }
}
