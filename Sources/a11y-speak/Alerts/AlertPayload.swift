// SPDX-License-Identifier: MIT

import ClientConnection
import FoundationEssentials

/// What Alertmanager posts: version 4 of its webhook, as its documentation of `webhook_config` has it. Unknown fields do not count.
struct AlertPayload: Sendable, Equatable, Decodable {
    struct Alert: Sendable, Equatable, Decodable {
        enum Status: String, Sendable, Decodable { case firing, resolved }

        var status: Status
        var labels: [String: String]
        var annotations: [String: String]
        /// Which alert it is, by its labels.
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
            // Grafana and others that post in this form may leave it out.
            fingerprint =
                known.isEmpty
                ? labels.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ",") : known
        }
    }

    var version: String
    var alerts: [Alert]
    /// How many more there are that it leaves out, by its `max_alerts`; none for those that do not tell.
    var truncatedAlerts: Int?

    /// - Throws: an ``HTTPRefusal`` that says what it is instead.
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
    /// The author's own sentence, else what it is called and where.
    var text: String {
        let told = ["summary", "description", "message"].lazy.compactMap { annotations[$0] }.map {
            LogText(Array($0.utf8).oneLine).text
        }
        if let first = told.first(where: { !$0.isEmpty }) { return first }
        let names = ["alertname", "instance"].compactMap { labels[$0] }.map { LogText($0.utf8, limit: 100).text }
        return names.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// In small letters; "" for none.
    var severity: String { (labels["severity"] ?? "").lowercased() }
}

extension [UInt8] {
    /// A text of several lines as one.
    fileprivate var oneLine: [UInt8] { map { $0 == 10 || $0 == 13 ? 32 : $0 } }
}
