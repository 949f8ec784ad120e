// SPDX-License-Identifier: MIT

import AnnouncementKit
import Wording

/// The rules for announcing alerts: the severity gives the priority, the fingerprint gives the slot.
struct AlertRules: Sendable, Equatable {
    /// By severity in lower case; all other severities are `low`.
    var priorities: [String: AnnouncementPriority] = [
        "critical": .high, "page": .high, "emergency": .high, "error": .message, "warning": .message,
    ]
    /// Seconds after the end of a `high` alert until it is repeated, unless acknowledged; nil for no repetition.
    var repetition: Double? = 60

    /// The group of all alerts below `high`: when more than three wait, only the newest is announced, with the number
    /// of others.
    private static let group = "alerts"
    /// Seconds for which a less urgent alert is worth announcing.
    private static let worth = 3600.0

    /// - Parameter language: of the words added to the alert's text.
    func request(for alert: AlertPayload.Alert, in language: SpokenLanguage) -> AnnounceRequest {
        let priority = priorities[alert.severity] ?? .low
        let text = alert.text.isEmpty ? "Alert" : alert.text
        let isFiring = alert.status == .firing
        var request = AnnounceRequest(
            isFiring ? .text(text) : Phrasebook[language].words("alerts.resolved", ["text": .plain(text)]).announced,
            // A resolved alarm is no longer an alarm.
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

    /// The announcement of alerts that Alertmanager left out, whose severities are unknown; nil for none.
    func request(forLeftOut count: Int, in language: SpokenLanguage) -> AnnounceRequest? {
        guard count > 0 else { return nil }
        let words = Phrasebook[language].words("burst", count: count, ["name": .plain("Alertmanager")])
        var request = AnnounceRequest(words.announced, priority: .message)
        request.slot = "alerts left out"
        return request
    }
}

/// The value of a `--severity NAME=PRIORITY`.
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
