// SPDX-License-Identifier: MIT

/// A stretch of sound without a longer pause, in seconds from the beginning of a recording.
struct Stretch: Sendable, Hashable, Codable {
    var start: Double
    var end: Double

    /// The stretches of a recording.
    /// - Parameters:
    ///   - samples: -1…1.
    ///   - rate: samples per second.
    ///   - gap: the seconds of silence that separate two stretches.
    static func all(in samples: [Float], rate: Int, gap: Double) -> [Stretch] {
        let block = max(1, rate / 100)
        let seconds = Double(block) / Double(rate)
        var stretches: [Stretch] = []
        for (index, start) in stride(from: 0, to: samples.count, by: block).enumerated() {
            guard samples[start..<min(start + block, samples.count)].contains(where: { abs($0) > quiet }) else {
                continue
            }
            let begin = Double(index) * seconds
            let end = min(begin + seconds, Double(samples.count) / Double(rate))
            if let last = stretches.last, begin - last.end < gap {
                stretches[stretches.count - 1].end = end
            } else {
                stretches.append(Stretch(start: begin, end: end))
            }
        }
        return stretches
    }

    /// Samples below this level count as silence.
    private static let quiet: Float = 200 / 32_768
}
