// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol
import Testing

@testable import ClientConnection
@testable import a11y_speak

@Suite("a11y-speak status")
struct StatusCommandTests {
    private let status = StatusReply(
        version: "0.1.0", paused: true, speaking: nil, waiting: 1,
        next: [StatusReply.Item(id: 7, client: "shell", priority: .low, text: "one")], clients: 3,
        synthesizer: "espeak-ng 1.51", sink: #"wav:"a\b""#, problem: nil,
        latency: LatencyReply(
            firstSound: .init(count: 1200, median: 2.5, p95: 4.127, worst: 12),
            stop: .init(count: 3, median: 0.25, p95: 0.3, worst: 0.3)), outcomes: ["finished": 1150, "expired": 50])
    private let silent = StatusReply(
        version: "0.1.0", paused: false, speaking: nil, waiting: 0, next: [], clients: 1,
        synthesizer: "espeak-ng 1.51", sink: "pulse", problem: "no sound server")

    @Test func `status prints the latencies of speech and silence, once measured`() {
        #expect(
            StatusText.lines(status, clock: .utc) == [
                #"a11y-speakd 0.1.0, espeak-ng 1.51, speaking on wav:"a\b""#,
                "paused, alarms excepted: continue with 'a11y-speak resume'", "silent",
                "waiting: 1", "  #7 low from shell: one",
                "first sound after 2.5 ms, 95 of 100 within 4.13 ms, at worst 12.0 ms (the last 1000 of 1200)",
                "silent after 0.25 ms, 95 of 100 within 0.3 ms, at worst 0.3 ms (the last 3 of 3)", "clients: 3",
            ])
        #expect(
            StatusText.lines(silent, clock: .utc) == [
                "a11y-speakd 0.1.0, espeak-ng 1.51, sink pulse", "nothing can be heard: no sound server",
                "silent",
                "waiting: 0", "clients: 1",
            ])
    }

    @Test func `muted sound is reported as muted by status, say and Prometheus`() {
        var muted = silent
        (muted.problem, muted.muted) = (nil, "the sink speakers is muted: pactl set-sink-mute speakers 0")
        #expect(
            StatusText.heading(muted) == [
                "a11y-speakd 0.1.0, espeak-ng 1.51, speaking on pulse",
                "nothing can be heard: the sink speakers is muted: pactl set-sink-mute speakers 0",
            ])
        #expect(muted.silence == "The sink speakers is muted: pactl set-sink-mute speakers 0")
        #expect(PrometheusText.lines(muted).contains("a11y_speakd_audible 0"))
        muted.muted = nil
        #expect(muted.silence == nil)
        #expect(PrometheusText.lines(muted).contains("a11y_speakd_audible 1"))
    }

    @Test func `shown charts and elements of programs are listed`() {
        var showing = silent
        let chart = ChartDescriptor(
            id: "co2", title: "Carbon dioxide", axes: [],
            series: [DataSeries(id: "s", points: PointColumns(x: [1, 2], y: [3, 4]))])
        showing.programs = [
            StatusReply.Program(client: "plot", charts: [StatusReply.Program.Chart(chart)], elements: 1),
            StatusReply.Program(client: nil, charts: [], elements: 7),
        ]
        #expect(
            StatusText.lines(showing, clock: .utc).suffix(4) == [
                "clients: 1", "  plot, 1 element", "    chart co2 (Carbon dioxide), 1 series, 2 points",
                "  a client without a name, 7 elements",
            ])
    }

    @Test func `Prometheus gets seconds, and a count for every outcome`() {
        let lines = PrometheusText.lines(status)
        #expect(
            lines.filter { !$0.hasPrefix("#") } == [
                #"a11y_speakd_info{sink="wav:\"a\\b\"",synthesizer="espeak-ng 1.51",version="0.1.0"} 1"#,
                "a11y_speakd_audible 0", "a11y_speakd_paused 1", "a11y_speakd_speaking 0", "a11y_speakd_waiting 1",
                "a11y_speakd_clients 3",
                #"a11y_speakd_announcements_total{outcome="finished"} 1150"#,
                #"a11y_speakd_announcements_total{outcome="interrupted"} 0"#,
                #"a11y_speakd_announcements_total{outcome="replaced"} 0"#,
                #"a11y_speakd_announcements_total{outcome="expired"} 50"#,
                #"a11y_speakd_announcements_total{outcome="dropped"} 0"#,
                #"a11y_speakd_announcements_total{outcome="canceled"} 0"#,
                #"a11y_speakd_announcements_total{outcome="failed"} 0"#,
                #"a11y_speakd_first_sound_seconds{quantile="0.5"} 0.0025"#,
                #"a11y_speakd_first_sound_seconds{quantile="0.95"} 0.004127"#,
                #"a11y_speakd_first_sound_seconds{quantile="1"} 0.012"#, "a11y_speakd_first_sound_seconds_count 1200",
                #"a11y_speakd_stop_seconds{quantile="0.5"} 0.00025"#,
                #"a11y_speakd_stop_seconds{quantile="0.95"} 0.0003"#, #"a11y_speakd_stop_seconds{quantile="1"} 0.0003"#,
                "a11y_speakd_stop_seconds_count 3",
            ])
        let types = lines.filter { $0.hasPrefix("# TYPE ") }.map { $0.dropFirst("# TYPE a11y_speakd_".count) }
        #expect(
            types == [
                "info gauge", "audible gauge", "paused gauge", "speaking gauge", "waiting gauge", "clients gauge",
                "announcements_total counter", "first_sound_seconds summary", "stop_seconds summary",
            ])
    }

    @Test func `figures that were not measured are omitted`() {
        let lines = PrometheusText.lines(silent)
        #expect(lines.contains("a11y_speakd_audible 0"))
        #expect(!lines.contains { $0.contains("seconds") })
    }
}

extension LocalClock {
    /// Greenwich's, in 1970.
    static let utc = LocalClock(offset: { _ in 0 }, now: 0)
}
