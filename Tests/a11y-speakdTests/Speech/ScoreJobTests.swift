// SPDX-License-Identifier: GPL-3.0-or-later

import Sonification
import Testing

@testable import AudioSinks
@testable import a11y_speakd

@Suite("A score on its way to the sink")
struct ScoreJobTests {
    private let sink = ScriptedSink()
    private let reports = Recorder<SpeechEvent>()
    private let given = Recorder<UtteranceID>()
    private let id = UtteranceID(rawValue: 1)
    /// Four notes of 0.25 s each.
    private let score = Score(tracks: [
        Track(
            notes: (0..<4).map { index in
                Note(
                    start: Double(index) / 4, length: 0.25, tone: Tone(hertz: 440),
                    place: DataPlace(series: "s", x: Double(index), y: 1))
            })
    ])

    private func job(start: Int = 0, gain: Double = 1) -> ScoreJob {
        ScoreJob(
            id, PlayedScore(score: score, start: start, gain: gain), sink: sink, gaveSound: given.add,
            report: reports.add)
    }

    @Test func `a score is given in pieces after a short first one, then drained`() {
        job().play()
        let pieces = Array(repeating: "play 2205", count: 9)
        #expect(sink.log == ["begin", "play 441"] + pieces + ["play 1764", "drain"])
        #expect(given.all == [id])
        #expect(sink.frames.count == 22_050)
    }

    @Test func `the pieces of a score are together its rendered samples`() throws {
        job().play()
        let samples = try ScoreRenderer(score).whole
        #expect(sink.frames.flatMap { [$0.left, $0.right] } == samples)
    }

    @Test func `the sink's events are reported`() {
        let job = job()
        job.play()
        for event in [PlaybackEvent.began, .ended, .lost("no device"), .failed("broken")] { sink.tell(event) }
        #expect(
            reports.all == [
                .began(id), .finished(id), .lost(id, reason: "no device"), .failed(id, reason: "broken"),
            ])
    }

    @Test func `a stop returns the frame to resume from, and no event follows`() {
        let job = job(start: 100)
        job.play()
        sink.heard = 5000
        #expect(job.stop() == 5100)
        sink.tell(.ended)
        #expect(reports.all == [])
    }

    @Test func `a score that is stopped before its first frame is not played`() {
        let job = job()
        #expect(job.stop() == nil)
        job.play()
        #expect(!sink.log.contains("begin"))
    }

    @Test func `a sink that refuses frames gets no further pieces`() {
        sink.takesMore = false
        job().play()
        #expect(sink.log == ["begin"])
        #expect(given.all == [])
    }

    @Test func `a gain of 0.5 halves the samples`() throws {
        job(gain: 0.5).play()
        let whole = try ScoreRenderer(score).whole
        #expect(
            zip(sink.frames, stride(from: 0, to: whole.count, by: 2)).allSatisfy { frame, index in
                abs(Int(frame.left) * 2 - Int(whole[index])) <= 1
            })
    }

    @Test func `the cursor is reported once for each place, by the frames heard`() {
        let job = job()
        job.play()
        func xs() -> [Double] {
            job.takeHeard().places.compactMap { if case .cursor(let place) = $0 { place.x } else { nil } }
        }
        #expect(xs() == [])
        sink.heard = 1
        #expect(xs() == [0])
        sink.heard = 5000
        #expect(xs() == [])
        sink.heard = 6000
        #expect(xs() == [1])
        sink.tell(.ended)
        #expect(xs() == [3])
    }
}

extension ScoreRenderer {
    fileprivate var whole: [Int16] {
        var renderer = self
        return renderer.frames()
    }
}
