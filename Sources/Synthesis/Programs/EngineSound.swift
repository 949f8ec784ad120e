// SPDX-License-Identifier: GPL-3.0-or-later

/// The sound of one part of a text, at the common sample rate and at the requested volume.
struct EngineSound {
    /// Samples per second of all engines that are other programs.
    static let rate = 22_050

    private var resampler: StreamResampler?
    private var rate = Self.rate
    private let volume: Int
    /// The number of samples so far, at the common rate.
    private(set) var count = 0

    /// - Parameter volume: 0…100.
    init(volume: Int) { self.volume = max(0, min(100, volume)) }

    /// - Parameter rate: the engine's samples per second.
    mutating func take(_ samples: [Int16], rate: Int) -> [Int16] {
        if rate != self.rate {
            (resampler, self.rate) = (rate == Self.rate ? nil : StreamResampler(rate: rate, as: Self.rate), rate)
        }
        return scaled(resampler?.resample(samples[...], isLast: false) ?? samples)
    }

    /// The samples that are held back. Nothing follows.
    mutating func rest() -> [Int16] { scaled(resampler?.resample([], isLast: true) ?? []) }

    private mutating func scaled(_ samples: [Int16]) -> [Int16] {
        count += samples.count
        return volume == 100 ? samples : samples.map { Int16(Int($0) * volume / 100) }
    }
}
