// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue
import Testing

@testable import Synthesis
@testable import a11y_speakd

/// The user's settings and client rules, and the speech of clients under them.
@Suite("Client rules and settings in force")
struct ClientRuleTests {
    private let stage = SessionStage()

    init() {
    }

    private func apply(_ toml: String) {
        var problems: [ConfigurationError] = []
        stage.daemon.apply(Configuration(toml: Array(toml.utf8), file: "config.toml", problems: &problems))
        #expect(problems == [])
    }

    /// The voice parameters of the last utterance.
    private var voice: SpeechParameters? { stage.speaker.utterances.last?.runs.first?.voice }

    private func configure(_ parameters: String) -> String {
        stage.send(#"{"id":1,"method":"configure","params":\#(parameters)}"#)
        return stage.take().joined()
    }

    @Test func `a rule's rate applies to its client only, and overrides the client's own`() {
        apply("rate = 300\n[client.firefox]\nrate = 120\nvolume = 20")
        stage.send(#"{"method":"hello","params":{"client":"Firefox"}}"#, from: 1)
        stage.send(#"{"method":"announce","params":{"text":"one","rate":500,"pitch":60}}"#, from: 1)
        #expect(voice == SpeechParameters(voice: "gmw/en", rate: 120, pitch: 60, volume: 20))
        stage.hearEnd()
        stage.send(#"{"method":"announce","params":{"text":"two"}}"#, from: 2)
        #expect(voice == SpeechParameters(voice: "gmw/en", rate: 300, pitch: 50, volume: 100))
    }

    @Test func `a rule's pan overrides its client's pan, and other clients keep theirs`() {
        func place(_ connection: ClientID, _ asked: String = "") -> StereoPlace? {
            stage.send(#"{"method":"announce","params":{"text":"one","mayRepeat":true\#(asked)}}"#, from: connection)
            defer { stage.hearEnd() }
            return stage.speaker.places.last
        }
        func places(_ pans: Double...) -> [StereoPlace?] { pans.map { StereoPlace(pan: $0) } }
        stage.send(#"{"method":"hello","params":{"client":"build"}}"#, from: 1)
        #expect([place(1), place(2), place(2, #","pan":0.5"#)] == places(0, 0, 0.5))
        apply("pan = 1\n[client.build]\npan = -0.5")
        #expect([place(1), place(1, #","pan":1"#), place(2), place(2, #","pan":0"#)] == places(-0.5, -0.5, 1, 0))
        #expect(configure(#"{"pan":-1}"#).contains(#""pan":-1,"#))
        #expect([place(1), place(2)] == places(-0.5, -1))
    }

    @Test func `numbers are worded, or left to the voice for one client or for all`() {
        func said(_ connection: ClientID, _ text: String = "-5 km") -> String? {
            stage.send(#"{"method":"announce","params":{"text":"\#(text)"}}"#, from: connection)
            defer { stage.hearEnd() }
            return stage.speaker.utterances.last?.text
        }
        stage.send(#"{"method":"hello","params":{"client":"raw"}}"#, from: 1)
        apply("[client.raw]\nnumbers = 'as-written'")
        #expect([said(1), said(2)] == ["-5 km", "minus 5 kilometers"])
        apply("numbers = 'as-written'")
        #expect(said(2, "-6 km") == "-6 km")
        apply("numbers = 'digits'")
        #expect(said(2, "-2024.5 km") == "minus 2 0 2 4 point 5 km")
    }

    @Test func `announcements of a muted client are dropped with a reason and interrupt no speech`() {
        apply("[client.chatty]\nmute = true")
        stage.send(#"{"method":"announce","params":{"text":"heard"}}"#, from: 2)
        stage.hearFirstSample()
        stage.send(#"{"method":"hello","params":{"client":"chatty"}}"#)
        stage.send(#"{"method":"subscribe","params":{"events":["announcements"]}}"#)
        stage.send(#"{"id":1,"method":"announce","params":{"text":"fire","priority":"high"}}"#)
        let told = stage.take()
        #expect(told.first == #"{"id":1,"jsonrpc":"2.0","result":{"announcement":2}}"#)
        #expect(told.count == 3)
        #expect(
            told.last?.contains(#""reason":"dropped: chatty is muted in the configuration","state":"dropped""#) == true)
        #expect(stage.announcer.speaking?.entry.id == 1)
    }

    @Test func `a reload that mutes a client stops its speech at once`() {
        stage.send(#"{"method":"hello","params":{"client":"chatty"}}"#)
        stage.send(#"{"method":"announce","params":{"text":"one"}}"#)
        stage.hearFirstSample()
        apply("[client.chatty]\nmute = true")
        #expect(stage.announcer.speaking == nil)
        apply("")
        stage.send(#"{"method":"announce","params":{"text":"two"}}"#)
        #expect(stage.announcer.speaking?.display == "two")
    }

    @Test func `a rule's priority may lower the priority of an announcement and never raises it`() {
        apply("[client.x]\npriority = 'low'")
        stage.send(#"{"method":"hello","params":{"client":"x"}}"#)
        for priority in ["high", "progress"] {
            stage.send(#"{"method":"announce","params":{"text":"one","priority":"\#(priority)"}}"#)
            stage.hearEnd()
        }
        #expect(stage.announcer.ledger.history.latest(2).map(\.priority) == [.progress, .low])
    }

    @Test func `a rule's voice also speaks announcements that name a language`() {
        let rule = ClientRule("x", Delivery(language: "en", voice: "alert"))
        let adjusted = rule.applied(
            to: Announcement(.text("eins"), delivery: Delivery(language: "de", voice: "whisper")))
        #expect(adjusted.delivery == Delivery(language: "de", voice: "alert"))
    }

    @Test func `settings that are configured over the socket override the files, even after a reload`() {
        apply("rate = 300\npitch = 40\nverbosity = 'low'\nsilent = ['hint']\ndigest-interval = 9")
        let settings =
            #"{"id":1,"jsonrpc":"2.0","result":{"digestInterval":9,"language":"C","languageName":"English","locale":"C","pitch":40,"punctuation":"none","#
        #expect(configure("{}") == settings + #""rate":300,"silent":["hint"],"verbosity":"low","volume":100}}"#)
        #expect(
            configure(#"{"rate":200,"verbosity":"high","silent":[]}"#)
                == settings + #""rate":200,"silent":[],"verbosity":"high","volume":100}}"#)
        apply("rate = 400\nvolume = 50\npitch = 40\ndigest-interval = 9")
        #expect(configure("{}") == settings + #""rate":200,"silent":[],"verbosity":"high","volume":50}}"#)
    }

    @Test func `a style speaks announcements of its priorities, unless they or the user set a voice`() {
        stage.announcer.wordsmith.voices.styles.styles["alert"] = VoiceStyle(
            variant: "f2", rate: 250, range: 80, priorities: [.high])
        let heard = [
            #""text":"a""#, #""text":"b","priority":"high""#, #""text":"c","priority":"high","rate":100"#,
            #""text":"d","priority":"high","voice":"en-us""#,
        ].map { parameters in
            stage.send(#"{"method":"announce","params":{\#(parameters)}}"#)
            defer { stage.hearEnd() }
            return voice
        }
        #expect(
            heard == [
                SpeechParameters(voice: "gmw/en", rate: 175, pitch: 50, volume: 100),
                SpeechParameters(voice: "gmw/en+f2", rate: 250, pitch: 50, volume: 100, pitchRange: 80),
                SpeechParameters(voice: "gmw/en+f2", rate: 100, pitch: 50, volume: 100, pitchRange: 80),
                SpeechParameters(voice: "gmw/en-US", rate: 175, pitch: 50, volume: 100),
            ])
        _ = configure(#"{"voice":"en-us","rate":300}"#)
        stage.send(#"{"method":"announce","params":{"text":"e","priority":"high"}}"#)
        #expect(voice == SpeechParameters(voice: "gmw/en-US", rate: 300, pitch: 50, volume: 100, pitchRange: 80))
    }
}

extension ClientRule {
    /// A rule with the settings of a file's table.
    init(_ name: String, _ delivery: Delivery = Delivery(), isMuted: Bool? = nil) {
        self.init(name: name)
        settings.delivery = delivery
        settings[\.isMuted] = isMuted
    }
}
