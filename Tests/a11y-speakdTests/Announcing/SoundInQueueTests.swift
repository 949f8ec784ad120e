// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue
import Sonification
import Testing

@testable import a11y_speakd

@Suite("Data as sound in the queue")
struct SoundInQueueTests {
    let stage = SessionStage()

    private func sonify(_ more: String = "") {
        stage.send(#"{"id":1,"method":"sonify","params":{"chart":"c","seconds":1\#(more)}}"#)
    }

    @Test func `a sonified chart is named and then played`() {
        stage.describeYears()
        sonify()
        #expect(stage.take() == [#"{"id":1,"jsonrpc":"2.0","result":{"announcement":1}}"#])
        stage.hearFirstSample()
        stage.hearEnd()
        stage.hearEnd()
        #expect(stage.speaker.log == ["say co2", "play 5 notes from 0"])
        #expect(stage.steps(of: 1) == ["queued", "began", "finished"])
        #expect(stage.announcer.ledger.history.explain(1)?.text == "co2 played, 1958 to 1962")
    }

    @Test func `an untitled chart of several series is named by its axes, never by its id`() {
        let series = #"[{"id":"a","points":[[1,2],[2,3]]},{"id":"b","points":[[1,3],[2,4]]}]"#
        let axes = [
            "#7": #"[{"id":"x","title":"Day"},{"id":"y","title":"Rain"}]"#, "#8": #"[{"id":"x"},{"id":"y"}]"#,
        ]
        for (id, axes) in axes.sorted(by: { $0.key < $1.key }) {
            stage.send(
                ##"{"method":"describeChart","params":{"chart":{"id":"\##(id)","axes":\##(axes),"series":\##(series)}}}"##
            )
            stage.send(##"{"method":"sonify","params":{"chart":"\##(id)","words":"none"}}"##)
            stage.hearEnd()
        }
        let told = [1, 2].map { stage.announcer.ledger.history.explain($0)?.text }
        #expect(told == ["Rain by Day played, 1 to 2", "Chart played, 1 to 2"])
    }

    @Test func `words around a score give the extremes before it and the trend after it`() {
        stage.describeYears()
        sonify(#","words":"around""#)
        for _ in 0..<7 { stage.hearEnd() }
        #expect(
            stage.speaker.log == [
                "say co2", "say Lowest: 315 at 1958", "play 1 notes from 0", "say Highest: 320 at 1962",
                "play 1 notes from 0", "play 5 notes from 0", "say co2, all data. Too few points for a trend.",
            ])
    }

    @Test func `a waiting score is made from the newest points when its turn arrives`() {
        stage.describeYears()
        stage.send(#"{"method":"announce","params":{"text":"first","priority":"message"}}"#)
        sonify(#","words":"none","priority":"message""#)
        stage.send(#"{"method":"appendPoints","params":{"chart":"c","series":"s","points":[[1963,319]]}}"#)
        stage.hearEnd()
        #expect(stage.speaker.log == ["say first", "play 6 notes from 0"])
    }

    @Test func `an alarm cuts a score, which resumes where it was cut`() {
        stage.describeYears()
        sonify(#","words":"none","priority":"message""#)
        stage.hearFirstSample()
        stage.speaker.heard = 11_025
        stage.send(#"{"method":"announce","params":{"text":"fire","priority":"high"}}"#)
        stage.hearEnd()
        #expect(stage.speaker.log == ["play 5 notes from 0", "stop", "say fire", "play 5 notes from 11025"])
        #expect(
            stage.steps(of: 1) == [
                "queued", "began",
                "queued | cut: announcement 2 of priority high was more urgent; it goes on from where it was cut"
                    + " | played to 1960",
            ])
    }

    @Test func `a paused score resumes in the middle of its notes`() {
        stage.describeYears()
        sonify()
        stage.hearEnd()
        stage.speaker.heard = 2000
        stage.announcer.pause()
        stage.announcer.resume()
        #expect(stage.speaker.log == ["say co2", "play 5 notes from 0", "stop", "play 5 notes from 2000"])
    }

    @Test func `another client can repeat the last score`() {
        stage.describeYears()
        sonify(#","words":"none""#)
        stage.hearEnd()
        stage.send(#"{"id":1,"method":"repeat"}"#, from: 2)
        #expect(stage.speaker.log == ["play 5 notes from 0", "play 5 notes from 0"])
    }

    @Test func `a score is played after its client has disconnected`() {
        stage.describeYears()
        stage.send(#"{"method":"announce","params":{"text":"first","priority":"message"}}"#)
        sonify(#","words":"none","priority":"message""#)
        stage.session(1).close()
        stage.hearEnd()
        #expect(stage.speaker.log == ["say first", "play 5 notes from 0"])
    }

    @Test func `a chart command during a score continues from the point that was sounding`() {
        stage.describeYears()
        stage.send(#"{"method":"subscribe","params":{"events":["cursors"]}}"#)
        sonify(#","words":"none""#)
        stage.hearFirstSample()
        for _ in 0..<3 { stage.pass(.milliseconds(250)) }
        stage.send(#"{"id":2,"method":"chart","params":{"chart":"c","command":"next"}}"#)
        stage.hearEnd()
        #expect(stage.speaker.log == ["play 5 notes from 0", "stop", "say 1962: 320"])
    }

    @Test func `the cursor event is sent once for each point as it sounds`() {
        stage.describeYears()
        stage.send(#"{"method":"subscribe","params":{"events":["cursors"]}}"#)
        sonify(#","words":"none""#)
        _ = stage.take()
        stage.hearFirstSample()
        for _ in 0..<4 { stage.pass(.milliseconds(250)) }
        stage.hearEnd()
        func event(_ x: Int, _ y: Int?) -> String {
            #"{"jsonrpc":"2.0","method":"cursor","params":{"announcement":1,"chart":"c","series":"s","text":"\#(x)","x":\#(x)"#
                + (y.map { #","y":\#($0)"# } ?? "") + "}}"
        }
        #expect(
            stage.take() == [event(1958, 315), event(1959, 316), event(1960, nil), event(1961, 318), event(1962, 320)])
    }

    @Test func `a client's own notes are played with their timbre, gain and pan`() {
        stage.send(
            #"{"id":1,"method":"play","params":{"score":{"tracks":[{"timbre":"reed","pan":-1,"#
                + #""notes":[[0,0.2,440],[0.2,0.2,880,0.5,1]]}]},"text":"Done"}}"#)
        stage.hearEnd()
        #expect(stage.speaker.log == ["play 2 notes from 0"])
        #expect(
            stage.speaker.scores.first?.score
                == Score(tracks: [
                    Track(
                        timbre: .reed,
                        notes: [
                            Note(start: 0, length: 0.2, tone: Tone(hertz: 440, pan: -1)),
                            Note(start: 0.2, length: 0.2, tone: Tone(hertz: 880, gain: 0.5, pan: 1)),
                        ])
                ]))
        #expect(stage.announcer.ledger.history.explain(1)?.text == "Done")
    }

    @Test func `notes have the volume that is set for speech`() {
        stage.describeYears()
        stage.send(#"{"method":"configure","params":{"volume":50}}"#)
        sonify(#","words":"none""#)
        #expect(stage.speaker.scores.map(\.gain) == [0.5])
    }

    @Test(arguments: [
        (#""chart":"d""#, #"There is no chart \"d\" on this connection, which has c: describe it first."#),
        (#""chart":"c","series":["q"]"#, #"Chart \"c\" has no series \"q\": it has s."#),
        (#""chart":"c","mode":"sing""#, #"\"mode\" is \"sing\", but must be one of notes, glide, contour, compare."#),
        (
            #""chart":"c","seconds":1e6"#,
            "Data cannot be played in 1000000.0 seconds: give 0.1 to 600.0."
        ),
        (
            #""chart":"c","range":[2000,2001]"#,
            #"Chart \"c\" has no points there: name another range or another series."#
        ),
        (#""chart":"c","range":7"#, #"\"range\" must be visible, all, or a list of two numbers: [min, max]."#),
        (#""chart":"c","band":[20,880]"#, "A band of pitches cannot end at 20.0 hertz: give 50 to 4000."),
        (#""chart":"c","band":[880,220]"#, #"\"band\" must be a list of two pitches in hertz: [lowest, highest]."#),
        (#""chart":"c","mode":"compare""#, "There is 1 series to compare: name 2 to 4."),
    ])
    func `a chart that cannot be played is rejected with a cure`(parameters: String, message: String) {
        stage.describeYears()
        stage.send(#"{"id":1,"method":"sonify","params":{\#(parameters)}}"#)
        let answer = stage.take().first ?? ""
        #expect(answer.contains(#""message":"\#(message)""#), "\(answer)")
        #expect(stage.speaker.log == [])
    }

    @Test(arguments: [
        (#"[]"#, "The score has no notes: there is nothing to play."),
        (#"[{"notes":[[0,1,12]]}]"#, "Note 0 of track 0 has 12 hertz, which is not audible: give 20 to 8000."),
        (#"[{"notes":[[0,1]]}]"#, "A note has 2 numbers: write [start, length, hertz, gain, pan]."),
        (
            #"[{"timbre":"horn","notes":[[0,1,440]]}]"#,
            #"\"timbre\" is \"horn\", but must be one of square, pluck, sine, organ, reed, sawtooth."#
        ),
        (#"[{"notes":[[0,172800,440]]}]"#, "The score lasts 172800 seconds, and may last 900: play it in parts."),
    ])
    func `notes that cannot be played are rejected with a cure`(tracks: String, message: String) {
        stage.send(#"{"id":1,"method":"play","params":{"score":{"tracks":\#(tracks)}}}"#)
        let answer = stage.take().first ?? ""
        #expect(answer.contains(#""message":"\#(message)""#), "\(answer)")
    }
}
