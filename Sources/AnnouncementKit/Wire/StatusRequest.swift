// SPDX-License-Identifier: MIT

/// `status`: the state of the daemon, and of an element.
package struct StatusRequest: Sendable, Hashable {
    /// The id or identifier of an element that some client displays.
    package var element: String?
    /// The most waiting announcements to list, 0 to 1000; nil for 20.
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
