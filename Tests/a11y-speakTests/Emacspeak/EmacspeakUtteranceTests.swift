// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import a11y_speak

@Suite("An utterance of Emacspeak's")
struct EmacspeakUtteranceTests {
    @Test func `texts in one voice are one text`() {
        var utterance = EmacspeakUtterance()
        for text in ["Hello world. ", "  ", "This is a test. "] {
            utterance.add(text, voice: EmacspeakVoice(), rate: nil)
        }
        #expect(utterance.announcements == [.text("Hello world. This is a test.")])
    }

    @Test func `voices, rates and silences are one document`() throws {
        var utterance = EmacspeakUtterance()
        utterance.add(silence: 500)
        utterance.add("(", voice: EmacspeakVoice(), rate: nil)
        utterance.add("defun & <x>", voice: EmacspeakVoice(gender: "female", pitch: "+7.2st"), rate: nil)
        utterance.add(silence: 100)
        utterance.add(silence: 50)
        utterance.add("foo", voice: EmacspeakVoice(volume: "80"), rate: 300)
        utterance.add(silence: 500)
        #expect(
            utterance.announcements == [
                try .ssml(
                    #"<speak>(<voice gender="female"><prosody pitch="+7.2st">defun &amp; &lt;x&gt;</prosody></voice>"#
                        + #"<break time="150ms"/><prosody rate="300wpm" volume="80">foo</prosody></speak>"#)
            ])
    }

    @Test func `silence alone says nothing, and no silence is too long`() throws {
        var utterance = EmacspeakUtterance()
        utterance.add(silence: .max)
        #expect(utterance.announcements == [])
        for text in ["a", "b", "c", "d", "e", "f", "g", "h", "i"] {
            utterance.add(text, voice: EmacspeakVoice(), rate: nil)
            utterance.add(silence: 1_000_000)
            utterance.add(silence: -1)
        }
        let breaks = ["b", "c", "d", "e", "f", "g"].map { "<break time=\"10000ms\"/>\($0)" }.joined()
        #expect(utterance.announcements == [try .ssml("<speak>a\(breaks)hi</speak>")])
    }

    @Test func `a long text becomes several announcements within the wire's limit, cut between words`() throws {
        var utterance = EmacspeakUtterance()
        let text = String(repeating: "three & words ", count: 20_000)
        utterance.add(text, voice: EmacspeakVoice(pitch: "120%"), rate: nil)
        let announcements = utterance.announcements
        #expect(announcements.count > 10)
        var spoken = ""
        for case .markup(let source, let marked) in announcements {
            #expect(source.utf8.count < 65_536)
            spoken += marked.display
        }
        // Between two announcements is a space anyway.
        #expect(spoken.filter { $0 != " " } == text.filter { $0 != " " })
    }

    @Test func `a text without any space is cut anywhere`() {
        var utterance = EmacspeakUtterance()
        utterance.add(String(repeating: "é", count: 50_000), voice: EmacspeakVoice(), rate: nil)
        let texts = utterance.announcements.map { words in
            if case .text(let text) = words { text.count } else { 0 }
        }
        #expect(texts.reduce(0, +) == 50_000)
        #expect(texts.allSatisfy { $0 <= EmacspeakUtterance.longest })
    }
}
