// SPDX-License-Identifier: MIT

/// What the moments along an axis say about their step. It is looked for once, when a chart is described or grows: a
/// moment can only make the step finer.
struct DateEvidence: Sendable, Equatable {
    private var step = DateStep.year
    /// Whether a quarter begins with April or October: January and July alone are halves of a year.
    private var hasOddQuarter = false

    /// Of each date axis of a chart along which there are points.
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

    /// Takes in seconds since 1970. Rows of one moment, as a long table has them, cost a comparison each.
    mutating func take(_ moments: [Double], in offset: UTCOffset) {
        var last: Double?
        for moment in moments where moment != last {
            guard step > .fraction else { return }
            last = moment
            take(moment + Double(offset.seconds(at: moment)))
        }
    }

    /// The step of moments that extend so far. A single midnight may be the beginning of anything: it is a day.
    func step(of extent: DataRange) -> DateStep {
        guard extent.min < extent.max else { return min(step, .day) }
        return step == .quarter && !hasOddQuarter ? .month : step
    }

    private mutating func take(_ local: Double) {
        guard let time = step(of: local) else { return }
        step = min(step, time)
        if step < .quarter { hasOddQuarter = false }
    }

    /// The coarsest field that gives a moment of the local clock; nil for what no calendar reaches.
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

    /// The step of a time of day in seconds. Less than a thousandth is the error of a Double.
    private static func step(ofTime seconds: Double) -> DateStep {
        let whole = seconds.rounded()
        if abs(seconds - whole) >= 0.0005 { return .fraction }
        return Int(whole) % 60 == 0 ? .minute : .second
    }
}
