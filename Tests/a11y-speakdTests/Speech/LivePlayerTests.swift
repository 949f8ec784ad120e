// SPDX-License-Identifier: GPL-3.0-or-later

import Sonification
import Testing

@testable import AudioSinks
@testable import Synthesis
@testable import a11y_speakd

@Suite("Live sound on its way to a sink")
struct LivePlayerTests {
    private static let id = PlayedTone.ID(client: 1, name: "a")
    private let tone = LiveMix.Event.tone(Self.id, PlayedTone(hertz: 440))

    @Test func `the pace keeps the device's lead ahead, and a longer lead after an underrun`() {
        var pace = LivePace()
        pace.begin(lead: .milliseconds(20))
        func fill(heard: Int) -> Int? {
            while pace.next(heard: heard) == nil { pace.gave(LivePace.block) }
            return pace.next(heard: heard)
        }
        #expect(fill(heard: 0) == 109)
        #expect(pace.given == 440)
        #expect(fill(heard: 109) == 110)
        #expect(fill(heard: 550) != nil)
        #expect((pace.lead, pace.given - 550) == (882, 880))
        for _ in 0..<9 { _ = fill(heard: pace.given) }
        #expect(pace.lead == 8820)
        pace.begin(lead: .milliseconds(20))
        #expect((pace.lead, pace.given) == (8820, 0))
        pace.begin(lead: .milliseconds(20))
        #expect(pace.lead == 6615)
        pace.begin(lead: .milliseconds(350))
        #expect(pace.lead == 7717)
    }

    @Test func `an event is replaced by a later one that would leave it unheard`() {
        let (end, note) = (LiveMix.Event.end(Self.id), LiveMix.Event.note(Self.id, PlayedTone(hertz: 1), seconds: 1))
        let other = LiveMix.Event.end(PlayedTone.ID(client: 2, name: "a"))
        #expect(tone.isReplaced(by: tone) && tone.isReplaced(by: end) && tone.isReplaced(by: note))
        #expect(note.isReplaced(by: note) && note.isReplaced(by: end) && end.isReplaced(by: note))
        #expect(!end.isReplaced(by: tone) && !note.isReplaced(by: tone) && !tone.isReplaced(by: other))
        #expect(LiveMix.Event.foreground(.speech).isReplaced(by: .foreground(.nothing)))
    }

    @Test func `the player plays while a tone sounds, and stops when its end was heard`() {
        let (sink, thread) = (ScriptedSink(), ScriptedThread())
        let player = LivePlayer(on: thread) { sink }
        var turns = 0
        thread.onWait = { frames in
            turns += 1
            sink.heard += frames
            if turns == 3 { player.take(.end(Self.id)) }
        }
        player.take(.foreground(.speech))
        #expect(sink.log == [])
        player.take(tone)
        let blocks = Array(repeating: "play 110", count: 7)
        #expect(sink.log == ["begin"] + blocks + ["cancel"])
        #expect(sink.frames.count == sink.heard)
        #expect(abs(sink.frames.last?.left ?? 9) <= 2)
    }

    @Test func `a note cancels the earlier note of its id on a sink that fades cuts`() {
        let (sink, thread) = (ScriptedSink(fadesCuts: true), ScriptedThread())
        let player = LivePlayer(on: thread) { sink }
        let note = LiveMix.Event.note(Self.id, PlayedTone(hertz: 440), seconds: 0.05)
        var hasCut = false
        thread.onWait = { frames in
            if sink.heard == 110, !hasCut {
                player.take(note)
                hasCut = true
            }
            sink.heard += hasCut ? frames : 110
        }
        player.take(note)
        let first = ["begin"] + Array(repeating: "play 110", count: 5) + ["cancel"]
        #expect(Array(sink.log.prefix(8)) == first + ["begin"])
        #expect(sink.log.last == "cancel" && sink.log.count { $0 == "begin" } == 2)
    }

    @Test func `a tone that an alarm silenced resumes when the alarm ends`() {
        let (sink, thread) = (ScriptedSink(), ScriptedThread())
        let player = LivePlayer(on: thread) { sink }
        thread.onWait = { frames in
            sink.heard += frames
            if sink.log.count == 6 { player.take(.foreground(.urgent)) }
            if sink.log.count > 20 { player.take(.end(Self.id)) }
        }
        player.take(tone)
        #expect(sink.log.last == "cancel")
        let silenced = sink.log.count
        sink.heard = 0
        player.take(.foreground(.nothing))
        #expect(sink.log.count > silenced && sink.log[silenced] == "begin" && sink.log.last == "cancel")
    }

    @Test func `a sink's problem and its recovery are each reported once`() {
        let (sink, thread) = (ScriptedSink(), ScriptedThread())
        let told = Recorder<String?>()
        let player = LivePlayer(on: thread, onProblem: { told.add($0) }) { sink }
        thread.onWait = { _ in sink.tell(.lost("it is busy")) }
        player.take(tone)
        #expect(sink.log.last == "cancel")
        #expect(player.problem == "it is busy")
        let tries = sink.log.count
        player.take(tone)
        #expect(sink.log.count == tries)
        #expect(told.all == ["it is busy"])
        sink.tell(.began)
        #expect(told.all == ["it is busy", nil])
    }
}

/// Runs work at once, and calls the test instead of waiting.
private final class ScriptedThread: LiveThread, @unchecked Sendable {
    // Only the test's thread uses `onWait`.
    var onWait: (Int) -> Void = { _ in }

    func run(_ body: @escaping @Sendable () -> Void) { body() }
    func wait(_ frames: Int) { onWait(frames) }
    func wake() {}
}
