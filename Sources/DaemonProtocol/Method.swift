// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A method of the protocol: its name, and how its requests are decoded.
struct Method: Sendable {
    let name: String
    /// Decodes the request of a message that names this method.
    let read: @Sendable (KeyedDecodingContainer<MessageKey>) throws -> Request
}

extension Method {
    /// A method whose parameters have a type.
    /// - Parameters:
    ///   - request: makes the request from its parameters.
    ///   - standard: the parameters of a request without `params`; nil if `params` is required.
    ///   - parameters: the parameters of a request of this method; nil for any other request.
    init<Value: Decodable & Sendable>(
        _ name: String, _ request: @escaping @Sendable (Value) -> Request, standard: Value? = nil
    ) {
        self.name = name
        read = { message in
            guard message.contains(.params) else { return request(try Self.required(standard, by: name)) }
            return request(try message.decode(Value.self, forKey: .params))
        }
    }

    /// A method whose parameters are the fields of an event.
    init<Key: ParameterKey>(
        _ name: String, keys: Key.Type, read: @escaping @Sendable (Parameters<Key>) throws -> Request
    ) {
        self.name = name
        self.read = { message in
            guard message.contains(.params) else { return try Self.required(nil, by: name) }
            return try read(message.decode(ParameterReader<Key>.self, forKey: .params).parameters)
        }
    }

    /// A method without parameters.
    init(_ name: String, _ request: Request) {
        self.name = name
        read = { message in
            if message.contains(.params) { _ = try message.decode(ParameterReader<NoKey>.self, forKey: .params) }
            return request
        }
    }

    private static func required<Value>(_ standard: Value?, by name: String) throws -> Value {
        guard let standard else { throw WireError(.invalidParams, "\(name) needs \"params\".") }
        return standard
    }
}

/// The parameters of a message, after a check that every name is known.
private struct ParameterReader<Key: ParameterKey>: Decodable {
    let parameters: Parameters<Key>

    init(from decoder: any Decoder) throws {
        parameters = try decoder.parameters(Key.self)
    }
}

private enum NoKey: ParameterKey {}

extension Method {
    /// The methods for an application's charts, and for the user's commands to them.
    static let charts = [describeChart, rangeChanged, appendPoints, removeChart, chart, readChart, readPoints]

    private enum ChartKey: String, ParameterKey { case chart }

    /// A chart is displayed, or replaces the chart of the same id.
    private static let describeChart = Method("describeChart", keys: ChartKey.self) { parameters in
        .chart(.described(try parameters.decode(WireChart.self, forKey: .chart).chart))
    }

    private enum RangeKey: String, ParameterKey { case chart, axis, min, max, cause, settled }

    /// The visible range of a chart's axis has changed.
    private static let rangeChanged = Method("rangeChanged", keys: RangeKey.self) { parameters in
        let lower = try parameters.decode(Double.self, forKey: .min)
        let upper = try parameters.decode(Double.self, forKey: .max)
        guard lower.isFinite, upper.isFinite, lower <= upper else {
            throw WireError(
                .invalidParams, "\"min\" is \(lower) and \"max\" is \(upper): min may not be above max.")
        }
        let axis = try parameters.text(.axis)
        return .chart(
            .rangeChanged(
                RangeChange(
                    chart: try parameters.text(.chart), range: AxisRange(axis: axis, lower: lower, upper: upper),
                    cause: try parameters.cause(.cause) ?? .user,
                    isSettled: try parameters.decodeIfPresent(Bool.self, forKey: .settled))))
    }

    private enum PointsKey: String, ParameterKey { case chart, series, points }

    /// Points are appended to a series of a chart.
    private static let appendPoints = Method("appendPoints", keys: PointsKey.self) { parameters in
        let (chart, series) = (try parameters.text(.chart), try parameters.text(.series))
        let points = try parameters.decode(WirePoints.self, forKey: .points).columns
        return .chart(.appended(chart: chart, series: series, points: points))
    }

    /// A chart is no longer displayed.
    private static let removeChart = Method("removeChart", keys: ChartKey.self) {
        .chart(.removed(try $0.text(.chart)))
    }

    /// A user's command to a chart, and to one of its series if `series` is given.
    private static let chart = Method("chart") { (asked: WireChartCommand) in
        asked.client == nil
            ? .chart(.commanded(chart: asked.chart, asked.command, series: asked.series)) : .visit(asked)
    }

    /// The data of a chart that another client shows.
    private static let readChart = Method("readChart", Request.readChart)

    /// Some points of a chart that another client shows, in words.
    private static let readPoints = Method("readPoints", Request.readPoints)
}

extension Method {
    /// The methods for an application's views.
    static let views = [post, focus, willDisplay, didEndDisplay, invalidated, window]

    /// The frame and title of the client's window, and whether it has the keyboard focus.
    private static let window = Method("window") { (window: WireWindow) in .view(.window(window.snapshot)) }

    private enum PostKey: String, ParameterKey { case notification, argument, ssml, priority }

    /// An accessibility notification, as UIAccessibility defines it.
    private static let post = Method("post", keys: PostKey.self) { parameters in
        let names = AccessibilityNotification.allCases.map(\.rawValue)
        let named = try parameters.name(.notification, of: names, make: AccessibilityNotification.init(rawValue:))
        guard let named else { throw WireError(.invalidParams, "\"notification\" is missing.") }
        let argument = try argument(in: parameters)
        let priority: AccessibilityPriority = try parameters.name(.priority) ?? .default
        switch argument {
        case .text, .ssml: return .view(.posted(named, argument, priority: priority))
        case .element, .elementID, nil: break
        }
        guard named != .announcement && named != .pageScrolled else {
            throw WireError(.invalidParams, "\(named.rawValue) needs a string as its \"argument\".")
        }
        return .view(.posted(named, argument, priority: priority))
    }

    private static func argument(in parameters: Parameters<PostKey>) throws -> NotificationArgument? {
        if parameters.contains(.ssml) {
            guard !parameters.contains(.argument) else {
                throw WireError(.invalidParams, "Send \"argument\" or \"ssml\", not both.")
            }
            return .ssml(try AnnounceWords.ssml(parameters.text(.ssml)).source)
        }
        guard parameters.contains(.argument), try !parameters.decodeNil(forKey: .argument) else { return nil }
        guard (try? parameters.decode(String.self, forKey: .argument)) == nil else {
            return .text(try parameters.text(.argument))
        }
        return try element(.argument, in: parameters)
    }

    /// An object with only an id refers to an element that was sent before.
    private static func element<Key>(
        _ key: Key, in parameters: Parameters<Key>
    ) throws -> NotificationArgument {
        let element = try parameters.decode(WireElement.self, forKey: key).snapshot
        if let id = element.id, element == ElementSnapshot(id: id) { return .elementID(id) }
        return .element(element)
    }

    private enum ElementKey: String, ParameterKey { case element }
    private enum FocusKey: String, ParameterKey { case element, client }

    /// The focus has moved to an element of the client's own. With `client`, a script moves the focus to an element
    /// that this or another client displays, by its id or identifier.
    private static let focus = Method("focus", keys: FocusKey.self) { parameters in
        let client = try parameters.decodeIfPresent(String.self, forKey: .client)
        guard (try? parameters.decode(String.self, forKey: .element)) == nil else {
            let name = try parameters.text(.element)
            return client.map { .moveFocus(to: name, client: $0) } ?? .view(.focused(.elementID(name)))
        }
        let argument = try element(.element, in: parameters)
        guard client == nil else {
            throw WireError(.invalidParams, "Name an element of another client by its id or its identifier.")
        }
        return .view(.focused(argument))
    }

    private enum DisplayKey: String, ParameterKey { case element, hasFocus }

    /// An element has appeared on the client's screen. Its id is required.
    private static let willDisplay = Method("willDisplay", keys: DisplayKey.self) { parameters in
        let element = try parameters.decode(WireElement.self, forKey: .element).snapshot
        let hasFocus = try parameters.decodeIfPresent(Bool.self, forKey: .hasFocus) ?? false
        return hasFocus ? .displayFocused(element) : .view(.willDisplay(element))
    }

    /// An element, named by its id or identifier, has left the client's screen.
    private static let didEndDisplay = Method("didEndDisplay", keys: ElementKey.self) {
        .view(.didEndDisplay(try $0.text(.element)))
    }

    private enum InvalidatedKey: String, ParameterKey { case element, cause }

    /// A displayed element has changed. Missing keys leave values unchanged; null removes a value. A change with the
    /// cause `user` is announced wherever the focus is.
    private static let invalidated = Method("invalidated", keys: InvalidatedKey.self) { parameters in
        let change = try parameters.decode(WireElementChange.self, forKey: .element).change
        return .view(.invalidated(change, cause: try parameters.cause(.cause) ?? .program))
    }
}

extension Parameters {
    /// The cause of a change; nil if the key is absent.
    func cause(_ key: Key) throws -> ChangeCause? {
        try name(key, of: ChangeCause.allCases.map(\.rawValue), make: ChangeCause.init(rawValue:))
    }
}
