// SPDX-License-Identifier: MIT

import AnnouncementKit

/// `presence`: a client reports whether a screen reader reads the desktop, and the desktop's settings. The report ends
/// with the connection.
package struct PresenceRequest: Sendable, Hashable {
    package var screenReader: Bool
    /// The connections (`#3`) whose views the screen reader reads, so that no other program announces them.
    package var views: [String]
    /// The user's settings of the desktop; nil if the client does not know them.
    package var display: DisplaySettings?

    package init(screenReader: Bool, views: [String] = [], display: DisplaySettings? = nil) {
        (self.screenReader, self.views, self.display) = (screenReader, views, display)
    }
}

extension PresenceRequest: Codable {
    enum CodingKeys: String, ParameterKey { case screenReader, views, display }

    package init(from decoder: any Decoder) throws {
        let parameters = try decoder.parameters(CodingKeys.self)
        screenReader = try parameters.decode(Bool.self, forKey: .screenReader)
        views = try parameters.decodeIfPresent([String].self, forKey: .views) ?? []
        display = try parameters.decodeIfPresent(WireDisplay.self, forKey: .display)?.settings
        guard screenReader || views.isEmpty else {
            throw WireError(.invalidParams, "\"views\" is for screen readers: send \"screenReader\": true too.")
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var parameters = encoder.container(keyedBy: CodingKeys.self)
        try parameters.encode(screenReader, forKey: .screenReader)
        if !views.isEmpty { try parameters.encode(views, forKey: .views) }
        try parameters.encodeIfPresent(display.map(WireDisplay.init), forKey: .display)
    }
}
