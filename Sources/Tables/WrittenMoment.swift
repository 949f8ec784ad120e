// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A moment as a table writes it.
struct WrittenMoment: Sendable, Equatable {
    /// Seconds since 1970 in UTC, or on the table's own clock without a zone.
    var seconds: Double
    /// The seconds by which the table's clock is ahead of UTC; nil without a zone.
    var ahead: Int?
    /// Year, quarter or month for a moment without a day.
    var step = DateStep.day

    init(_ seconds: Double, ahead: Int? = nil, step: DateStep = .day) {
        self.seconds = seconds
        self.ahead = ahead
        self.step = step
    }

    /// The common step of moments without days; nil when the moments decide.
    static func step(of moments: [WrittenMoment]) -> DateStep? {
        guard let first = moments.first?.step, first > .day else { return nil }
        return moments.allSatisfy { $0.step == first } ? first : nil
    }

    /// The step of years with fractions, whose days are computed: months when no two consecutive moments share one,
    /// else days.
    static func stepOfFractions(_ moments: [WrittenMoment]) -> DateStep {
        let months = moments.compactMap { CivilTime(secondsSince1970: $0.seconds) }.map { $0.year * 12 + $0.month }
        return zip(months, months.dropFirst()).allSatisfy { $0 != $1 } ? .month : .day
    }
}

/// The zones of a table's moments in the order of the rows: they change with daylight saving time.
struct TableClock: Sendable, Equatable {
    /// With more changes, the table mixes zones and has no clock.
    private static let limit = 400

    /// The number of changes so far.
    var count: Int { changes.count + clockChanges.changes.count }
    /// The moments before and after each change.
    private var changes: [WrittenMoment] = []
    private var last: WrittenMoment?
    private var clockChanges = DaylightSavingChanges()

    /// - Returns: the place of the moment on the axis.
    mutating func take(_ moment: WrittenMoment) -> Double {
        guard moment.ahead != nil else { return clockChanges.moment(moment.seconds) }
        if let last, last.ahead != moment.ahead, changes.count < Self.limit { changes += [last, moment] }
        if last == nil { changes.append(moment) }
        last = moment
        return moment.seconds
    }

    var offset: UTCOffset {
        guard let last else { return clockChanges.offset }
        let known = (changes + [last]).sorted { $0.seconds < $1.seconds }
        guard changes.count < Self.limit, var ahead = known[0].ahead else { return UTCOffset(changes[0].ahead ?? 0) }
        var offset = UTCOffset(ahead)
        for moment in known {
            guard let now = moment.ahead, now != ahead else { continue }
            offset.changes.append(UTCOffset.Change(from: moment.seconds, seconds: now))
            ahead = now
        }
        return offset
    }
}
