// SPDX-License-Identifier: MIT

/// `willDisplay`: an element has come on the client's screen. It has an id.
public struct WillDisplayRequest: Sendable, Hashable {
    public var element: ElementSnapshot
    /// It has the focus already, and was told so: a client that was reconnected shows what it had shown.
    public var hasFocus: Bool

    public init(_ element: ElementSnapshot, hasFocus: Bool = false) {
        self.element = element
        self.hasFocus = hasFocus
    }
}

extension WillDisplayRequest: Codable {
    enum CodingKeys: String, ParameterKey { case element, hasFocus }

    public init(from decoder: any Decoder) throws {
        let parameters = try decoder.parameters(CodingKeys.self)
        element = try parameters.decode(WireElement.self, forKey: .element).snapshot
        hasFocus = try parameters.decodeIfPresent(Bool.self, forKey: .hasFocus) ?? false
    }

    public func encode(to encoder: any Encoder) throws {
        var parameters = encoder.container(keyedBy: CodingKeys.self)
        try parameters.encode(WireElement(element), forKey: .element)
        if hasFocus { try parameters.encode(true, forKey: .hasFocus) }
    }
}
