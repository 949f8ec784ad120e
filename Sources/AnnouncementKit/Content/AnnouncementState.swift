// SPDX-License-Identifier: MIT

/// The outcome of an accepted announcement. Every announcement has exactly one.
public enum AnnouncementOutcome: String, Sendable, Hashable, CaseIterable, Codable {
    /// Heard to its end.
    case finished
    /// Cut while it was heard, and not said again.
    case interrupted
    /// Replaced by a newer announcement before it was heard.
    case replaced
    /// Waited until it expired.
    case expired
    /// Never said, because of its priority or of a limit.
    case dropped
    case canceled
    /// Could not be spoken. The event's reason says why.
    case failed
}

/// The state of an announcement. If a cut announcement is said again, `queued` and `began` are reported again.
public enum AnnouncementState: Sendable, Hashable {
    case queued
    /// The first sample is heard.
    case began
    case ended(AnnouncementOutcome)

    /// The name on the wire.
    public var name: String {
        switch self {
        case .queued: "queued"
        case .began: "began"
        case .ended(let outcome): outcome.rawValue
        }
    }

    public init?(name: String) {
        switch name {
        case "queued": self = .queued
        case "began": self = .began
        default:
            guard let outcome = AnnouncementOutcome(rawValue: name) else { return nil }
            self = .ended(outcome)
        }
    }

    /// The outcome; nil if the announcement has not ended.
    public var outcome: AnnouncementOutcome? {
        if case .ended(let outcome) = self { outcome } else { nil }
    }
}

/// The reason why an announcement waits.
package enum WaitingCause: String, Sendable, Hashable, CaseIterable {
    /// Another announcement is being said.
    case turn
    /// The announced change has not come to rest.
    case rest
    /// The client is paused.
    case clientPaused
    /// All speech is paused.
    case paused
    /// The alarm was heard, and repeats until it is acknowledged.
    case acknowledgement
    /// The announcement was heard to its end, and its client may append to it.
    case open
}
