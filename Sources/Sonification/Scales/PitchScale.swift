// SPDX-License-Identifier: MIT

import AnnouncementKit
import Glibc

/// Maps the values of an axis to pitches. Equal distances on the axis are equal intervals.
public struct PitchScale: Sendable, Hashable {
    public let band: PitchBand
    /// The values at the ends of the band.
    public let range: DataRange
    private let scale: AxisScale
    /// The positions of the ends on the axis.
    private let ends: DataRange

    /// Nil if the range is invalid, or the axis cannot show it.
    public init?(_ range: DataRange, on scale: AxisScale = .linear, band: PitchBand = .standard) {
        guard range.isValid, let ends = scale.positions(of: range) else { return nil }
        self.band = band
        self.range = range
        // The names of categories are not needed here, and may be many.
        self.scale = scale.isLogarithmic ? .logarithmic : .linear
        self.ends = ends
    }

    /// The position of a value in the band, 0 to 1; nil if the axis cannot show the value. Values beyond the ends are
    /// clamped. If the range has only one value, the position is 0.5.
    public func share(of value: Double) -> Double? { scale.position(of: value).map(ends.share) }

    /// The pitch of a value in hertz; nil if the axis cannot show the value.
    public func hertz(of value: Double) -> Double? {
        share(of: value).map(hertz)
    }

    func hertz(atShare share: Double) -> Double { band.hertz(atShare: share) }

    var isLogarithmic: Bool { scale.isLogarithmic }

    /// The value of a pitch in hertz.
    public func value(at hertz: Double) -> Double {
        value(atShare: log(hertz / band.lowest) / log(band.highest / band.lowest))
    }

    func value(atShare share: Double) -> Double { scale.value(at: ends.min * (1 - share) + ends.max * share) }
}

extension DataRange {
    /// The position of a value in the range, clamped to 0 to 1; 0.5 if the range has no width.
    func share(of value: Double) -> Double {
        guard max > min else { return 0.5 }
        // Halves, because the width may exceed the largest Double.
        return Swift.min(Swift.max((value / 2 - min / 2) / (max / 2 - min / 2), 0), 1)
    }
}
