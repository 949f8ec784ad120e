// SPDX-License-Identifier: MIT

/// `perform`: do something with an element. The daemon asks the client that displays it, with the same parameters.
public struct PerformRequest: Sendable, Hashable {
    /// Its id or identifier.
    public var element: String
    public var action: ElementAction
    /// The name of the client that displays it, where more than one displays such an element.
    public var client: String?

    public init(_ action: ElementAction, element: String, client: String? = nil) {
        self.element = element
        self.action = action
        self.client = client
    }
}

extension PerformRequest: Codable {
    enum CodingKeys: String, ParameterKey { case element, action, direction, client }

    public init(from decoder: any Decoder) throws {
        let parameters = try decoder.parameters(CodingKeys.self)
        element = try parameters.text(.element)
        action = try Self.action(try parameters.text(.action), in: parameters)
        client = try parameters.decodeIfPresent(String.self, forKey: .client)
    }

    private static func action(
        _ name: String, in parameters: KeyedDecodingContainer<CodingKeys>
    ) throws -> ElementAction {
        let directions = AccessibilityScrollDirection.allCases.map(\.name)
        let direction = try parameters.name(.direction, of: directions, make: AccessibilityScrollDirection.init(name:))
        guard let action = ElementAction(name: name, direction: direction) else {
            let names = directions.joined(separator: ", ")
            throw WireError(.invalidParams, "scroll needs a \"direction\": one of \(names). Nothing else takes one.")
        }
        return action
    }

    public func encode(to encoder: any Encoder) throws {
        var parameters = encoder.container(keyedBy: CodingKeys.self)
        try parameters.encode(element, forKey: .element)
        try parameters.encode(action.name, forKey: .action)
        if case .scroll(let direction) = action { try parameters.encode(direction.name, forKey: .direction) }
        try parameters.encodeIfPresent(client, forKey: .client)
    }
}

/// The reply to `perform`: from the owner to the daemon, and from the daemon to the client that asked.
public struct PerformReply: Sendable, Hashable, Codable {
    /// True when the element performed the action.
    public var handled: Bool

    public init(handled: Bool) {
        self.handled = handled
    }
}
