// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Testing

@testable import a11y_speakd

@Suite("SSIP: settings")
struct SSIPSettingsTests {
    private func delivery(_ settings: SSIPSetting...) -> Delivery {
        var all = SSIPSettings(outputModule: "espeak-ng")
        for setting in settings { all.apply(setting) }
        return all.delivery
    }

    @Test func `a rate maps to the words per minute of Speech Dispatcher's espeak-ng module`() {
        let rates = [-100: 80, -50: 125, -1: 170, 0: 170, 1: 172, 20: 225, 50: 309, 99: 446, 100: 449]
        for (rate, words) in rates { #expect(delivery(.rate(rate)).rate == words, "\(rate)") }
    }

    @Test func `pitch, pitch range and volume map -100 to 100 onto 0 to 100`() {
        let levels = [-100: 0, -51: 24, -50: 25, -1: 49, 0: 50, 1: 50, 50: 75, 99: 99, 100: 100]
        for (level, percent) in levels {
            #expect(delivery(.pitch(level)).pitch == percent, "\(level)")
            #expect(delivery(.pitchRange(level)).pitchRange == percent, "\(level)")
        }
        let volumes = [-100: 0, -99: 0, -50: 25, 0: 50, 50: 75, 100: 100]
        for (volume, percent) in volumes { #expect(delivery(.volume(volume)).volume == percent, "\(volume)") }
    }

    @Test func `settings that a client did not send stay the user's`() {
        #expect(delivery() == Delivery())
        #expect(delivery(.ssmlMode(true), .pauseContext(3), .outputModule("x")) == Delivery())
    }

    @Test func `punctuation, capitals, spelling and language are set on the announcement`() {
        var wanted = Delivery(language: "de")
        (wanted.punctuation, wanted.capitals, wanted.spelling) = (.some, .icon, true)
        #expect(delivery(.language("de"), .punctuation(.some), .capitals(.icon), .spelling(true)) == wanted)
        #expect(delivery(.spelling(false)).spelling == false)
        #expect(delivery(.language("")).language == nil)
    }

    @Test func `a voice name and a voice type replace each other, and an output module clears the name`() {
        #expect(delivery(.voiceType(.female1), .synthesisVoice("Max")).voice == "Max")
        #expect(delivery(.voiceType(.female1), .synthesisVoice("Max")).voiceType == nil)
        #expect(delivery(.synthesisVoice("Max"), .voiceType(.female1)).voice == nil)
        #expect(delivery(.synthesisVoice("Max"), .voiceType(.female1)).voiceType == .female1)
        #expect(delivery(.synthesisVoice("Max"), .outputModule("espeak-ng")).voice == nil)
        #expect(delivery(.synthesisVoice("None")).voice == nil)
        #expect(delivery(.synthesisVoice("")).voice == nil)
    }
}
