// SPDX-License-Identifier: MIT

/// `presence`: a client reports whether a screen reader reads the desktop. The report ends with the connection.
package struct PresenceRequest: Sendable, Hashable {
    package var screenReader: Bool
    /// The connections (`#3`) whose views the screen reader reads, so that no other program announces them.
    package var views: [String]

    package init(screenReader: Bool, views: [String] = []) {
        (self.screenReader, self.views) = (screenReader, views)
    }
}

extension PresenceRequest: Codable {
    enum CodingKeys: String, ParameterKey { case screenReader, views }

    package init(from decoder: any Decoder) throws {
        let parameters = try decoder.parameters(CodingKeys.self)
        screenReader = try parameters.decode(Bool.self, forKey: .screenReader)
        views = try parameters.decodeIfPresent([String].self, forKey: .views) ?? []
        guard screenReader || views.isEmpty else {
            throw WireError(.invalidParams, "\"views\" is for screen readers: send \"screenReader\": true too.")
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var parameters = encoder.container(keyedBy: CodingKeys.self)
        try parameters.encode(screenReader, forKey: .screenReader)
        if !views.isEmpty { try parameters.encode(views, forKey: .views) }
    }
}
