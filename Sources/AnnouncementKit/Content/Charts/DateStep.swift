// SPDX-License-Identifier: MIT

/// The step of moments: the finest field of a date in which they differ.
public enum DateStep: String, Sendable, Hashable, CaseIterable, Codable, Comparable {
    /// A part of a second.
    case fraction
    case second
    /// Of minutes and of whole hours.
    case minute
    /// Of days and of weeks.
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

    /// The finer one is less.
    public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
}

/// The moments of the data along a date axis: their step, the first and the last.
public struct DateExtent: Sendable, Hashable {
    public var step: DateStep
    /// In seconds since 1970-01-01T00:00:00Z, as is the last.
    public var first: Double
    public var last: Double

    public init(step: DateStep, first: Double, last: Double) {
        self.step = step
        self.first = first
        self.last = last
    }
}
