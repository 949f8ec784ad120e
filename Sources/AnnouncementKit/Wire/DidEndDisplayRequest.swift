// SPDX-License-Identifier: MIT

/// `didEndDisplay`: an element has left the client's screen.
public struct DidEndDisplayRequest: Sendable, Hashable {
    /// Its id or identifier.
    public var element: String

    public init(_ element: String) {
        self.element = element
    }
}

extension DidEndDisplayRequest: Codable {
    enum CodingKeys: String, ParameterKey { case element }

    public init(from decoder: any Decoder) throws {
        element = try decoder.parameters(CodingKeys.self).text(.element)
    }
}
