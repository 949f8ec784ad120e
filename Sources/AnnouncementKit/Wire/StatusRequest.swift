// SPDX-License-Identifier: MIT

/// `status`: what the daemon is doing, and what it knows of an element.
package struct StatusRequest: Sendable, Hashable {
    /// The id or identifier of an element that some client displays.
    package var element: String?
    /// How many of those that wait are listed at most, 0 to 1000; nil for 20.
    package var limit: Int?

    package init(element: String? = nil, limit: Int? = nil) {
        self.element = element
        self.limit = limit
    }
}

extension StatusRequest: Codable {
    enum CodingKeys: String, ParameterKey { case element, limit }

    package init(from decoder: any Decoder) throws {
        let parameters = try decoder.parameters(CodingKeys.self)
        element = parameters.contains(.element) ? try parameters.text(.element) : nil
        limit = try parameters.wholeNumber(.limit, in: 0...1000)
    }
}
