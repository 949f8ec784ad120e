// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The part of an x axis that is played: where in time and between the loudspeakers each x is.
struct Passage: Equatable {
    /// How far from the middle the ends are.
    private static let widestPan = 0.9

    /// The first and the last x that sound, as positions on the axis.
    private let ends: DataRange
    private let scale: AxisScale
    /// From the first point to the last.
    let seconds: Double

    /// Nil when the axis cannot show the range.
    init?(_ range: DataRange, on scale: AxisScale, seconds: Double) {
        guard let ends = scale.positions(of: range) else { return nil }
        self.ends = ends
        self.scale = scale.isLogarithmic ? .logarithmic : .linear
        self.seconds = seconds
    }

    /// How far along it an x is, 0…1; nil for one that the axis cannot show.
    func share(of x: Double) -> Double? {
        guard let position = scale.position(of: x) else { return nil }
        return ends.min < ends.max ? ends.share(of: position) : 0
    }

    func pan(of x: Double) -> Double {
        ends.min < ends.max ? ((share(of: x) ?? 0.5) * 2 - 1) * Self.widestPan : 0
    }
}
