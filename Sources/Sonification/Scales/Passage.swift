// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The part of an x axis that is played. It gives the time and the stereo position of each x.
struct Passage: Equatable {
    /// The stereo distance of the ends from the center.
    private static let widestPan = 0.9

    /// The first and the last x that are played, as positions on the axis.
    private let ends: DataRange
    private let scale: AxisScale
    /// The time from the first point to the last.
    let seconds: Double

    /// Nil if the axis cannot show the range.
    init?(_ range: DataRange, on scale: AxisScale, seconds: Double) {
        guard let ends = scale.positions(of: range) else { return nil }
        self.ends = ends
        self.scale = scale.isLogarithmic ? .logarithmic : .linear
        self.seconds = seconds
    }

    /// The position of an x in the passage, 0 to 1; nil if the axis cannot show it.
    func share(of x: Double) -> Double? {
        guard let position = scale.position(of: x) else { return nil }
        return ends.min < ends.max ? ends.share(of: position) : 0
    }

    func pan(of x: Double) -> Double {
        ends.min < ends.max ? ((share(of: x) ?? 0.5) * 2 - 1) * Self.widestPan : 0
    }
}
