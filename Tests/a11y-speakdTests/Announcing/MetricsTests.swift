// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue
import DaemonProtocol
import Testing

@testable import Synthesis
@testable import a11y_speakd

@Suite("Latency")
struct LatencyFiguresTests {
    private func figures(_ durations: some Sequence<Duration>) -> LatencyFigures {
        durations.reduce(into: LatencyFigures()) { $0.record($1) }
    }

    @Test func `metrics without measurements have no figures`() {
        #expect(figures([]).summary == nil)
        #expect(Metrics().latency == nil)
        #expect(Metrics().outcomes == nil)
    }

    @Test func `a summary has the median, p95 and worst latency in milliseconds`() {
        #expect(
            figures([.microseconds(2500)]).summary
                == LatencyReply.Summary(count: 1, median: 2.5, p95: 2.5, worst: 2.5))
        #expect(
            figures((1...100).reversed().map { .microseconds($0 * 10) }).summary
                == LatencyReply.Summary(count: 100, median: 0.5, p95: 0.95, worst: 1))
        #expect(
            figures([.milliseconds(1), .milliseconds(1), .seconds(2)]).summary
                == LatencyReply.Summary(count: 3, median: 1, p95: 2000, worst: 2000))
    }

    @Test func `a summary counts all measurements but ranks only the last 1,000`() {
        let slow = Array(repeating: Duration.seconds(1), count: 600)
        let fast = Array(repeating: Duration.milliseconds(2), count: 999)
        #expect(figures(slow + fast).summary == LatencyReply.Summary(count: 1599, median: 2, p95: 2, worst: 1000))
        #expect(
            figures(slow + fast + fast.prefix(1)).summary
                == LatencyReply.Summary(count: 1600, median: 2, p95: 2, worst: 2))
    }

    @Test(arguments: [
        (Duration.zero, 0.0), (.milliseconds(-3), 0), (.nanoseconds(1500), 0.002), (.microseconds(3_333_333), 3333.333),
        (.seconds(7200), 3_600_000), (.seconds(Int64.max), 3_600_000), (.seconds(Int64.min), 0),
    ])
    func `a zero, negative or huge duration is limited to a valid figure`(duration: Duration, milliseconds: Double) {
        #expect(
            figures([duration]).summary
                == LatencyReply.Summary(count: 1, median: milliseconds, p95: milliseconds, worst: milliseconds))
    }
}

@Suite("The daemon's own metrics")
struct MetricsTests {
    private let stage = SessionStage()

    private func post(_ text: String, _ priority: AnnouncementPriority = .message) throws {
        try stage.announcer.post(Announcement(.text(text), priority: priority), from: 1) { _ in }
    }

    private var latency: LatencyReply? { stage.announcer.ledger.metrics.latency }

    @Test func `the first sound is measured from acceptance or from the end of the speech before it`()
        throws
    {
        try post("one")
        stage.pass(.microseconds(2500))
        stage.giveSound()
        try post("two")
        stage.pass(.seconds(3))
        stage.hearEnd()
        stage.pass(.microseconds(800))
        stage.giveSound()
        #expect(
            latency
                == LatencyReply(firstSound: .init(count: 2, median: 0.8, p95: 2.5, worst: 2.5), stop: nil))
    }

    @Test func `an announcement held by a pause is measured from the resume`() throws {
        stage.announcer.pause()
        try post("one")
        stage.pass(.seconds(60))
        stage.announcer.resume()
        stage.pass(.milliseconds(3))
        stage.giveSound()
        #expect(latency == LatencyReply(firstSound: .init(count: 1, median: 3, p95: 3, worst: 3), stop: nil))
    }

    @Test func `the time until an announcement is heard is measured from the same moment`() throws {
        try post("one")
        stage.pass(.milliseconds(2))
        stage.giveSound()
        stage.pass(.milliseconds(900))
        stage.hearFirstSample()
        let expected = LatencyReply(
            firstSound: .init(count: 1, median: 2, p95: 2, worst: 2),
            began: .init(count: 1, median: 902, p95: 902, worst: 902), stop: nil)
        #expect(latency == expected)
    }

    @Test func `sound of a stopped utterance is not measured`() throws {
        try post("one", .default)
        let stopped = try #require(stage.speaker.current)
        try post("two", .default)
        stage.announcer.gaveSound(stopped, at: stage.now)
        #expect(latency?.firstSound == nil)
        #expect(latency?.stop == LatencyReply.Summary(count: 1, median: 0, p95: 0, worst: 0))
    }

    @Test func `a stop is measured until the speaker is silent`() throws {
        try post("one")
        stage.speaker.onStop = { [stage] in stage.pass(.microseconds(400)) }
        stage.announcer.cancel(.all) { _ in }
        #expect(latency?.stop == LatencyReply.Summary(count: 1, median: 0.4, p95: 0.4, worst: 0.4))
    }

    @Test func `every outcome is counted`() throws {
        try post("one", .default)
        try post("two", .default)
        stage.hearEnd()
        try post("three", .notification)
        stage.announcer.cancel(.all) { _ in }
        try post("four")
        stage.fail("no voice")
        #expect(stage.daemon.report.status.outcomes == ["interrupted": 1, "finished": 1, "canceled": 1, "failed": 1])
    }
}
