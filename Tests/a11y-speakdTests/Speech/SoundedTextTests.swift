// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Testing
import Wording

@testable import Synthesis
@testable import a11y_speakd

@Suite("Words and marks by the time they sound")
struct SoundedTextTests {
    private func piece(_ text: String, from start: Int = 0, marks: [SpokenMark] = []) -> Utterance {
        var piece = Utterance(text: text, voice: SpeechParameters(voice: "v", rate: 175, pitch: 50, volume: 100))
        (piece.start, piece.marks) = (start, marks)
        return piece
    }

    private func told(_ places: [HeardPlace]) -> [String] {
        places.map { place in
            switch place {
            case .word(let word): "\(word.offset) \(word.text)"
            case .mark(let name): "mark \(name)"
            case .cursor: "cursor"
            }
        }
    }

    @Test func `words and marks are returned once, in order, across all pieces`() {
        var text = SoundedText()
        text.add(piece("One two. ", marks: [SpokenMark(name: "a", offset: 0), SpokenMark(name: "b", offset: 5)]))
        text.word(at: 0, sample: 10)
        text.word(at: 4, sample: 100)
        text.add(piece("Three", from: 9, marks: [SpokenMark(name: "c", offset: 9), SpokenMark(name: "d", offset: 14)]))
        text.word(at: 9, sample: 300)
        #expect(told(text.take(until: 9)) == [])
        #expect(text.next == 10)
        #expect(told(text.take(until: 100)) == ["mark a", "0 One", "4 two."])
        #expect(text.next == 300)
        #expect(told(text.take(until: nil)) == ["mark b", "mark c", "9 Three", "mark d"])
        #expect(text.next == nil)
    }

    @Test func `the word at a sample and the text through a word are found across pieces`() {
        var text = SoundedText()
        text.add(piece("One two. "))
        text.word(at: 0, sample: 10)
        text.word(at: 4, sample: 100)
        text.add(piece("Three four.", from: 9))
        text.word(at: 9, sample: 300)
        text.word(at: 15, sample: 400)
        #expect([0, 10, 99, 100, 350, 1000].map { text.word(at: $0) } == [nil, 0, 0, 4, 9, 15])
        #expect(text.text(throughWordAt: 4) == "One two.")
        #expect(text.text(throughWordAt: 9) == "One two. Three")
        #expect(text.nextSentence(after: 50) == 300)
    }

    @Test(arguments: [
        (0, "At"), (3, "At -5 km/h"), (9, "At -5 km/h"), (26, "At -5 km/h,"), (32, "At -5 km/h, ½"),
        (34, "At -5 km/h, ½"),
        (43, "At -5 km/h, ½ and ⑫."),
    ])
    func `the heard text is reported in the client's own spelling`(offset: Int, heard: String) {
        let voices = VoiceChoice(catalog: SessionStage.catalog, styles: VoiceStyleFolder(), language: "en")
        var pieces = UtterancePieces(
            WordedPieces(.text("At -5 km/h, ½ and ⑫."), Wording()), voices: voices, delivery: Delivery())
        var text = SoundedText()
        while let piece = try? pieces.next() { text.add(piece) }
        #expect(text.text(throughWordAt: offset) == heard)
    }

    @Test func `the next sentence begins at the sample of its first word`() {
        var text = SoundedText()
        text.add(piece("One two. Three four. Five."))
        for (offset, sample) in [(0, 10), (4, 100), (9, 300), (15, 400), (21, 600)] {
            text.word(at: offset, sample: sample)
        }
        #expect([10, 299, 300, 599, 700].map { text.nextSentence(after: $0) } == [300, 300, 600, 600, nil])
    }
}
