// SPDX-License-Identifier: MIT

import AnnouncementKit
import Wording

/// How alerts are said: severity to priority, fingerprint to slot.
struct AlertRules: Sendable, Equatable {
    /// By severities in small letters; all others are `low`.
    var priorities: [String: AnnouncementPriority] = [
        "critical": .high, "page": .high, "emergency": .high, "error": .message, "warning": .message,
    ]
    /// In seconds: how long after its end one of priority `high` is said again until it is acknowledged; nil for once.
    var repetition: Double? = 60

    /// Of more than three that wait only the newest is said, and how many there were.
    private static let group = "alerts"
    /// In seconds: how long what can wait is worth saying.
    private static let worth = 3600.0

    /// - Parameter language: of what is added to the alert's own words.
    func request(for alert: AlertPayload.Alert, in language: SpokenLanguage) -> AnnounceRequest {
        let priority = priorities[alert.severity] ?? .low
        let text = alert.text.isEmpty ? "Alert" : alert.text
        let isFiring = alert.status == .firing
        var request = AnnounceRequest(
            isFiring ? .text(text) : Phrasebook[language].words("alerts.resolved", ["text": .plain(text)]).announced,
            // An alarm that is over is no alarm.
            priority: isFiring || priority != .high ? priority : .message)
        request.slot = "alert \(alert.fingerprint.prefix(200))"
        request.mayRepeat = true
        if request.priority == .high {
            request.repetition = repetition.map { Repetition(every: $0) }
        } else {
            request.group = Self.group
        }
        if [.low, .notification].contains(request.priority) { request.expires = Self.worth }
        return request
    }

    /// What is said of those that Alertmanager has left out, which may be of any severity; nil for none.
    func request(forLeftOut count: Int, in language: SpokenLanguage) -> AnnounceRequest? {
        guard count > 0 else { return nil }
        let words = Phrasebook[language].words("burst", count: count, ["name": .plain("Alertmanager")])
        var request = AnnounceRequest(words.announced, priority: .message)
        request.slot = "alerts left out"
        return request
    }
}

/// One of `--severity NAME=PRIORITY`.
struct SeverityRule: Sendable, Equatable {
    let severity: String
    let priority: AnnouncementPriority

    init?(_ argument: String) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, let priority = AnnouncementPriority(name: String(parts[1])) else {
            return nil
        }
        (severity, self.priority) = (parts[0].lowercased(), priority)
    }
}
