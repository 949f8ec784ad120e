// SPDX-License-Identifier: MIT

import AnnouncementKit

/// How much of a date is told: the fields that a span of time needs.
package enum DateFields: Int, Sendable, Hashable, CaseIterable, Comparable {
    /// Hour, minute and second; the span's part of a second below ten seconds.
    case seconds
    case minutes
    /// Weekday, day, month.
    case days
    /// Month and year.
    case months
    case years

    /// For the ends of an axis that is so many seconds long.
    package init(span: Double) {
        switch abs(span) {
        case ..<60: self = .seconds
        case ..<86_400: self = .minutes
        case ..<(60 * 86_400): self = .days
        case ..<(3 * 365.25 * 86_400): self = .months
        default: self = .years
        }
    }

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
