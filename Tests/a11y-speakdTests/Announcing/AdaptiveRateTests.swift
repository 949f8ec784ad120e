// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Testing

@testable import AudioSinks
@testable import Synthesis
@testable import a11y_speakd

@Suite("The rate while many wait")
struct AdaptiveRateTests {
    private let stage = SessionStage()

    private func apply(_ toml: String) {
        var problems: [ConfigurationError] = []
        stage.daemon.apply(Configuration(toml: Array(toml.utf8), file: "config.toml", problems: &problems))
        #expect(problems == [])
    }

    private func post(_ count: Int, _ priority: String = "message", from client: ClientID = 1) {
        for number in 0..<count {
            stage.send(
                #"{"method":"announce","params":{"text":"\#(number)","queue":true,"mayRepeat":true,"#
                    + #""priority":"\#(priority)"}}"#, from: client)
        }
    }

    /// The rates of all until nothing waits any more.
    private func rates() -> [Int?] {
        var rates: [Int?] = []
        while stage.announcer.speaking != nil {
            rates.append(stage.speaker.utterances.last?.runs.first?.voice.rate)
            stage.hearEnd()
        }
        return rates
    }

    @Test func `grows by a tenth for each that waits, from the fourth on until none does`() {
        var rate = AdaptiveRate()
        let factors = [0, 1, 3, 4, 5, 9, 3, 1, 0, 3, 2].map { rate.factor(waiting: $0) }
        #expect(factors == [1, 1, 1, 1.4, 1.5, 1.6, 1.3, 1.1, 1, 1, 1])
    }

    @Test func `is that of the voice as long as three wait`() {
        post(4)
        #expect(rates() == [175, 175, 175, 175])
    }

    @Test func `is told to the synthesizer of each that is spoken while more wait`() {
        post(8)
        #expect(rates() == [175, 280, 263, 245, 228, 210, 193, 175])
        post(2)
        #expect(rates() == [175, 175])
    }

    @Test func `changes what is spoken already, a fifth at least at once and never back`() {
        post(8)
        #expect(stage.speaker.speeds == [1.4, 1.6])
        stage.hearEnd()
        #expect(stage.speaker.speeds == [1.4, 1.6])
        post(3, "default")
        #expect(stage.speaker.speeds == [1.4, 1.6])
    }

    @Test func `of the user changes what is spoken already`() {
        apply("rate = 200")
        post(1)
        apply("rate = 300")
        apply("rate = 300\nvolume = 90")
        apply("rate = 150")
        #expect(stage.speaker.speeds == [1.5, 0.75])
        stage.send(#"{"method":"announce","params":{"text":"own","rate":250,"priority":"high"}}"#)
        apply("rate = 400")
        #expect(stage.speaker.speeds == [1.5, 0.75])
    }

    @Test func `a reload that changes the rate of a voice style alone changes the utterance that is spoken`() throws {
        func reload(rate: Int) throws {
            let style = try VoiceStyle(toml: Array("rate = \(rate)".utf8), file: "own.toml")
            stage.daemon.use(VoiceStyleFolder(styles: ["own": style]))
            stage.daemon.apply(stage.daemon.settings)
        }
        try reload(rate: 200)
        stage.send(#"{"method":"announce","params":{"text":"one","voice":"own"}}"#)
        try reload(rate: 300)
        #expect(stage.speaker.speeds == [1.5])
    }

    @Test func `is kept for alarms and for what the user does, and these do not count`() {
        post(1, "high")
        post(5)
        post(3, "high")
        #expect(Array(rates().prefix(5)) == [175, 175, 175, 175, 245])
        post(9, "default")
        #expect(rates() == Array(repeating: 175, count: 9))
    }

    @Test func `has the user's limit, for all and for one client`() {
        apply("adaptive-rate = 1.2\n[client.slow]\nadaptive-rate = 1")
        stage.send(#"{"method":"hello","params":{"client":"slow"}}"#, from: 2)
        post(1)
        post(4)
        post(4, from: 2)
        #expect(rates() == [175, 175, 210, 175, 210, 175, 210, 175, 175])
    }

    @Test func `does not grow because of clients that are paused`() {
        post(1)
        post(6, from: 2)
        stage.announcer.pause([2])
        stage.hearEnd()
        post(2)
        #expect(rates() == [175, 175])
    }

    @Test func `a voice is no faster than it can be`() {
        apply("rate = 1900")
        post(8)
        #expect(rates()[1] == 2000)
    }
}
