// SPDX-License-Identifier: GPL-3.0-or-later

/// The sound of one part of a text, at the common sample rate.
struct EngineSound {
    /// Samples per second of all engines that are other programs.
    static let rate = 22_050

    private var resampler: StreamResampler?
    private var rate = Self.rate
    /// The number of samples so far, at the common rate.
    private(set) var count = 0

    /// - Parameter rate: the engine's samples per second.
    mutating func take(_ samples: [Int16], rate: Int) -> [Int16] {
        if rate != self.rate {
            (resampler, self.rate) = (rate == Self.rate ? nil : StreamResampler(rate: rate, as: Self.rate), rate)
        }
        return counted(resampler?.resample(samples[...], isLast: false) ?? samples)
    }

    /// The samples that are held back. Nothing follows.
    mutating func rest() -> [Int16] { counted(resampler?.resample([], isLast: true) ?? []) }

    private mutating func counted(_ samples: [Int16]) -> [Int16] {
        count += samples.count
        return samples
    }
}

extension [Int16] {
    /// The samples at a volume of 0...100.
    func at(volume: Int) -> [Int16] {
        let volume = Swift.max(0, Swift.min(100, volume))
        return volume == 100 ? self : map { Int16(Int($0) * volume / 100) }
    }
}
