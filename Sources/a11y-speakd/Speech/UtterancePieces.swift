// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Synthesis
import Wording

/// All that is said of one announcement, a piece at a time, so that a long text need not be ready before it is begun.
struct UtterancePieces: Sendable {
    private var worded: WordedPieces
    private let voices: VoiceChoice
    private let delivery: Delivery
    /// So much was heard before, in Unicode scalars of all that is said.
    private let heard: Int
    /// Where the next piece begins, in Unicode scalars of all that is said.
    private var start = 0

    /// - Parameter heard: so many Unicode scalars were heard before; what is left begins with the sentence, or at the mark,
    ///   in which that ended.
    init(_ worded: WordedPieces, voices: VoiceChoice, delivery: Delivery, heard: Int = 0) {
        self.worded = worded
        self.voices = voices
        self.delivery = delivery
        self.heard = heard
    }

    /// Where a rule wants it, as `--sink` names it; nil for where all is.
    var sink: String? { delivery.sink }

    /// Where it sounds.
    var place: StereoPlace { delivery.pan.map { StereoPlace(pan: $0) } ?? .middle }

    /// - Throws: when a voice is not there any more.
    mutating func next() throws(VoiceChoice.UnknownVoice) -> Utterance? {
        while let words = worded.next() {
            defer { start += words.speech.unicodeScalars.count }
            if heard >= start + words.speech.unicodeScalars.count && worded.hasMore { continue }
            let skipped = heard > start ? Self.resumption(in: words, heard: heard - start) : 0
            var utterance = try voices.utterance(for: words, delivery: delivery, skipping: skipped)
            utterance.start = start + skipped
            utterance.isLast = !worded.hasMore
            utterance.heardBefore = String(String.UnicodeScalarView(words.speech.unicodeScalars.prefix(skipped)))
            utterance.displayed = words.places == nil ? nil : words
            utterance.marks = words.marks.filter { $0.offset >= skipped }.map {
                SpokenMark(name: $0.name, offset: start + $0.offset)
            }
            return utterance
        }
        return nil
    }

    /// The place where speech continues: the start of the sentence, or the last mark that was passed.
    private static func resumption(in words: WordedText, heard: Int) -> Int {
        let sentence = SpokenSentences(words.speech).start(containing: heard)
        let mark = words.marks.last { $0.offset <= heard }?.offset
        return max(sentence, mark ?? 0)
    }
}
