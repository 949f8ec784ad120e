// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue
import Sonification
import Testing

@testable import a11y_speakd

@Suite("Scores beneath speech")
struct UnderLaneTests {
    let stage = SessionStage()

    private func sonify(_ more: String = "") {
        stage.send(#"{"id":1,"method":"sonify","params":{"chart":"c","seconds":1,"lane":"under"\#(more)}}"#)
    }

    private func hearFirstFrame() { stage.live.current.map { stage.announcer.take(.began($0)) } }
    private func hearEnd() { stage.live.current.map { stage.announcer.take(.finished($0)) } }

    @Test func `a score under speech is 12 dB softer, has no words, and reports one outcome`() {
        stage.describeYears()
        stage.send(#"{"method":"announce","params":{"text":"first"}}"#)
        sonify()
        #expect(stage.take().last == #"{"id":1,"jsonrpc":"2.0","result":{"announcement":2}}"#)
        hearFirstFrame()
        hearEnd()
        #expect(stage.speaker.log == ["say first"])
        #expect(stage.live.log == ["play 5 notes from 0"])
        #expect(stage.live.scores.map { ($0.gain * 1000).rounded() } == [251])
        #expect(stage.steps(of: 2) == ["queued", "began", "finished"])
        #expect(stage.announcer.ledger.history.explain(2)?.text == "co2 played, 1958 to 1962")
    }

    @Test func `scores play one after the other and a newer score replaces one waiting in its slot`() {
        stage.describeYears()
        sonify(#","slot":"a""#)
        sonify(#","slot":"b""#)
        sonify(#","slot":"b","range":[1961,1962]"#)
        stage.send(#"{"id":9,"method":"status"}"#)
        let status = stage.take().last ?? ""
        #expect(status.contains(#""waiting":1"#) && status.contains(#""under":{"accepted""#), "\(status)")
        #expect(stage.live.log == ["play 5 notes from 0"])
        hearEnd()
        hearEnd()
        #expect(stage.live.log == ["play 5 notes from 0", "play 2 notes from 0"])
        #expect(stage.steps(of: 2).last?.hasPrefix("replaced") == true, "\(stage.steps(of: 2))")
        #expect(stage.steps(of: 3) == ["queued", "finished"])
    }

    @Test func `a paused score resumes in the middle`() {
        stage.describeYears()
        sonify()
        hearFirstFrame()
        stage.live.heard = 11_025
        stage.announcer.pause()
        stage.announcer.resume()
        #expect(stage.live.log == ["play 5 notes from 0", "stop", "play 5 notes from 11025"])
        #expect(stage.steps(of: 1).contains { $0.hasSuffix("played to 1960") }, "\(stage.steps(of: 1))")
    }

    @Test func `a message does not end a score under speech and a cancel does`() {
        stage.describeYears()
        sonify()
        hearFirstFrame()
        stage.send(#"{"method":"announce","params":{"text":"now","priority":"message"}}"#)
        #expect(stage.live.take().last == .foreground(.urgent))
        stage.hearEnd()
        #expect(stage.steps(of: 1) == ["queued", "began"])
        stage.send(#"{"id":2,"method":"cancel","params":{"announcement":1}}"#)
        #expect(stage.take().contains(#"{"id":2,"jsonrpc":"2.0","result":{"canceled":1}}"#))
        #expect(stage.live.log.last == "stop")
        #expect(stage.steps(of: 1).last?.hasPrefix("canceled") == true)
    }

    @Test func `a score fails when its sink is lost`() {
        stage.describeYears()
        sonify()
        stage.live.current.map { stage.announcer.take(.failed($0, reason: "the sound stopped")) }
        #expect(stage.steps(of: 1) == ["queued", "failed | the sound stopped"])
    }

    @Test func `cursor events follow the score as it sounds`() {
        stage.describeYears()
        stage.send(#"{"method":"subscribe","params":{"events":["cursors"]}}"#)
        sonify()
        _ = stage.take()
        hearFirstFrame()
        stage.live.heard = 11_025
        stage.pass(.milliseconds(250))
        #expect(
            stage.take().map { $0.contains(#""x":1958"#) || $0.contains(#""x":1960"#) } == [true, true])
    }

    @Test func `repeat plays the last score under speech again`() {
        stage.send(
            #"{"id":1,"method":"play","params":{"score":{"tracks":[{"notes":[[0,1,440]]}]},"text":"Hum","lane":"under"}}"#
        )
        hearEnd()
        stage.send(#"{"id":2,"method":"repeat"}"#)
        #expect(stage.live.log == ["play 1 notes from 0", "play 1 notes from 0"])
    }

    @Test func `a score under speech with words is rejected with a cure`() {
        stage.describeYears()
        sonify(#","words":"around""#)
        #expect(
            stage.take().last?.contains(#"A score beneath speech has no words: leave \"words\" out."#) == true)
        sonify(#","words":"none""#)
        #expect(stage.live.log.count == 1)
    }
}
