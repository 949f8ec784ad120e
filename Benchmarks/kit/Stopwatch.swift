// SPDX-License-Identifier: MIT

/// Times one thing many times, and keeps each time.
struct Stopwatch {
    private var times: [Int] = []
    private let clock = ContinuousClock()

    mutating func measure(_ work: () -> Void) {
        let nanoseconds = clock.measure(work).components.attoseconds / 1_000_000_000
        times.append(Int(nanoseconds))
    }

    /// The time in nanoseconds that this share of the runs kept to, 0…1.
    func percentile(_ share: Double) -> Int {
        let sorted = times.sorted()
        guard let last = sorted.indices.last else { return 0 }
        return sorted[min(last, Int(share * Double(sorted.count)))]
    }
}
