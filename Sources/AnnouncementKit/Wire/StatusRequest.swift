// SPDX-License-Identifier: MIT

/// `status`: what the daemon is doing, and what it knows of an element.
public struct StatusRequest: Sendable, Hashable {
    /// The id or identifier of an element that some client displays.
    public var element: String?

    public init(element: String? = nil) {
        self.element = element
    }
}

extension StatusRequest: Codable {
    enum CodingKeys: String, ParameterKey { case element }

    public init(from decoder: any Decoder) throws {
        let parameters = try decoder.parameters(CodingKeys.self)
        element = parameters.contains(.element) ? try parameters.text(.element) : nil
    }
}
