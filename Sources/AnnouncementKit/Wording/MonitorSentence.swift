// SPDX-License-Identifier: MIT

/// What monitored charts tell, as sentences in English.
struct MonitorSentence {
    /// A value with its unit, in the digits that its axis calls for.
    let value: (AxisValue) -> String

    /// "12 new points, highest 1.0722, latest 1.0713"; what would be said twice is said once.
    func digest(series: String?, count: Int, highest: AxisValue, lowest: AxisValue, latest: AxisValue) -> String {
        let name = series.map { "\($0), " } ?? ""
        guard count > 1 else { return "\(name)1 new point, \(value(latest))" }
        let (high, low, last) = (value(highest), value(lowest), value(latest))
        let extremes = high == low ? "" : high == last ? ", lowest \(low)" : ", highest \(high)"
        return "\(name)\(count) new points\(extremes), latest \(last)"
    }

    func alert(_ alert: SeriesAlert) -> String {
        switch alert.event {
        case .above(let limit, let now): "\(alert.series) above \(value(limit)), now \(value(now))"
        case .below(let limit, let now): "\(alert.series) below \(value(limit)), now \(value(now))"
        case .changed(let old, let new): "\(alert.series) changed from \(value(old)) to \(value(new))"
        case .silent(let time): "\(alert.series), no new point for \(seconds(time))"
        }
    }

    func monitoring(isOn: Bool) -> String { isOn ? "Monitoring on" : "Monitoring off" }

    private func seconds(_ time: Duration) -> String {
        let seconds = time.components.seconds
        return seconds == 1 ? "1 second" : "\(seconds) seconds"
    }
}
