// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization
import Testing

@testable import AudioSinks
@testable import Synthesis
@testable import a11y_speakd

@Suite("An utterance from synthesizer to sink")
struct SpeechJobTests {
    let sink = ScriptedSink()
    let events = Recorder<SpeechEvent>()
    let id = UtteranceID(rawValue: 7)

    private func job(_ text: String = "One two. Three.", volume: Int = 100) -> SpeechJob {
        let voice = SpeechParameters(voice: "v", rate: 175, pitch: 50, volume: volume)
        let job = SpeechJob(id, sampleRate: 1000, sink: sink) { [events] in events.add($0) }
        job.add(Utterance(text: text, voice: voice))
        return job
    }

    private func give(_ job: SpeechJob, _ samples: [Int16]) -> Bool {
        samples.withUnsafeBufferPointer { job.samples($0) }
    }

    private let tone = [Int16](repeating: 1000, count: 100)

    @Test func `a job begins at its first sound, drains at its end, and reports the sink's events`() {
        let job = job()
        #expect(give(job, [0, 0, 0, 0, 0]))
        #expect(give(job, [0, 0, 0] + tone))
        #expect(give(job, tone))
        job.ended(.completed)
        sink.tell(.began)
        sink.tell(.ended)
        #expect(sink.log == ["begin", "play 102", "play 100", "drain"])
        #expect(events.all == [.began(id), .finished(id)])
    }

    @Test(arguments: [(0.0, 1000, 1000), (-1, 1414, 0), (1, 0, 1414)])
    func `samples are played at the stereo place of the utterance`(pan: Double, left: Int16, right: Int16) {
        let job = SpeechJob(id, sampleRate: 1000, place: StereoPlace(pan: pan), sink: sink) { _ in }
        #expect(give(job, [0, 0, 0] + tone))
        let silence = [StereoFrame](repeating: .silence, count: 2)
        #expect(sink.frames == silence + [StereoFrame](repeating: StereoFrame(left: left, right: right), count: 100))
    }

    @Test(arguments: [0, 2])
    func `a text at volume 0 or 2 plays its silence in full`(volume: Int) {
        let job = job(volume: volume)
        #expect(give(job, [Int16](repeating: 0, count: 100)))
        job.ended(.completed)
        #expect(sink.log == ["begin", "play 100", "drain"])
    }

    @Test func `the first sample given is reported once, and never if the sink refuses it`() {
        for isWanted in [true, false] {
            let (sink, given) = (ScriptedSink(), Recorder<UtteranceID>())
            sink.takesMore = isWanted
            let job = SpeechJob(id, sampleRate: 1000, sink: sink) {
                given.add($0)
            } report: { _ in
            }
            _ = give(job, [0, 0, 0])
            #expect(given.all == [])
            _ = give(job, tone)
            _ = give(job, tone)
            #expect(given.all == (isWanted ? [id] : []))
        }
    }

    @Test func `a job that is stopped before its first sample plays nothing`() {
        let job = job()
        _ = job.stop()
        #expect(!give(job, tone))
        job.ended(.stopped)
        #expect(sink.log == ["cancel"])
        #expect(events.all == [])
    }

    @Test func `a stop returns the heard text, and the removed leading silence counts as heard`() {
        let job = job()
        job.word(at: 0, sample: 10)
        job.word(at: 4, sample: 60)
        job.word(at: 9, sample: 120)
        _ = give(job, [Int16](repeating: 0, count: 12) + tone)
        sink.heard = 60
        #expect(job.stop() == HeardText(place: 4, text: "One two."))
        #expect(!give(job, tone))
        sink.tell(.ended)
        #expect(events.all == [])
    }

    @Test func `the current sentence ends at the first word of the next`() {
        let job = job()
        job.word(at: 0, sample: 0)
        job.word(at: 9, sample: 600)
        _ = give(job, tone)
        sink.heard = 100
        #expect(job.timeToSentenceEnd() == .milliseconds(500))
        sink.heard = 700
        #expect(job.timeToSentenceEnd() == nil)
    }

    @Test func `a sentence ends where the pause after it begins`() {
        let job = job("One. Two. Three.")
        for (offset, sample) in [(0, 0), (5, 300), (10, 600)] { job.word(at: offset, sample: sample) }
        let silence = [Int16](repeating: 0, count: 200)
        for samples in [tone, silence, tone, silence, tone] { _ = give(job, samples) }
        sink.heard = 60
        #expect(job.timeToSentenceEnd() == .milliseconds(60))
        sink.heard = 130
        #expect(job.timeToSentenceEnd() == .zero)
        sink.heard = 300
        #expect(job.timeToSentenceEnd() == .milliseconds(120))
        sink.heard = 130
        #expect(job.stop() == HeardText(place: 5, text: "One."))
    }

    @Test func `the sentence before the last ends where its pause begins`() {
        let job = job("One. Two.")
        for (offset, sample) in [(0, 0), (5, 300)] { job.word(at: offset, sample: sample) }
        for samples in [tone, [Int16](repeating: 0, count: 200), tone] { _ = give(job, samples) }
        sink.heard = 119
        #expect(job.timeToSentenceEnd() == .milliseconds(1))
        sink.heard = 120
        #expect(job.timeToSentenceEnd() == .zero)
        #expect(job.stop() == HeardText(place: 5, text: "One."))
    }

    @Test func `a text without sound is reported with the name of the voice`() {
        let job = job("…")
        _ = give(job, [0, 0, 0])
        job.ended(.completed)
        #expect(events.all == [.silent(id, reason: "the voice v has no sound for this text")])
    }

    @Test func `a synthesizer that fails half-way cancels the playback`() {
        let job = job()
        _ = give(job, tone)
        job.ended(.failed("broken"))
        #expect(sink.log == ["begin", "play 100", "cancel"])
        #expect(events.all == [.failed(id, reason: "broken")])
    }

    @Test func `a lost device is reported, and a later stop returns the heard text`() {
        let job = job()
        job.word(at: 0, sample: 0)
        job.word(at: 4, sample: 60)
        _ = give(job, tone)
        sink.tell(.began)
        sink.tell(.lost("gone"))
        sink.takesMore = false
        #expect(!give(job, tone))
        job.ended(.stopped)
        sink.heard = 70
        #expect(job.stop() == HeardText(place: 4, text: "One two."))
        #expect(events.all == [.began(id), .lost(id, reason: "gone")])
        #expect(sink.log == ["begin", "play 100", "cancel"])
    }

    @Test func `a failed sink is reported, and the synthesizer stops`() {
        let job = job()
        _ = give(job, tone)
        sink.tell(.failed("gone"))
        sink.takesMore = false
        #expect(!give(job, tone))
        job.ended(.stopped)
        #expect(events.all == [.failed(id, reason: "gone")])
    }
}

@Suite("Leading silence")
struct LeadingSilenceTests {
    @Test func `leading silence is trimmed to 2 ms, wherever the samples are cut`() {
        let samples = [Int16](repeating: 3, count: 500) + [100, -200, 0, 0, 300]
        for cut in [1, 7, 100, 499, 500, 505] {
            var silence = LeadingSilence(sampleRate: 1000)
            var kept: [Int16] = []
            for start in stride(from: 0, to: samples.count, by: cut) {
                let part = Array(samples[start..<min(start + cut, samples.count)])
                kept += part.withUnsafeBufferPointer { Array(silence.trim($0)) }
            }
            #expect(kept.suffix(5) == [100, -200, 0, 0, 300])
            #expect(kept.count <= 7)
            #expect(silence.removed + kept.count == samples.count)
        }
    }

    @Test func `samples that begin with sound are not trimmed`() {
        var silence = LeadingSilence(sampleRate: 22_050)
        let samples: [Int16] = [-64, 0, 0]
        #expect(samples.withUnsafeBufferPointer { Array(silence.trim($0)) } == samples)
        #expect(silence.removed == 0)
    }
}
