// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing
import Wording

@testable import a11y_speak

@Suite("Alerts as announcements")
struct AlertTests {
    private static func alert(
        _ severity: String?, _ status: AlertPayload.Alert.Status = .firing, summary: String? = "Disk is full",
        fingerprint: String = "a1"
    ) -> AlertPayload.Alert {
        var labels = ["alertname": "DiskFull", "instance": "db1:9100"]
        labels["severity"] = severity
        return AlertPayload.Alert(
            status: status, labels: labels, annotations: summary.map { ["summary": $0] } ?? [:],
            fingerprint: fingerprint)
    }

    private func request(_ alert: AlertPayload.Alert, _ rules: AlertRules = AlertRules()) -> AnnounceRequest {
        rules.request(for: alert, in: .english)
    }

    @Test func `a payload of Alertmanager is read, whatever else is in it`() throws {
        let json = """
            {"receiver":"speech","status":"firing","alerts":[{"status":"firing","labels":{"alertname":"DiskFull",
            "instance":"db1:9100","severity":"critical"},"annotations":{"summary":"Disk is full"},
            "startsAt":"2026-11-25T02:00:00.000Z","endsAt":"0001-01-01T00:00:00Z","generatorURL":"http://p:9090/graph",
            "fingerprint":"c3a5f1b2d4e60718"}],"groupLabels":{},"commonLabels":{"alertname":"DiskFull"},
            "commonAnnotations":{},"externalURL":"http://alertmanager:9093","version":"4","groupKey":"{}:{}",
            "truncatedAlerts":0,"notification_reason":"first"}
            """
        let payload = try AlertPayload(Array(json.utf8))
        #expect(payload.alerts == [Self.alert("critical", fingerprint: "c3a5f1b2d4e60718")])
    }

    @Test(arguments: [
        "", "[]", "{}", #"{"version":"3","alerts":[]}"#, #"{"version":"4"}"#,
        #"{"version":"4","alerts":[{"status":"odd","labels":{}}]}"#, #"{"version":4,"alerts":[]}"#,
    ])
    func `an invalid payload is refused`(json: String) {
        #expect(throws: HTTPRefusal.self) { try AlertPayload(Array(json.utf8)) }
    }

    @Test func `an alert has its author's sentence, else its name and place`() {
        func text(_ annotations: [String: String], _ labels: [String: String] = [:]) -> String {
            AlertPayload.Alert(status: .firing, labels: labels, annotations: annotations, fingerprint: "a").text
        }
        #expect(text(["summary": " Disk\nis  full ", "description": "long"]) == "Disk is full")
        #expect(text(["summary": "", "description": "long"]) == "long")
        #expect(text([:], ["alertname": "DiskFull", "instance": "db1", "job": "x"]) == "DiskFull, db1")
        #expect(text([:]) == "")
        #expect(request(AlertPayload.Alert(status: .firing, labels: [:], fingerprint: "a")).words == .text("Alert"))
    }

    @Test func `severity is priority, and the user's own rules come first`() {
        let severities: [String?] = ["critical", "Page", "warning", "error", "info", "none", "odd", nil]
        #expect(
            severities.map { request(Self.alert($0)).priority } == [
                .high, .high, .message, .message, .low, .low, .low, .low,
            ])
        var rules = AlertRules()
        rules.priorities["info"] = .message
        #expect(request(Self.alert("info"), rules).priority == .message)
    }

    @Test func `an alarm is said again until it is acknowledged; of others many are few sentences`() {
        let alarm = request(Self.alert("critical"))
        #expect(alarm.repetition == Repetition(every: 60) && alarm.group == nil && alarm.expires == nil)
        let warning = request(Self.alert("warning"))
        #expect(warning.repetition == nil && warning.group == "alerts" && warning.expires == nil)
        #expect(request(Self.alert("info")).expires == 3600)
        var once = AlertRules()
        once.repetition = nil
        #expect(request(Self.alert("critical"), once).repetition == nil)
    }

    @Test func `a resolved alert replaces the firing one, and is not an alarm`() {
        let resolved = request(Self.alert("critical", .resolved))
        #expect(resolved.words == .text("Resolved: Disk is full"))
        #expect(resolved.priority == .message && resolved.repetition == nil)
        #expect(resolved.slot == "alert a1" && request(Self.alert("critical")).slot == "alert a1")
        #expect(
            AlertRules().request(for: Self.alert("info", .resolved), in: .german).words
                == .text("Behoben: Disk is full"))
    }

    @Test func `alerts left out by Alertmanager are counted, and may have any urgency`() throws {
        let payload = try AlertPayload(Array(#"{"version":"4","alerts":[],"truncatedAlerts":12}"#.utf8))
        let rest = try #require(AlertRules().request(forLeftOut: payload.truncatedAlerts ?? 0, in: .english))
        #expect(rest.words == .text("12 more from Alertmanager") && rest.priority == .message)
        #expect(AlertRules().request(forLeftOut: 0, in: .english) == nil)
    }

    @Test func `a repeated group announces only changed alerts, or all if none has changed`() {
        var memory = AlertMemory()
        func payload(_ alerts: AlertPayload.Alert...) -> AlertPayload { AlertPayload(alerts: alerts) }
        func news(_ payload: AlertPayload, _ seconds: Int) -> [String] {
            let news = memory.news(in: payload, at: .seconds(seconds))
            for alert in news { memory.remember(alert, at: .seconds(seconds)) }
            return news.map { "\($0.fingerprint) \($0.status)" }
        }
        let (a, b) = (Self.alert("critical", fingerprint: "a"), Self.alert("warning", fingerprint: "b"))
        #expect(news(payload(a), 0) == ["a firing"])
        #expect(news(payload(a, b), 300) == ["b firing"])
        // The other one of two that watch each other.
        #expect(news(payload(b), 310) == [])
        #expect(news(payload(a, b), 14_400) == ["a firing", "b firing"])
        let over = Self.alert("critical", .resolved, fingerprint: "a")
        #expect(news(payload(over, b), 14_700) == ["a resolved"])
        #expect(news(payload(over, b), 14_720) == [])
        #expect(news(payload(a), 15_000) == ["a firing"])
    }

    @Test(
        arguments: [
            ("127.0.0.1:9099", true), ("127.9.9.9:1", true), ("[::1]:9099", true), ("localhost:9099", true),
            ("unix:/run/a.sock", true), ("0.0.0.0:9099", false), ("[::]:80", false), ("10.0.0.1:80", false),
            ("127.0.0.1.evil.example:80", false), ("localhost.example:1", false),
        ] as [(String, Bool)])
    func `an address is of this machine, or it is not`(text: String, isLocal: Bool) {
        #expect(ListenAddress(text)?.isLocal == isLocal)
    }

    @Test(arguments: ["9099", ":9099", "127.0.0.1", "127.0.0.1:x", "127.0.0.1:65536", "::1:80", "unix:", "unix:a", ""])
    func `an invalid address is refused`(address: String) {
        #expect(ListenAddress(address) == nil)
    }

    @Test func `a severity's rule is a name and a priority`() {
        #expect(
            SeverityRule("Critical=message").map { [$0.severity, $0.priority.rawValue] } == ["critical", "message"])
        #expect(["critical", "=high", "x=loud", "x="].allSatisfy { SeverityRule($0) == nil })
    }
}

extension AlertPayload {
    fileprivate init(alerts: [Alert]) {
        self = (try? AlertPayload(Array(#"{"version":"4","alerts":[]}"#.utf8)))!
        self.alerts = alerts
    }
}
