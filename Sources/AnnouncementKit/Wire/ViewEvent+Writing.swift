// SPDX-License-Identifier: MIT

/// The events of an application's views and charts as requests.
extension KeyedEncodingContainer<MessageKey> {
    private enum ViewKey: String, CodingKey { case element, hasFocus, cause, notification, argument, ssml, priority }
    private enum ChartKey: String, CodingKey { case chart, axis, min, max, cause, settled, series, points }

    mutating func write(_ event: ViewEvent) throws {
        switch event {
        case .willDisplay(let element): try write(displayed: element)
        case .didEndDisplay(let id):
            var parameters = try begin("didEndDisplay", ViewKey.self)
            try parameters.encode(id, forKey: .element)
        case .invalidated(let change, let cause):
            var parameters = try begin("invalidated", ViewKey.self)
            try parameters.encode(WireElementChange(change: change), forKey: .element)
            if cause != .program { try parameters.encode(cause, forKey: .cause) }
        case .focused(let argument):
            var parameters = try begin("focus", ViewKey.self)
            switch argument {
            case .element(let element): try parameters.encode(WireElement(element), forKey: .element)
            case .elementID(let name), .text(let name), .ssml(let name): try parameters.encode(name, forKey: .element)
            }
        case .window(let window): try write("window", WireWindow(window))
        case .posted(let notification, let argument, let priority):
            try write(notification, argument, priority: priority)
        }
    }

    mutating func write(displayed element: ElementSnapshot, hasFocus: Bool = false) throws {
        var parameters = try begin("willDisplay", ViewKey.self)
        try parameters.encode(WireElement(element), forKey: .element)
        if hasFocus { try parameters.encode(true, forKey: .hasFocus) }
    }

    private mutating func write(
        _ notification: AccessibilityNotification, _ argument: NotificationArgument?, priority: AccessibilityPriority
    ) throws {
        var parameters = try begin("post", ViewKey.self)
        try parameters.encode(notification, forKey: .notification)
        if priority != .default { try parameters.encode(priority, forKey: .priority) }
        switch argument {
        case .text(let text): try parameters.encode(text, forKey: .argument)
        case .ssml(let source): try parameters.encode(source, forKey: .ssml)
        case .element(let element): try parameters.encode(WireElement(element), forKey: .argument)
        case .elementID(let id): try parameters.encode(WireElement(ElementSnapshot(id: id)), forKey: .argument)
        case nil: break
        }
    }

    mutating func write(_ event: ChartEvent) throws {
        switch event {
        case .described(let chart):
            var parameters = try begin("describeChart", ChartKey.self)
            try parameters.encode(WireChart(chart), forKey: .chart)
        case .rangeChanged(let change):
            var parameters = try begin("rangeChanged", ChartKey.self)
            try parameters.encode(change.chart, forKey: .chart)
            try parameters.encode(change.range.axis, forKey: .axis)
            try parameters.encode(change.range.lower, forKey: .min)
            try parameters.encode(change.range.upper, forKey: .max)
            try parameters.encode(change.cause, forKey: .cause)
            try parameters.encodeIfPresent(change.isSettled, forKey: .settled)
        case .appended(let chart, let series, let points):
            var parameters = try begin("appendPoints", ChartKey.self)
            try parameters.encode(chart, forKey: .chart)
            try parameters.encode(series, forKey: .series)
            try parameters.encode(WirePoints(points), forKey: .points)
        case .removed(let chart):
            var parameters = try begin("removeChart", ChartKey.self)
            try parameters.encode(chart, forKey: .chart)
        case .commanded(let chart, let command, let series):
            try write("chart", WireChartCommand(chart: chart, command: command, series: series))
        }
    }

    private mutating func begin<Key>(_ method: String, _ keys: Key.Type) throws -> KeyedEncodingContainer<Key> {
        try encode(method, forKey: .method)
        return nestedContainer(keyedBy: Key.self, forKey: .params)
    }
}
