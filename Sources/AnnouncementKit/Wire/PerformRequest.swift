// SPDX-License-Identifier: MIT

/// `perform`: performs an action on an element or a chart. The daemon forwards it, unchanged, to the client that
/// displays the target.
public struct PerformRequest: Sendable, Hashable {
    /// The target of an action.
    public enum Target: Sendable, Hashable {
        /// An element, by its id or identifier.
        case element(String)
        /// A chart, by its id: it scrolls, and zooms by the names of ``chartActions``.
        case chart(String)
        /// An axis, by its id and its chart's: it can be incremented and decremented.
        case axis(String, chart: String)
    }

    public var target: Target
    public var action: ElementAction
    /// The name of the client that displays the target, if several clients display one with this name.
    public var client: String?

    /// The actions of a chart besides scrolling.
    public static let chartActions = ["zoomIn", "zoomOut", "zoomToExtents"]

    public init(_ action: ElementAction, of target: Target, client: String? = nil) {
        self.target = target
        self.action = action
        self.client = client
    }

    public init(_ action: ElementAction, element: String, client: String? = nil) {
        self.init(action, of: .element(element), client: client)
    }
}

extension PerformRequest: Codable {
    enum CodingKeys: String, ParameterKey { case element, chart, axis, action, direction, text, selection, client }

    public init(from decoder: any Decoder) throws {
        let parameters = try decoder.parameters(CodingKeys.self)
        target = try Self.target(in: parameters)
        action = try Self.action(try parameters.text(.action), in: parameters)
        client = try parameters.decodeIfPresent(String.self, forKey: .client)
    }

    private static func target(in parameters: Parameters<CodingKeys>) throws -> Target {
        guard parameters.contains(.chart) || parameters.contains(.axis) else {
            return .element(try parameters.text(.element))
        }
        guard !parameters.contains(.element) else {
            throw WireError(.invalidParams, "Send \"element\" or \"chart\", not both.")
        }
        let chart = try parameters.text(.chart)
        return parameters.contains(.axis) ? .axis(try parameters.text(.axis), chart: chart) : .chart(chart)
    }

    private static func action(
        _ name: String, in parameters: Parameters<CodingKeys>
    ) throws -> ElementAction {
        let directions = AccessibilityScrollDirection.allCases.map(\.name)
        let direction = try parameters.name(.direction, of: directions, make: AccessibilityScrollDirection.init(name:))
        if name == "setText" { return .setText(try parameters.decode(String.self, forKey: .text)) }
        if name == "setSelection" {
            let ends = try parameters.decodeIfPresent([Int].self, forKey: .selection) ?? []
            guard ends.count == 2, ends[0] >= 0, ends[0] <= ends[1] else {
                throw WireError(.invalidParams, "setSelection needs a \"selection\": [start, end] in the text.")
            }
            return .setSelection(ends[0]..<ends[1])
        }
        guard let action = ElementAction(name: name, direction: direction) else {
            let names = directions.joined(separator: ", ")
            throw WireError(.invalidParams, "scroll needs a \"direction\": one of \(names). No other action takes one.")
        }
        return action
    }

    public func encode(to encoder: any Encoder) throws {
        var parameters = encoder.container(keyedBy: CodingKeys.self)
        switch target {
        case .element(let element): try parameters.encode(element, forKey: .element)
        case .chart(let chart): try parameters.encode(chart, forKey: .chart)
        case .axis(let axis, let chart):
            try parameters.encode(chart, forKey: .chart)
            try parameters.encode(axis, forKey: .axis)
        }
        try parameters.encode(action.name, forKey: .action)
        switch action {
        case .scroll(let direction): try parameters.encode(direction.name, forKey: .direction)
        case .setText(let text): try parameters.encode(text, forKey: .text)
        case .setSelection(let range):
            try parameters.encode([range.lowerBound, range.upperBound], forKey: .selection)
        default: break
        }
        try parameters.encodeIfPresent(client, forKey: .client)
    }
}

/// The reply to `perform`: from the owner to the daemon, and from the daemon to the client that asked.
public struct PerformReply: Sendable, Hashable, Codable {
    /// True if the element performed the action.
    public var handled: Bool

    public init(handled: Bool) {
        self.handled = handled
    }
}
