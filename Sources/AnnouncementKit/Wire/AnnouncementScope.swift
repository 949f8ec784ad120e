// SPDX-License-Identifier: MIT

/// The announcements that `cancel` or `acknowledge` applies to: one, the client's own, or all.
public enum AnnouncementScope: Sendable, Hashable {
    case announcement(AnnouncementID)
    case own
    case all
}

extension AnnouncementScope: Codable {
    enum CodingKeys: String, ParameterKey { case announcement, scope }

    private static let scopes: [String: Self] = ["self": .own, "all": .all]

    public init(from decoder: any Decoder) throws {
        let parameters = try decoder.parameters(CodingKeys.self)
        let scope = try parameters.name(.scope, of: ["self", "all"]) { Self.scopes[$0] }
        let id = try parameters.decodeIfPresent(AnnouncementID.self, forKey: .announcement)
        switch (id, scope) {
        case (let id?, nil): self = .announcement(id)
        case (nil, let scope?): self = scope
        default:
            throw WireError(
                .invalidParams, "This needs either \"announcement\" (an id) or \"scope\" (self or all).")
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var parameters = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .announcement(let id): try parameters.encode(id, forKey: .announcement)
        case .own: try parameters.encode("self", forKey: .scope)
        case .all: try parameters.encode("all", forKey: .scope)
        }
    }
}

/// The reply to `cancel`: the number of announcements that it ended.
package struct CancelReply: Sendable, Hashable, Codable {
    package var canceled: Int

    package init(canceled: Int) {
        self.canceled = canceled
    }
}

/// The reply to `acknowledge`: the number of alarms that no longer repeat.
package struct AcknowledgeReply: Sendable, Hashable, Codable {
    package var acknowledged: Int

    package init(acknowledged: Int) {
        self.acknowledged = acknowledged
    }
}
