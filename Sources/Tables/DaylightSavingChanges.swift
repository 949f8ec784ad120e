// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Finds the nights in which a clock without a zone is put back or forward by an hour. When it is put back, one hour
/// occurs twice in the table; without this type the rows of both hours would be sorted into each other.
struct DaylightSavingChanges: Sendable, Equatable {
    private(set) var changes: [UTCOffset.Change] = []
    private var last: Double?
    /// The distance between the last two rows.
    private var step = 0.0

    private var isBack: Bool { changes.last?.seconds == -3600 }

    /// The place of a moment on the axis. After the clock is put back, the place is one hour later than the clock's
    /// time.
    /// - Parameter local: the time on the clock, in seconds since 1970.
    mutating func moment(_ local: Double) -> Double {
        if let last {
            let distance = local - last
            if distance < 0, !isBack, isEven(distance + 3600, local) {
                changes.append(UTCOffset.Change(from: local + 3600, seconds: -3600))
            } else if isBack, distance > 3600, isEven(distance - 3600, local) {
                changes.append(UTCOffset.Change(from: local, seconds: 0))
            } else {
                step = distance
            }
        }
        last = local
        return isBack ? local + 3600 : local
    }

    /// Whether the rows have their usual distance, and clocks may change at this time: on a Sunday before four in the
    /// morning.
    private func isEven(_ distance: Double, _ local: Double) -> Bool {
        guard step > 0, step <= 3600, abs(distance - step) < 1, let time = CivilTime(secondsSince1970: local) else {
            return false
        }
        return time.weekday == 0 && time.hour < 4 && ![1, 2, 6, 7, 8, 12].contains(time.month)
    }

    /// The changes of the clock, whose zone is unknown.
    var offset: UTCOffset {
        var offset = UTCOffset.unstated
        offset.changes = changes
        return offset
    }
}
