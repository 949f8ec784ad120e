// SPDX-License-Identifier: MIT

/// A method of the protocol: its name, and how its requests are decoded and encoded.
struct Method: Sendable {
    let name: String
    /// Decodes the request of a message that names this method.
    let read: @Sendable (KeyedDecodingContainer<MessageKey>) throws -> Request
    /// Encodes the parameters of a request. Returns false, and encodes nothing, for a request of another method.
    let write: @Sendable (Request, inout KeyedEncodingContainer<MessageKey>) throws -> Bool
}

extension Method {
    /// A method whose parameters have a type.
    /// - Parameters:
    ///   - request: makes the request from its parameters.
    ///   - standard: the parameters of a request without `params`; nil if `params` is required.
    ///   - parameters: the parameters of a request of this method; nil for any other request.
    init<Value: Codable & Equatable & Sendable>(
        _ name: String, _ request: @escaping @Sendable (Value) -> Request, standard: Value? = nil,
        _ parameters: @escaping @Sendable (Request) -> Value?
    ) {
        self.name = name
        read = { message in
            guard message.contains(.params) else { return request(try Self.required(standard, by: name)) }
            return request(try message.decode(Value.self, forKey: .params))
        }
        write = { given, message in
            guard let parameters = parameters(given) else { return false }
            if parameters != standard { try message.encode(parameters, forKey: .params) }
            return true
        }
    }

    /// A method whose parameters are the fields of an event.
    init<Event, Key: ParameterKey>(
        _ name: String, keys: Key.Type, _ request: @escaping @Sendable (Event) -> Request,
        _ event: @escaping @Sendable (Request) -> Event?,
        read: @escaping @Sendable (Parameters<Key>) throws -> Event,
        write: @escaping @Sendable (Event, inout KeyedEncodingContainer<Key>) throws -> Void
    ) {
        self.name = name
        self.read = { message in
            guard message.contains(.params) else { return try Self.required(nil, by: name) }
            return request(try read(message.decode(ParameterReader<Key>.self, forKey: .params).parameters))
        }
        self.write = { given, message in
            guard let event = event(given) else { return false }
            var parameters = message.nestedContainer(keyedBy: Key.self, forKey: .params)
            try write(event, &parameters)
            return true
        }
    }

    /// A method without parameters.
    init(_ name: String, _ request: Request) {
        self.name = name
        read = { message in
            if message.contains(.params) { _ = try message.decode(ParameterReader<NoKey>.self, forKey: .params) }
            return request
        }
        write = { given, _ in given == request }
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
    private static let describeChart = Method(
        "describeChart", keys: ChartKey.self,
        { .chart(.described($0)) }, { if case .chart(.described(let chart)) = $0 { chart } else { nil } },
        read: { try $0.decode(WireChart.self, forKey: .chart).chart },
        write: { try $1.encode(WireChart($0), forKey: .chart) })

    private enum RangeKey: String, ParameterKey { case chart, axis, min, max, cause, settled }

    /// The visible range of a chart's axis has changed.
    private static let rangeChanged = Method(
        "rangeChanged", keys: RangeKey.self,
        { .chart(.rangeChanged($0)) }, { if case .chart(.rangeChanged(let change)) = $0 { change } else { nil } },
        read: { parameters in
            let lower = try parameters.decode(Double.self, forKey: .min)
            let upper = try parameters.decode(Double.self, forKey: .max)
            guard lower.isFinite, upper.isFinite, lower <= upper else {
                throw WireError(
                    .invalidParams, "\"min\" is \(lower) and \"max\" is \(upper): min may not be above max.")
            }
            let axis = try parameters.text(.axis)
            return RangeChange(
                chart: try parameters.text(.chart), range: AxisRange(axis: axis, lower: lower, upper: upper),
                cause: try parameters.cause(.cause) ?? .user,
                isSettled: try parameters.decodeIfPresent(Bool.self, forKey: .settled))
        },
        write: { change, parameters in
            try parameters.encode(change.chart, forKey: .chart)
            try parameters.encode(change.range.axis, forKey: .axis)
            try parameters.encode(change.range.lower, forKey: .min)
            try parameters.encode(change.range.upper, forKey: .max)
            try parameters.encode(change.cause, forKey: .cause)
            try parameters.encodeIfPresent(change.isSettled, forKey: .settled)
        })

    private enum PointsKey: String, ParameterKey { case chart, series, points }

    /// Points are appended to a series of a chart.
    private static let appendPoints = Method(
        "appendPoints", keys: PointsKey.self,
        { .chart(.appended(chart: $0.0, series: $0.1, points: $0.2)) },
        { request -> (String, String, PointColumns)? in
            guard case .chart(.appended(let chart, let series, let points)) = request else { return nil }
            return (chart, series, points)
        },
        read: { parameters in
            let (chart, series) = (try parameters.text(.chart), try parameters.text(.series))
            return (chart, series, try parameters.decode(WirePoints.self, forKey: .points).columns)
        },
        write: { event, parameters in
            try parameters.encode(event.0, forKey: .chart)
            try parameters.encode(event.1, forKey: .series)
            try parameters.encode(WirePoints(event.2), forKey: .points)
        })

    /// A chart is no longer displayed.
    private static let removeChart = Method(
        "removeChart", keys: ChartKey.self,
        { .chart(.removed($0)) }, { if case .chart(.removed(let chart)) = $0 { chart } else { nil } },
        read: { try $0.text(.chart) }, write: { try $1.encode($0, forKey: .chart) })

    /// A user's command to a chart, and to one of its series if `series` is given.
    private static let chart = Method(
        "chart",
        { (asked: WireChartCommand) in
            asked.client == nil
                ? .chart(.commanded(chart: asked.chart, asked.command, series: asked.series)) : .visit(asked)
        },
        { request in
            switch request {
            case .chart(.commanded(let chart, let command, let series)):
                WireChartCommand(chart: chart, command: command, series: series)
            case .visit(let asked): asked
            default: nil
            }
        })

    /// The data of a chart that another client shows.
    private static let readChart = Method("readChart", Request.readChart) {
        if case .readChart(let it) = $0 { it } else { nil }
    }

    /// Some points of a chart that another client shows, in words.
    private static let readPoints = Method("readPoints", Request.readPoints) {
        if case .readPoints(let it) = $0 { it } else { nil }
    }
}

extension Method {
    /// The methods for an application's views.
    static let views = [post, focus, willDisplay, didEndDisplay, invalidated, window]

    /// The frame and title of the client's window, and whether it has the keyboard focus.
    private static let window = Method("window") { (window: WireWindow) in
        Request.view(.window(window.snapshot))
    } _: {
        if case .view(.window(let window)) = $0 { WireWindow(window) } else { nil }
    }

    private enum PostKey: String, ParameterKey { case notification, argument, ssml, priority }

    /// An accessibility notification, as UIAccessibility defines it.
    private static let post = Method(
        "post", keys: PostKey.self,
        { .view(.posted($0.0, $0.1, priority: $0.2)) },
        { request -> (AccessibilityNotification, NotificationArgument?, AccessibilityPriority)? in
            guard case .view(.posted(let notification, let argument, let priority)) = request else { return nil }
            return (notification, argument, priority)
        },
        read: { parameters in
            let names = AccessibilityNotification.allCases.map(\.rawValue)
            let named = try parameters.name(.notification, of: names, make: AccessibilityNotification.init(rawValue:))
            guard let named else { throw WireError(.invalidParams, "\"notification\" is missing.") }
            let argument = try argument(in: parameters)
            let priority: AccessibilityPriority = try parameters.name(.priority) ?? .default
            switch argument {
            case .text, .ssml: return (named, argument, priority)
            case .element, .elementID, nil: break
            }
            guard named != .announcement && named != .pageScrolled else {
                throw WireError(.invalidParams, "\(named.rawValue) needs a string as its \"argument\".")
            }
            return (named, argument, priority)
        },
        write: { event, parameters in
            try parameters.encode(event.0, forKey: .notification)
            if event.2 != .default { try parameters.encode(event.2, forKey: .priority) }
            switch event.1 {
            case .text(let text): try parameters.encode(text, forKey: .argument)
            case .ssml(let source): try parameters.encode(source, forKey: .ssml)
            case .element(let element): try parameters.encode(WireElement(element), forKey: .argument)
            case .elementID(let id): try parameters.encode(WireElement(ElementSnapshot(id: id)), forKey: .argument)
            case nil: break
            }
        })

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
    private static let focus = Method(
        "focus", keys: FocusKey.self,
        { argument, client in
            if case .elementID(let name) = argument, let client { return .moveFocus(to: name, client: client) }
            return .view(.focused(argument))
        },
        { request -> (NotificationArgument, String?)? in
            switch request {
            case .view(.focused(let argument)): (argument, nil)
            case .moveFocus(let name, let client): (.elementID(name), client)
            default: nil
            }
        },
        read: { parameters in
            let client = try parameters.decodeIfPresent(String.self, forKey: .client)
            guard (try? parameters.decode(String.self, forKey: .element)) == nil else {
                return (.elementID(try parameters.text(.element)), client)
            }
            let argument = try element(.element, in: parameters)
            guard client == nil else {
                throw WireError(.invalidParams, "Name an element of another client by its id or its identifier.")
            }
            return (argument, nil)
        },
        write: { event, parameters in
            try parameters.encodeIfPresent(event.1, forKey: .client)
            switch event.0 {
            case .element(let element): try parameters.encode(WireElement(element), forKey: .element)
            case .elementID(let name), .text(let name), .ssml(let name):
                try parameters.encode(name, forKey: .element)
            }
        })

    private enum DisplayKey: String, ParameterKey { case element, hasFocus }

    /// An element has appeared on the client's screen. Its id is required.
    private static let willDisplay = Method(
        "willDisplay", keys: DisplayKey.self,
        { element, hasFocus in hasFocus ? .displayFocused(element) : .view(.willDisplay(element)) },
        { request -> (ElementSnapshot, Bool)? in
            switch request {
            case .view(.willDisplay(let element)): (element, false)
            case .displayFocused(let element): (element, true)
            default: nil
            }
        },
        read: { parameters in
            let element = try parameters.decode(WireElement.self, forKey: .element).snapshot
            return (element, try parameters.decodeIfPresent(Bool.self, forKey: .hasFocus) ?? false)
        },
        write: { event, parameters in
            try parameters.encode(WireElement(event.0), forKey: .element)
            if event.1 { try parameters.encode(true, forKey: .hasFocus) }
        })

    /// An element, named by its id or identifier, has left the client's screen.
    private static let didEndDisplay = Method(
        "didEndDisplay", keys: ElementKey.self,
        { .view(.didEndDisplay($0)) }, { if case .view(.didEndDisplay(let id)) = $0 { id } else { nil } },
        read: { try $0.text(.element) }, write: { try $1.encode($0, forKey: .element) })

    private enum InvalidatedKey: String, ParameterKey { case element, cause }

    /// A displayed element has changed. Missing keys leave values unchanged; null removes a value. A change with the
    /// cause `user` is announced wherever the focus is.
    private static let invalidated = Method(
        "invalidated", keys: InvalidatedKey.self,
        { .view(.invalidated($0.0, cause: $0.1)) },
        { if case .view(.invalidated(let change, let cause)) = $0 { (change, cause) } else { nil } },
        read: { parameters in
            let change = try parameters.decode(WireElementChange.self, forKey: .element).change
            return (change, try parameters.cause(.cause) ?? .program)
        },
        write: { event, parameters in
            try parameters.encode(WireElementChange(change: event.0), forKey: .element)
            if event.1 != .program { try parameters.encode(event.1, forKey: .cause) }
        })
}

extension Parameters {
    /// The cause of a change; nil if the key is absent.
    func cause(_ key: Key) throws -> ChangeCause? {
        try name(key, of: ChangeCause.allCases.map(\.rawValue), make: ChangeCause.init(rawValue:))
    }
}
