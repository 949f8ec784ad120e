// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Foundation
import Synchronization
import Testing

@testable import AudioSinks
@testable import a11y_speakd

@Suite("Playback of speech whose speed changes")
struct SpeechPlaybackTests {
    private let sink = ScriptedSink()
    private let events = Recorder<PlaybackEvent>()
    private let ramp = (0..<1000).map { Int16($0) }

    private func playback() -> SpeechPlayback {
        SpeechPlayback(UtteranceID(rawValue: 7), sampleRate: 1000, place: .middle, sink: sink) { [events] in
            events.add($0)
        }
    }

    private func play(_ playback: SpeechPlayback, _ samples: some Collection<Int16>) -> Bool {
        Array(samples).withUnsafeBufferPointer { playback.play($0) }
    }

    /// Runs the work for the sink at once.
    private let atOnce: ScoreThread = { $0() }

    @Test func `a new speed replays the unheard samples, and the utterance begins and ends once`() {
        let playback = playback()
        #expect(play(playback, ramp[..<600]))
        sink.tell(.began)
        sink.heard = 200
        playback.change(speed: 2, later: atOnce)
        sink.tell(.began)
        #expect(play(playback, ramp[600...]))
        playback.finish()
        sink.tell(.ended)
        #expect(sink.log.first == "begin" && sink.log[1] == "play 600")
        #expect(sink.log.filter { !$0.hasPrefix("play") } == ["begin", "cancel", "begin", "drain"])
        // 800 samples remain, played in half the time.
        #expect(sink.frames.count == 600 + 400)
        #expect(events.all == [.began, .ended])
    }

    @Test func `positions count samples of the utterance at any speed`() {
        let playback = playback()
        #expect(play(playback, ramp))
        sink.heard = 200
        #expect(playback.position == 200)
        #expect(playback.duration(of: 100) == .milliseconds(100))
        playback.change(speed: 2, later: atOnce)
        sink.heard = 100
        #expect(playback.position == 400)
        #expect(playback.duration(of: 100) == .milliseconds(50))
        playback.change(speed: 0.5, later: atOnce)
        sink.heard = 100
        #expect(playback.position == 450)
        #expect(playback.cancel() == 450)
        #expect(!play(playback, ramp))
    }

    @Test func `a speed that is set before the first sample applies from the start`() {
        let playback = playback()
        playback.change(speed: 2, later: atOnce)
        #expect(sink.log == [])
        #expect(play(playback, ramp))
        playback.finish()
        #expect(sink.frames.count == 500)
        #expect(sink.log.filter { !$0.hasPrefix("play") } == ["begin", "drain"])
    }

    @Test func `a new speed replays an unheard utterance from its start`() {
        let playback = playback()
        #expect(play(playback, ramp))
        playback.change(speed: 2, later: atOnce)
        playback.finish()
        #expect(sink.log.filter { !$0.hasPrefix("play") } == ["begin", "cancel", "begin", "drain"])
        #expect(sink.frames.count == 1000 + 500)
    }

    @Test func `a drained utterance that is not heard yet keeps its speed`() {
        let playback = playback()
        #expect(play(playback, ramp))
        playback.finish()
        playback.change(speed: 2, later: atOnce)
        #expect(sink.log == ["begin", "play 1000", "drain"])
    }

    @Test func `an utterance that has ended is not replayed at a new speed`() {
        let playback = playback()
        #expect(play(playback, ramp))
        playback.finish()
        sink.heard = 1000
        sink.forgets = true
        playback.change(speed: 2, later: atOnce)
        #expect(sink.log == ["begin", "play 1000", "drain", "cancel"])
    }

    @Test func `samples that the sink refuses because the speed changes are played at the new speed`() {
        let playback = playback()
        #expect(play(playback, ramp[..<600]))
        sink.heard = 200
        let (isPlaying, isRefused) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let isCancelled = DispatchSemaphore(value: 0)
        sink.hook(
            playing: { [sink] in
                sink.takesMore = false
                isPlaying.signal()
                isCancelled.wait()
            },
            cancelling: {
                isCancelled.signal()
                isRefused.wait()
            })
        let wantsMore = Recorder<Bool>()
        Thread.detachNewThread { [ramp] in
            wantsMore.add(ramp[600...].withUnsafeBufferPointer(playback.play))
            isRefused.signal()
        }
        isPlaying.wait()
        playback.change(speed: 2) { [sink] give in
            sink.hook()
            sink.takesMore = true
            give()
        }
        playback.finish()
        #expect(wantsMore.all == [true])
        #expect(sink.log.filter { !$0.hasPrefix("play") } == ["begin", "cancel", "begin", "drain"])
        #expect(sink.frames.count == 600 + 400)
    }

    @Test func `samples that arrive while the speed changes are played at the new speed`() {
        let playback = playback()
        #expect(play(playback, ramp[..<600]))
        sink.heard = 200
        sink.hook(cancelling: { [sink, ramp] in
            sink.takesMore = false
            _ = ramp[600...].withUnsafeBufferPointer(playback.play)
        })
        playback.change(speed: 2) { [sink] give in
            sink.takesMore = true
            give()
        }
        playback.finish()
        #expect(sink.log.filter { !$0.hasPrefix("play") } == ["begin", "cancel", "begin", "drain"])
        #expect(sink.frames.count == 600 + 400)
    }

    @Test func `a sink that corrects its position downwards while the speed changes plays the unheard rest`() {
        let playback = playback()
        #expect(play(playback, ramp))
        playback.finish()
        sink.heard = 200
        sink.hook(cancelling: { [sink] in sink.heard = 190 })
        playback.change(speed: 2, later: atOnce)
        #expect(sink.log.filter { !$0.hasPrefix("play") } == ["begin", "drain", "cancel", "begin", "drain"])
        #expect(sink.frames.count == 1000 + 405)
    }

    @Test func `the first samples at a new speed fade in`() {
        let playback = playback()
        #expect(play(playback, [Int16](repeating: 1000, count: 1000)))
        sink.heard = 500
        playback.change(speed: 1, later: atOnce)
        #expect(sink.log == ["begin", "play 1000"])
        playback.change(speed: 1.5, later: atOnce)
        playback.finish()
        #expect(sink.frames[1000...].prefix(5).map(\.left) == [0, 200, 400, 600, 800])
    }

    @Test func `samples are returned in order, and those heard can be dropped`() {
        var samples = SpeechSamples()
        ramp.withUnsafeBufferPointer { samples.add($0) }
        #expect(Array(samples.next(atMost: 300)) == Array(ramp[..<300]))
        samples.drop(before: 400)
        #expect(samples.count == 700)
        samples.goBack(to: 100)
        #expect(samples.next(atMost: 2).first == 300)
        #expect(Array(samples.next(atMost: 9000)) == Array(ramp[302...]))
        #expect(samples.next(atMost: 9).isEmpty)
        #expect(samples.end == 1000)
    }

    @Test(
        arguments: [
            (nil, nil), (1.1, nil), (1.2, 1.2), (1.6, 1.6),
        ] as [(Double?, Double?)])
    func `waiting announcements change the speed only by a fifth or more`(speedFactor: Double?, speed: Double?) {
        let pace = Pace(rate: 200, speedFactor: 1)
        #expect(speedFactor.flatMap(pace.spedUp)?.speed == speed)
    }

    @Test func `a speed is the new rate divided by the synthesized rate, within the highest rate`() {
        let pace = Pace(rate: 1600, speedFactor: 1)
        #expect(pace.spedUp(to: 1.6)?.speed == 1.25)
        #expect(pace.changed(to: 1600) == nil)
        #expect(pace.changed(to: nil) == nil)
        #expect(pace.changed(to: 800)?.spedUp(to: 1.5)?.speed == 0.75)
        #expect(Pace(rate: nil, speedFactor: 1).spedUp(to: 1.5)?.speed == 1)
    }
}
