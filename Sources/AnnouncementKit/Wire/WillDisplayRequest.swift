// SPDX-License-Identifier: MIT

/// `willDisplay`: an element has come on the client's screen. It has an id.
public struct WillDisplayRequest: Sendable, Hashable {
    public var element: ElementSnapshot

    public init(_ element: ElementSnapshot) {
        self.element = element
    }
}

extension WillDisplayRequest: Codable {
    enum CodingKeys: String, ParameterKey { case element }

    public init(from decoder: any Decoder) throws {
        element = try decoder.parameters(CodingKeys.self).decode(WireElement.self, forKey: .element).snapshot
    }

    public func encode(to encoder: any Encoder) throws {
        var parameters = encoder.container(keyedBy: CodingKeys.self)
        try parameters.encode(WireElement(element), forKey: .element)
    }
}
