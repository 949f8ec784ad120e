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
    /// Four notes of a quarter of a second.
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

    @Test func `it is given in pieces, the first of them short, and drained`() {
        job().play()
        let pieces = Array(repeating: "play 2205", count: 9)
        #expect(sink.log == ["begin", "play 441"] + pieces + ["play 1764", "drain"])
        #expect(given.all == [id])
        #expect(sink.frames.count == 22_050)
    }

    @Test func `played in pieces it is the score as it is written to a file`() throws {
        job().play()
        let samples = try ScoreRenderer(score).whole
        #expect(sink.frames.flatMap { [$0.left, $0.right] } == samples)
    }

    @Test func `what the sink tells is told`() {
        let job = job()
        job.play()
        for event in [PlaybackEvent.began, .ended, .lost("no device"), .failed("broken")] { sink.tell(event) }
        #expect(
            reports.all == [
                .began(id), .finished(id), .lost(id, reason: "no device"), .failed(id, reason: "broken"),
            ])
    }

    @Test func `stopped it tells the frame that it goes on from, and nothing more`() {
        let job = job(start: 100)
        job.play()
        sink.heard = 5000
        #expect(job.stop() == 5100)
        sink.tell(.ended)
        #expect(reports.all == [])
    }

    @Test func `stopped before its first frame, nothing is played`() {
        let job = job()
        #expect(job.stop() == nil)
        job.play()
        #expect(!sink.log.contains("begin"))
    }

    @Test func `a sink that wants no more is given no more`() {
        sink.takesMore = false
        job().play()
        #expect(sink.log == ["begin"])
        #expect(given.all == [])
    }

    @Test func `half as loud, its samples are half as high`() throws {
        job(gain: 0.5).play()
        let whole = try ScoreRenderer(score).whole
        #expect(
            zip(sink.frames, stride(from: 0, to: whole.count, by: 2)).allSatisfy { frame, index in
                abs(Int(frame.left) * 2 - Int(whole[index])) <= 1
            })
    }

    @Test func `the cursor is told once a place, by the frames that were heard`() {
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
