// SPDX-License-Identifier: MIT

/// The outcome of an accepted announcement: exactly one of these, once.
public enum AnnouncementOutcome: String, Sendable, Hashable, CaseIterable, Codable {
    /// Heard to its end.
    case finished
    /// Cut while it was heard, and not said again.
    case interrupted
    /// A newer one took its place before it was heard.
    case replaced
    /// Waited until it was no longer worth saying.
    case expired
    /// Never said, because of its priority or of a limit.
    case dropped
    case canceled
    /// Could not be spoken; the reason says why.
    case failed
}

/// The state of an announcement. `queued` and `began` come again when one that was cut is said again.
public enum AnnouncementState: Sendable, Hashable {
    case queued
    /// Its first sample is heard.
    case began
    case ended(AnnouncementOutcome)

    /// Its name on the wire.
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

    /// The outcome when there is one.
    public var outcome: AnnouncementOutcome? {
        if case .ended(let outcome) = self { outcome } else { nil }
    }
}

/// The reason why an announcement waits.
package enum WaitingCause: String, Sendable, Hashable, CaseIterable {
    /// Its turn: another is heard.
    case turn
    /// The change that it announces must come to rest.
    case rest
    /// Its client is paused.
    case clientPaused
    /// All speech is paused.
    case paused
    /// It was heard, and is said again until somebody acknowledges it.
    case acknowledgement
}
