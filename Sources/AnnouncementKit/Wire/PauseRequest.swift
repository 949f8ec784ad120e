// SPDX-License-Identifier: MIT

/// `pause`: silence for everybody, until `resume`.
package struct PauseRequest: Sendable, Hashable {
    /// Announcements of priority `high` are silenced too.
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
