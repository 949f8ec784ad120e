// SPDX-License-Identifier: MIT

import AnnouncementKit

/// `monitor`: starts or stops automatic announcements of a described chart's new points.
package struct MonitorRequest: Sendable, Hashable {
    package var chart: String
    package var isOn: Bool
    /// The rules for warnings. They replace the earlier rules.
    package var rules: [SeriesRule]

    package init(chart: String, isOn: Bool = true, rules: [SeriesRule] = []) {
        self.chart = chart
        self.isOn = isOn
        self.rules = rules
    }
}

extension MonitorRequest: Codable {
    enum CodingKeys: String, ParameterKey { case chart, on, rules }

    package init(from decoder: any Decoder) throws {
        let parameters = try decoder.parameters(CodingKeys.self)
        chart = try parameters.text(.chart)
        isOn = try parameters.decodeIfPresent(Bool.self, forKey: .on) ?? true
        rules = try parameters.decodeIfPresent([WireRule].self, forKey: .rules)?.map(\.rule) ?? []
        guard rules.count <= ChartMonitor.ruleLimit else {
            throw WireError(
                .invalidParams, "\"rules\" has \(rules.count) rules, and may have \(ChartMonitor.ruleLimit).")
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var parameters = encoder.container(keyedBy: CodingKeys.self)
        try parameters.encode(chart, forKey: .chart)
        if !isOn { try parameters.encode(false, forKey: .on) }
        if !rules.isEmpty { try parameters.encode(rules.map(WireRule.init), forKey: .rules) }
    }
}

/// A rule on the wire: the id of the series, and one condition.
struct WireRule: Codable {
    var rule: SeriesRule

    enum CodingKeys: String, ParameterKey {
        case series, above, below, crosses, changesBy, changesByPercent, silentFor
    }

    init(_ rule: SeriesRule) {
        self.rule = rule
    }

    init(from decoder: any Decoder) throws {
        let parameters = try decoder.parameters(CodingKeys.self)
        let conditions = parameters.allKeys.filter { $0 != .series }
        guard conditions.count == 1, let key = conditions.first else {
            let names = CodingKeys.allCases.dropFirst().map(\.rawValue).joined(separator: ", ")
            throw WireError(.invalidParams, "A rule needs a \"series\" and one of \(names).")
        }
        let number = try parameters.decode(Double.self, forKey: key)
        let isAmount = [.changesBy, .changesByPercent, .silentFor].contains(key)
        guard number.isFinite, !isAmount || (number > 0 && number <= 1e9) else {
            throw WireError(.invalidParams, "\"\(key.rawValue)\" must be a number\(isAmount ? " above 0" : "").")
        }
        rule = SeriesRule(series: try parameters.text(.series), Self.condition(key, number))
    }

    private static func condition(_ key: CodingKeys, _ number: Double) -> SeriesRule.Condition {
        switch key {
        case .above: .above(number)
        case .below: .below(number)
        case .crosses, .series: .crosses(number)
        case .changesBy: .changesBy(.absolute(number))
        case .changesByPercent: .changesBy(.percent(number))
        case .silentFor: .silentFor(.seconds(number))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var parameters = encoder.container(keyedBy: CodingKeys.self)
        try parameters.encode(rule.series, forKey: .series)
        switch rule.condition {
        case .above(let limit): try parameters.encode(limit, forKey: .above)
        case .below(let limit): try parameters.encode(limit, forKey: .below)
        case .crosses(let limit): try parameters.encode(limit, forKey: .crosses)
        case .changesBy(.absolute(let amount)): try parameters.encode(amount, forKey: .changesBy)
        case .changesBy(.percent(let amount)): try parameters.encode(amount, forKey: .changesByPercent)
        case .silentFor(let time):
            let (seconds, attoseconds) = time.components
            try parameters.encode(Double(seconds) + Double(attoseconds) * 1e-18, forKey: .silentFor)
        }
    }
}
