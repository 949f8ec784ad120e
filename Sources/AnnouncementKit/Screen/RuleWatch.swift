// SPDX-License-Identifier: MIT

/// One rule, and the state of its series. It warns once, and again only after the series has returned by 1 % of its
/// span.
struct RuleWatch: Sendable, Equatable {
    static let leastApart = Duration.seconds(10)
    private static let shortestSilence = Duration.seconds(1)

    /// The event that the rule reports, in the units of the axis.
    enum Event: Equatable {
        case above(Double)
        case below(Double)
        case changed(from: Double)
        case silent(Duration)
    }

    private let condition: SeriesRule.Condition
    private var alert = Alert.armed
    /// For `crosses`: whether the series was above the limit at the last report, or at first.
    private var isAbove: Bool?
    /// For `changesBy`: the value that was reported last, or else the first value.
    private var reference: Double?
    private var lastPoint: Duration
    private var lastAlert: Duration?

    private enum Alert {
        /// The next event is reported.
        case armed
        /// An event waits until enough time has passed since the last report.
        case held
        /// The event was reported. The series must return first.
        case spent
    }

    init(_ condition: SeriesRule.Condition, now: Duration) {
        self.condition = condition
        lastPoint = now
    }

    /// The time at which to call ``advance(latest:margin:now:)``; nil for never.
    var deadline: Duration? {
        if case .silentFor(let time) = condition {
            return isArmed ? max(lastPoint + max(time, Self.shortestSilence), earliest ?? lastPoint) : nil
        }
        return alert == .held ? earliest : nil
    }

    /// Handles a new point.
    /// - Parameters:
    ///   - value: nil for a gap.
    ///   - margin: how far the series must return before it can warn again: 1 % of its span.
    mutating func saw(_ value: Double?, margin: Double, now: Duration) -> Event? {
        lastPoint = now
        if case .silentFor = condition { alert = .armed }
        return value.flatMap { judge($0, margin: margin, now: now) }
    }

    mutating func advance(latest: Double?, margin: Double, now: Duration) -> Event? {
        guard let deadline, deadline <= now else { return nil }
        if case .silentFor(let time) = condition {
            alert = .spent
            lastAlert = now
            return .silent(max(time, Self.shortestSilence))
        }
        return latest.flatMap { judge($0, margin: margin, now: now) }
    }

    private var isArmed: Bool { alert != .spent }

    private var earliest: Duration? { lastAlert.map { $0 + Self.leastApart } }

    private mutating func judge(_ value: Double, margin: Double, now: Duration) -> Event? {
        rearm(value, margin: margin)
        guard let event = event(at: value, margin: margin) else {
            if alert == .held { alert = .armed }
            return nil
        }
        if let earliest, earliest > now {
            alert = .held
            return nil
        }
        alert = .armed
        told(value, margin: margin)
        lastAlert = now
        return event
    }

    private mutating func rearm(_ value: Double, margin: Double) {
        switch condition {
        case .above(let limit): if value <= limit - margin { rearm() }
        case .below(let limit): if value >= limit + margin { rearm() }
        case .crosses(let limit):
            if isAbove == nil && value != limit { isAbove = value > limit }
            if abs(value - limit) >= margin { rearm() }
        case .changesBy: reference = reference ?? value
        case .silentFor: break
        }
    }

    private mutating func rearm() { if alert == .spent { alert = .armed } }

    private func event(at value: Double, margin: Double) -> Event? {
        switch condition {
        case .above(let limit): return isArmed && value > limit ? .above(limit) : nil
        case .below(let limit): return isArmed && value < limit ? .below(limit) : nil
        case .crosses(let limit):
            guard isArmed, let isAbove, value != limit, isAbove != (value > limit) else { return nil }
            return value > limit ? .above(limit) : .below(limit)
        case .changesBy(let amount):
            guard let reference, let least = least(amount, from: reference, margin: margin) else { return nil }
            return abs(value - reference) >= least ? .changed(from: reference) : nil
        case .silentFor: return nil
        }
    }

    private func least(_ amount: SeriesRule.Amount, from reference: Double, margin: Double) -> Double? {
        let least =
            switch amount {
            case .absolute(let amount): amount
            case .percent(let percent): percent > 0 ? max(abs(reference) * percent / 100, margin) : 0
            }
        return least > 0 ? least : nil
    }

    private mutating func told(_ value: Double, margin: Double) {
        switch condition {
        case .above, .below: alert = .spent
        case .crosses(let limit):
            isAbove = value > limit
            alert = abs(value - limit) >= margin ? .armed : .spent
        case .changesBy: reference = value
        case .silentFor: break
        }
    }
}
