// SPDX-License-Identifier: MIT

/// `presence`: whether a screen reader listens to the desktop, as a client sees it. The claim ends with its connection.
package struct PresenceRequest: Sendable, Hashable {
    package var screenReader: Bool

    package init(screenReader: Bool) {
        self.screenReader = screenReader
    }
}

extension PresenceRequest: Codable {
    enum CodingKeys: String, ParameterKey { case screenReader }

    package init(from decoder: any Decoder) throws {
        screenReader = try decoder.parameters(CodingKeys.self).decode(Bool.self, forKey: .screenReader)
    }
}
