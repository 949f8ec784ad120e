// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol

/// The daemon's figures in Prometheus's text format 0.0.4, in base units: seconds, and counts since the daemon started.
struct PrometheusText {
    static func lines(_ status: StatusReply) -> [String] {
        let version = [("sink", status.sink), ("synthesizer", status.synthesizer), ("version", status.version)]
        let outcomes = AnnouncementOutcome.allCases.map { outcome in
            Sample([("outcome", outcome.rawValue)], Double(status.outcomes?[outcome.rawValue] ?? 0))
        }
        return metric("info", "gauge", "The version, synthesizer and sink.", [Sample(version, 1)])
            + metric("audible", "gauge", "1 when speech can be heard.", status.isAudible ? 1 : 0)
            + metric("paused", "gauge", "1 when the user has paused all speech.", status.paused ? 1 : 0)
            + metric("speaking", "gauge", "1 when an announcement is being spoken.", status.speaking == nil ? 0 : 1)
            + metric("waiting", "gauge", "Announcements that wait.", Double(status.waiting))
            + metric("clients", "gauge", "Connected clients, including this one.", Double(status.clients))
            + metric("announcements_total", "counter", "Announcements by outcome.", outcomes)
            + latency(
                "first_sound_seconds", "From the moment when an announcement may be spoken to its first sample.",
                status.latency?.firstSound)
            + engines(status.engines ?? [])
            + latency("stop_seconds", "From a decision to silence until the sink is empty.", status.latency?.stop)
    }

    private static func engines(_ engines: [EngineFigures]) -> [String] {
        guard !engines.isEmpty else { return [] }
        func each(_ value: (EngineFigures) -> Double?) -> [Sample] {
            engines.compactMap { engine in value(engine).map { Sample([("engine", engine.name)], $0) } }
        }
        return metric("engine_running", "gauge", "1 when the engine's process runs.", each { $0.running ? 1 : 0 })
            + metric(
                "engine_texts_total", "counter", "Texts sent to the engine.", each { Double($0.utterances) })
            + metric(
                "engine_failures_total", "counter", "Texts that failed, and that another engine spoke.",
                each { Double($0.failures) })
            + metric(
                "engine_memory_bytes", "gauge", "Memory of the engine's processes.", each { $0.memory.map(Double.init) }
            )
            + metric(
                "engine_first_sound_seconds", "gauge", "From a text to its first sample, the median of the last 1,000.",
                each { ($0.firstSound?.median).map { $0 / 1000 } })
    }

    /// A value with the labels that distinguish it within the metric.
    private struct Sample {
        let labels: [(name: String, value: String)]
        let value: Double

        init(_ labels: [(String, String)], _ value: Double) {
            self.labels = labels
            self.value = value
        }
    }

    private static func metric(_ name: String, _ kind: String, _ help: String, _ value: Double) -> [String] {
        metric(name, kind, help, [Sample([], value)])
    }

    private static func metric(_ name: String, _ kind: String, _ help: String, _ samples: [Sample]) -> [String] {
        head(name, kind, help) + samples.map { line(name, $0) }
    }

    /// The quantiles cover the last 1,000 announcements; the count covers all.
    private static func latency(_ name: String, _ help: String, _ summary: LatencyReply.Summary?) -> [String] {
        guard let summary else { return [] }
        let quantiles = [("0.5", summary.median), ("0.95", summary.p95), ("1", summary.worst)]
        return head(name, "summary", help)
            + quantiles.map { line(name, Sample([("quantile", $0.0)], $0.1 / 1000)) }
            + [line("\(name)_count", Sample([], Double(summary.count)))]
    }

    /// The metric's help and type, in two lines before its values.
    private static func head(_ name: String, _ kind: String, _ help: String) -> [String] {
        ["# HELP a11y_speakd_\(name) \(help)", "# TYPE a11y_speakd_\(name) \(kind)"]
    }

    /// A line with one value. Counts are written as whole numbers.
    private static func line(_ name: String, _ sample: Sample) -> String {
        let labels = sample.labels.map { "\($0.name)=\"\(escaped($0.value))\"" }.joined(separator: ",")
        let whole = sample.value.rounded() == sample.value && abs(sample.value) < 1e15
        let value = whole ? "\(Int(sample.value))" : "\(sample.value)"
        return "a11y_speakd_\(name)\(labels.isEmpty ? "" : "{\(labels)}") \(value)"
    }

    /// A label value with backslash, quotation mark and line feed escaped, as the format requires.
    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            switch character {
            case "\\", "\"": result += "\\\(character)"
            case "\n": result += "\\n"
            default: result.append(character)
            }
        }
    }
}

extension StatusReply {
    /// Whether speech can be heard: the sinks `null` and `wav` play nothing.
    fileprivate var isAudible: Bool { problem == nil && muted == nil && sink != "null" && !sink.hasPrefix("wav:") }
}
