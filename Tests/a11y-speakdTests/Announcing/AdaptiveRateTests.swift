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

    /// The rate of each announcement in order, until none is waiting.
    private func rates() -> [Int?] {
        var rates: [Int?] = []
        while stage.announcer.speaking != nil {
            rates.append(stage.speaker.utterances.last?.runs.first?.voice.rate)
            stage.hearEnd()
        }
        return rates
    }

    @Test func `the factor grows by a tenth per waiting announcement from the fourth on until none waits`() {
        var rate = AdaptiveRate()
        let factors = [0, 1, 3, 4, 5, 9, 3, 1, 0, 3, 2].map { rate.factor(waiting: $0) }
        #expect(factors == [1, 1, 1, 1.4, 1.5, 1.6, 1.3, 1.1, 1, 1, 1])
    }

    @Test func `the voice keeps its own rate while at most three announcements wait`() {
        post(4)
        #expect(rates() == [175, 175, 175, 175])
    }

    @Test func `announcements are synthesized at the rate for the number still waiting`() {
        post(8)
        #expect(rates() == [175, 280, 263, 245, 228, 210, 193, 175])
        post(2)
        #expect(rates() == [175, 175])
    }

    @Test func `current speech speeds up at once by a fifth or more and never slows down`() {
        post(8)
        #expect(stage.speaker.speeds == [1.4, 1.6])
        stage.hearEnd()
        #expect(stage.speaker.speeds == [1.4, 1.6])
        post(3, "default")
        #expect(stage.speaker.speeds == [1.4, 1.6])
    }

    @Test func `a new user rate changes current speech unless its announcement set a rate`() {
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

    @Test func `alarms and user feedback neither speed up nor count as waiting`() {
        post(1, "high")
        post(5)
        post(3, "high")
        #expect(Array(rates().prefix(5)) == [175, 175, 175, 175, 245])
        post(9, "default")
        #expect(rates() == Array(repeating: 175, count: 9))
    }

    @Test func `the user limits the factor for all clients and for one client`() {
        apply("adaptive-rate = 1.2\n[client.slow]\nadaptive-rate = 1")
        stage.send(#"{"method":"hello","params":{"client":"slow"}}"#, from: 2)
        post(1)
        post(4)
        post(4, from: 2)
        #expect(rates() == [175, 175, 210, 175, 210, 175, 210, 175, 175])
    }

    @Test func `announcements of paused clients do not speed up speech`() {
        post(1)
        post(6, from: 2)
        stage.announcer.pause([2])
        stage.hearEnd()
        post(2)
        #expect(rates() == [175, 175])
    }

    @Test func `the sped-up rate stays within the maximum of the voice`() {
        apply("rate = 1900")
        post(8)
        #expect(rates()[1] == 2000)
    }
}
