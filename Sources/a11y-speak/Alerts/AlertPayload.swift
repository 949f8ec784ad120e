// SPDX-License-Identifier: MIT

import ClientConnection
import FoundationEssentials

/// The message that Alertmanager posts: version 4 of its webhook, by the documentation of `webhook_config`. Unknown
/// fields are ignored.
struct AlertPayload: Sendable, Equatable, Decodable {
    struct Alert: Sendable, Equatable, Decodable {
        enum Status: String, Sendable, Decodable { case firing, resolved }

        var status: Status
        var labels: [String: String]
        var annotations: [String: String]
        /// Identifies the alert by its labels.
        var fingerprint: String

        private enum CodingKeys: String, CodingKey { case status, labels, annotations, fingerprint }

        init(status: Status, labels: [String: String], annotations: [String: String] = [:], fingerprint: String) {
            (self.status, self.labels, self.annotations, self.fingerprint) = (status, labels, annotations, fingerprint)
        }

        init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: CodingKeys.self)
            status = try fields.decode(Status.self, forKey: .status)
            labels = try fields.decodeIfPresent([String: String].self, forKey: .labels) ?? [:]
            annotations = try fields.decodeIfPresent([String: String].self, forKey: .annotations) ?? [:]
            let known = try fields.decodeIfPresent(String.self, forKey: .fingerprint) ?? ""
            // Grafana and other senders of this format may omit the fingerprint.
            fingerprint =
                known.isEmpty
                ? labels.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ",") : known
        }
    }

    var version: String
    var alerts: [Alert]
    /// The number of alerts that the sender left out because of its `max_alerts`; nil when it does not report the
    /// number.
    var truncatedAlerts: Int?

    /// - Throws: an ``HTTPRefusal`` that describes the fault of the body.
    init(_ body: [UInt8]) throws(HTTPRefusal) {
        do {
            self = try JSONDecoder().decode(AlertPayload.self, from: Data(body))
        } catch {
            throw HTTPRefusal(
                400, "This is not what Alertmanager posts: an object with \"version\": \"4\" and \"alerts\".")
        }
        guard version == "4" else {
            throw HTTPRefusal(
                400, "This is version \(version.prefix(20)) of Alertmanager's webhook; only 4 is known here.")
        }
    }
}

extension AlertPayload.Alert {
    /// The author's sentence, else the alert's name and instance.
    var text: String {
        let told = ["summary", "description", "message"].lazy.compactMap { annotations[$0] }.map {
            LogText(Array($0.utf8).oneLine).text
        }
        if let first = told.first(where: { !$0.isEmpty }) { return first }
        let names = ["alertname", "instance"].compactMap { labels[$0] }.map { LogText($0.utf8, limit: 100).text }
        return names.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// In lower case; "" for none.
    var severity: String { (labels["severity"] ?? "").lowercased() }
}

extension [UInt8] {
    /// Replaces line ends by spaces.
    fileprivate var oneLine: [UInt8] { map { $0 == 10 || $0 == 13 ? 32 : $0 } }
}
