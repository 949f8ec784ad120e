// SPDX-License-Identifier: MIT

/// The step of the times along an axis. It is updated when a chart is described or grows, because a new time can only
/// make the step finer.
struct DateEvidence: Sendable, Equatable {
    private var step = DateStep.year
    /// True if a quarter begins with April or October. January and July alone are half years.
    private var hasOddQuarter = false

    /// The evidence for each date axis of a chart that has points, by the axis id.
    static func alongAxes(of chart: ChartDescriptor) -> [String: DateEvidence] {
        var found: [String: DateEvidence] = [:]
        for axis in chart.axes {
            guard axis.isX, case .date(let offset) = axis.scale else { continue }
            for series in chart.series where series.xAxis == axis.id && !series.points.isEmpty {
                found[axis.id, default: DateEvidence()].take(series.points.x, in: offset)
            }
        }
        return found
    }

    /// Takes times in seconds since 1970. Equal times in a row, as in a long table, cost one comparison each.
    mutating func take(_ moments: [Double], in offset: UTCOffset) {
        var last: Double?
        for moment in moments where moment != last {
            guard step > .fraction else { return }
            last = moment
            take(moment + Double(offset.seconds(at: moment)))
        }
    }

    /// The step of times with this extent. A single midnight counts as a day, because it may begin any period.
    func step(of extent: DataRange) -> DateStep {
        guard extent.min < extent.max else { return min(step, .day) }
        return step == .quarter && !hasOddQuarter ? .month : step
    }

    private mutating func take(_ local: Double) {
        guard let time = step(of: local) else { return }
        step = min(step, time)
        if step < .quarter { hasOddQuarter = false }
    }

    /// The coarsest calendar field that a local time begins; nil for a time that no calendar reaches.
    private mutating func step(of local: Double) -> DateStep? {
        let rest = local - (local / 86_400).rounded(.down) * 86_400
        guard rest == 0 else { return abs(local) < 1e15 ? Self.step(ofTime: rest) : nil }
        guard step > .day else { return .day }
        guard let time = CivilTime(secondsSince1970: local) else { return nil }
        guard time.day == 1 else { return .day }
        guard time.month % 3 == 1 else { return .month }
        hasOddQuarter = hasOddQuarter || time.month == 4 || time.month == 10
        return time.month == 1 ? .year : .quarter
    }

    /// The step of a time of day in seconds. Less than half a millisecond counts as rounding error of a Double.
    private static func step(ofTime seconds: Double) -> DateStep {
        let whole = seconds.rounded()
        if abs(seconds - whole) >= 0.0005 { return .fraction }
        return Int(whole) % 60 == 0 ? .minute : .second
    }
}
