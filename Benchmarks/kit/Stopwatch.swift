// SPDX-License-Identifier: MIT

/// Times one operation many times, and keeps each time.
struct Stopwatch {
    /// Nanoseconds of each run.
    private var times: [Double] = []
    private let clock = ContinuousClock()

    var runs: Int { times.count }

    /// - Parameter batch: how often a run does the work; the mean counts. Reading the clock takes some 40 nanoseconds,
    ///   so work that takes less than a thousand is done a hundred times.
    mutating func measure(batch: Int = 1, _ work: () -> Void) {
        let time = clock.measure { for _ in 0..<batch { work() } }
        times.append(Double(time.components.attoseconds) / 1e9 / Double(batch))
    }

    /// The time in nanoseconds within which this share of the runs stayed, 0…1.
    func percentile(_ share: Double) -> Int {
        let sorted = times.sorted()
        guard let last = sorted.indices.last else { return 0 }
        return Int(sorted[min(last, Int(share * Double(sorted.count)))].rounded())
    }
}
