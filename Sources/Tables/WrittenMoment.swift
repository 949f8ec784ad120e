// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A moment as a table writes it.
struct WrittenMoment: Sendable, Equatable {
    /// Since 1970 in UTC, or on the table's own clock where it says no zone.
    var seconds: Double
    /// The seconds by which its clock is ahead of UTC; nil where it says no zone.
    var ahead: Int?
    /// Year, quarter or month where it writes no day.
    var step = DateStep.day

    init(_ seconds: Double, ahead: Int? = nil, step: DateStep = .day) {
        self.seconds = seconds
        self.ahead = ahead
        self.step = step
    }

    /// The step that a column writes: that of all its moments where none has a day. Nil leaves it to the moments.
    static func step(of moments: [WrittenMoment]) -> DateStep? {
        guard let first = moments.first?.step, first > .day else { return nil }
        return moments.allSatisfy { $0.step == first } ? first : nil
    }

    /// The step of years with fractions, whose days are only computed: months where there is one point a month.
    static func stepOfFractions(_ moments: [WrittenMoment]) -> DateStep {
        let months = moments.compactMap { CivilTime(secondsSince1970: $0.seconds) }.map { $0.year * 12 + $0.month }
        return zip(months, months.dropFirst()).allSatisfy { $0 != $1 } ? .month : .day
    }
}

/// The zones of a table's moments, row by row: they change with summer time.
struct TableClock: Sendable, Equatable {
    /// More changes are no clock's: the table mixes zones.
    private static let limit = 400

    /// How many changes it has seen.
    var count: Int { changes.count + nights.changes.count }
    /// The moments on both sides of each change.
    private var changes: [WrittenMoment] = []
    private var last: WrittenMoment?
    private var nights = ClockNights()

    /// - Returns: where the moment is on the axis.
    mutating func take(_ moment: WrittenMoment) -> Double {
        guard moment.ahead != nil else { return nights.moment(moment.seconds) }
        if let last, last.ahead != moment.ahead, changes.count < Self.limit { changes += [last, moment] }
        if last == nil { changes.append(moment) }
        last = moment
        return moment.seconds
    }

    var offset: UTCOffset {
        guard let last else { return nights.offset }
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
