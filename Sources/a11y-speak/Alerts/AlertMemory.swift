// SPDX-License-Identifier: MIT

/// The alerts that were announced. Alertmanager posts all alerts of a group when one changes, and again after its
/// `repeat_interval`; two clustered Alertmanagers may both post. A value; time is an argument.
struct AlertMemory: Sendable {
    private struct Told: Sendable {
        let alert: AlertPayload.Alert
        let time: Duration
    }

    /// Equal posts within this time are announced once.
    private static let same = Duration.seconds(60)
    private static let most = 10_000

    private var told: [String: Told] = [:]

    /// The alerts to announce: those that have changed; when none has, all that still fire, as a reminder.
    func news(in payload: AlertPayload, at now: Duration) -> [AlertPayload.Alert] {
        let changed = payload.alerts.filter { told[$0.fingerprint]?.alert.isSame(as: $0) != true }
        guard changed.isEmpty else { return changed }
        let isOld = payload.alerts.allSatisfy { alert in
            told[alert.fingerprint].map { now - $0.time >= Self.same } ?? true
        }
        return isOld ? payload.alerts.filter { $0.status == .firing } : []
    }

    /// Remembers an alert that the daemon has accepted.
    mutating func remember(_ alert: AlertPayload.Alert, at now: Duration) {
        if told.count >= Self.most, let oldest = told.min(by: { $0.value.time < $1.value.time })?.key {
            told[oldest] = nil
        }
        told[alert.fingerprint] = Told(alert: alert, time: now)
    }
}

extension AlertPayload.Alert {
    /// Whether the announcement would be the same.
    fileprivate func isSame(as other: Self) -> Bool {
        status == other.status && text == other.text && severity == other.severity
    }
}
