// SPDX-License-Identifier: MIT

/// The step of a series of times: the finest field in which they differ.
public enum DateStep: String, Sendable, Hashable, CaseIterable, Codable, Comparable {
    /// Parts of a second.
    case fraction
    case second
    /// Minutes and whole hours.
    case minute
    /// Days and weeks. Then months, quarters and years.
    case day, month, quarter, year

    private var rank: Int {
        switch self {
        case .fraction: 0
        case .second: 1
        case .minute: 2
        case .day: 3
        case .month: 4
        case .quarter: 5
        case .year: 6
        }
    }

    /// Finer steps are less than coarser ones.
    public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
}

/// The dates of the data along a date axis: their step, the first and the last.
public struct DateExtent: Sendable, Hashable {
    public var step: DateStep
    /// Seconds since 1970-01-01T00:00:00Z, like `last`.
    public var first: Double
    public var last: Double

    public init(step: DateStep, first: Double, last: Double) {
        self.step = step
        self.first = first
        self.last = last
    }
}
