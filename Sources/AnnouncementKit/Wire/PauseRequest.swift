// SPDX-License-Identifier: MIT

/// `pause`: silences all clients until `resume`.
package struct PauseRequest: Sendable, Hashable {
    /// True to silence announcements of priority `high` too.
    package var everything: Bool

    package init(everything: Bool = false) {
        self.everything = everything
    }
}

extension PauseRequest: Codable {
    enum CodingKeys: String, ParameterKey { case everything }

    package init(from decoder: any Decoder) throws {
        let parameters = try decoder.parameters(CodingKeys.self)
        everything = try parameters.decodeIfPresent(Bool.self, forKey: .everything) ?? false
    }
}
