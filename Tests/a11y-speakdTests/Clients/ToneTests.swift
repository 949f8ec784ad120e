// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Sonification
import Testing

@testable import a11y_speakd

@Suite("Live tones of clients")
struct ToneTests {
    let stage = SessionStage()

    private func tone(_ parameters: String, from client: ClientID = 1) -> String {
        stage.send(#"{"id":1,"method":"tone","params":{\#(parameters)}}"#, from: client)
        return stage.take(client).last ?? ""
    }

    private static let done = #"{"id":1,"jsonrpc":"2.0","result":{}}"#

    private func id(_ name: String, client: UInt64 = 1) -> PlayedTone.ID { PlayedTone.ID(client: client, name: name) }

    private func tone(_ hertz: Double, gain: Double = 1, pan: Double = 0, _ timbre: Timbre = .square) -> PlayedTone {
        PlayedTone(hertz: hertz, gain: gain, pan: pan, timbre: timbre, highest: 1760)
    }

    @Test func `a tone starts, moves and ends within the user's pitch band`() {
        #expect(tone(#""id":"cpu","value":0"#) == Self.done)
        #expect(tone(#""id":"cpu","value":1,"pan":-0.5,"timbre":"reed""#) == Self.done)
        #expect(tone(#""id":"cpu","end":true"#) == Self.done)
        #expect(
            stage.live.events == [
                .tone(id("cpu"), tone(220)), .tone(id("cpu"), tone(1760, pan: -0.5, .reed)), .end(id("cpu")),
            ])
        #expect(stage.announcer.ledger.lastID == 0)
    }

    @Test func `a tone with a length is played as a note`() {
        _ = tone(#""id":"key","value":0,"seconds":0.06"#)
        #expect(stage.live.events == [.note(id("key"), tone(220), seconds: 0.06)])
    }

    @Test func `a tone takes its band and volume from the settings and the client's rule, and follows their changes`() {
        func apply(_ toml: String) {
            var problems: [ConfigurationError] = []
            stage.daemon.apply(Configuration(toml: Array(toml.utf8), file: "", problems: &problems))
        }
        apply("volume = 50\n[sound]\nlowest = 100\nhighest = 400\ntones = 50\n[client.loud]\nvolume = 100\n")
        stage.send(#"{"method":"hello","params":{"client":"loud"}}"#, from: 2)
        _ = tone(#""id":"a","value":0.5"#)
        _ = tone(#""id":"b","value":0.5"#, from: 2)
        _ = tone(#""id":"c","value":0.5,"seconds":1"#, from: 2)
        func heard(_ gain: Double) -> PlayedTone { PlayedTone(hertz: 200, gain: gain, highest: 400) }
        #expect(
            stage.live.take() == [
                .tone(id("a"), heard(0.25)), .tone(id("b", client: 2), heard(0.5)),
                .note(id("c", client: 2), heard(0.5), seconds: 1),
            ])
        apply("[client.loud]\nmute = true\n")
        #expect(
            stage.live.take() == [
                .tone(id("a"), PlayedTone(hertz: PitchBand.standard.hertz(atShare: 0.5), highest: 1760)),
                .end(id("b", client: 2)), .end(id("c", client: 2)),
            ])
        #expect(tone(#""id":"b","value":0.5"#, from: 2) == Self.done)
        #expect(stage.live.take() == [])
    }

    @Test func `tones end when their client disconnects`() {
        for name in ["b", "a"] { _ = tone(#""id":"\#(name)","value":0"#) }
        _ = tone(#""id":"c","value":0"#, from: 2)
        _ = stage.live.take()
        stage.session(1).close()
        #expect(stage.live.take() == [.end(id("a")), .end(id("b"))])
    }

    @Test func `a client may sound 8 tones and all clients 16, and an ended note makes room`() {
        for number in 0..<7 { _ = tone(#""id":"\#(number)","value":0"#) }
        _ = tone(#""id":"note","value":0,"seconds":1"#)
        #expect(
            tone(#""id":"more","value":0"#).contains(
                #""code":1000,"message":"8 tones of this client sound already: end some.""#))
        #expect(tone(#""id":"6","value":1"#) == Self.done)
        stage.pass(.seconds(1))
        #expect(tone(#""id":"more","value":0"#) == Self.done)
        for number in 0..<8 { _ = tone(#""id":"\#(number)","value":0"#, from: 2) }
        #expect(
            tone(#""id":"x","value":0"#, from: 3).contains("16 tones of all clients sound already: try again later."))
    }

    @Test func `a move without a pan or a timbre keeps both`() {
        _ = tone(#""id":"cpu","value":0,"pan":1,"timbre":"organ""#)
        _ = tone(#""id":"cpu","value":1"#)
        #expect(
            stage.live.events == [
                .tone(id("cpu"), tone(220, pan: 1, .organ)), .tone(id("cpu"), tone(1760, pan: 1, .organ)),
            ])
    }

    @Test func `an unknown timbre is refused with a list of the timbres`() {
        let answer = tone(#""id":"a","value":0,"timbre":"horn""#)
        #expect(
            answer.contains(
                #""message":"\"timbre\" is \"horn\", but must be one of square, pluck, sine, organ, reed, sawtooth.""#),
            "\(answer)")
        #expect(stage.live.events == [])
    }

    @Test func `a tone that cannot sound is refused with the reason`() {
        stage.live.problem = "could not open default: ALSA says busy"
        #expect(
            tone(#""id":"a","value":0"#).contains(
                #""message":"Tones cannot be heard now: could not open default: ALSA says busy.""#))
        #expect(tone(#""id":"a","end":true"#) == Self.done)
    }

    @Test func `the tone player gets the foreground state before speech sounds and after it ends`() {
        stage.send(#"{"method":"announce","params":{"text":"one"}}"#)
        #expect(stage.live.take() == [.foreground(.speech)])
        stage.send(#"{"method":"announce","params":{"text":"two","priority":"message"}}"#)
        #expect(stage.live.take() == [.foreground(.urgent)])
        stage.send(#"{"method":"announce","params":{"text":"three","priority":"high"}}"#)
        stage.hearEnd()
        #expect(stage.live.take() == [])
        stage.hearEnd()
        #expect(stage.live.take() == [.foreground(.nothing)])
        stage.announcer.pause()
        stage.announcer.resume()
        #expect(stage.live.take() == [.foreground(.urgent), .foreground(.nothing)])
    }
}
