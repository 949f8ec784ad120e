// SPDX-License-Identifier: MIT

import AnnouncementKit
import Glibc

/// From the values of an axis to pitches: equal distances on the axis are equal intervals.
public struct PitchScale: Sendable, Hashable {
    public let band: PitchBand
    /// The values at the ends of the band.
    public let range: DataRange
    private let scale: AxisScale
    /// Where the ends are on the axis.
    private let ends: DataRange

    /// Nil when the range is none, or the axis cannot show it.
    public init?(_ range: DataRange, on scale: AxisScale = .linear, band: PitchBand = .standard) {
        guard range.isValid, let ends = scale.positions(of: range) else { return nil }
        self.band = band
        self.range = range
        // Names of categories are of no use here, and many.
        self.scale = scale.isLogarithmic ? .logarithmic : .linear
        self.ends = ends
    }

    /// How far up the band a value is, 0…1; nil for one that the axis cannot show. Values beyond the ends are at the ends,
    /// and where there is but one value it is in the middle.
    public func share(of value: Double) -> Double? { scale.position(of: value).map(ends.share) }

    /// The pitch of a value in hertz.
    public func hertz(of value: Double) -> Double? {
        share(of: value).map(hertz)
    }

    func hertz(atShare share: Double) -> Double { band.hertz(atShare: share) }

    var isLogarithmic: Bool { scale.isLogarithmic }

    /// The value of a pitch.
    public func value(at hertz: Double) -> Double {
        value(atShare: log(hertz / band.lowest) / log(band.highest / band.lowest))
    }

    func value(atShare share: Double) -> Double { scale.value(at: ends.min * (1 - share) + ends.max * share) }
}

extension DataRange {
    /// How far along it a value is, 0…1: in the middle of a range without width.
    func share(of value: Double) -> Double {
        guard max > min else { return 0.5 }
        // By halves, as the width may be more than a number holds.
        return Swift.min(Swift.max((value / 2 - min / 2) / (max / 2 - min / 2), 0), 1)
    }
}
