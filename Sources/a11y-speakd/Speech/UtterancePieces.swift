// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Synthesis
import Wording

/// The speech of one announcement, made a piece at a time, so that a long text can begin before all of it is ready.
struct UtterancePieces: Sendable {
    private var worded: WordedPieces
    private let voices: VoiceChoice
    private let delivery: Delivery
    /// The length that was heard before, in Unicode scalars of the whole utterance.
    private let heard: Int
    /// The offset of the next piece, in Unicode scalars of the whole utterance.
    private var start = 0

    /// - Parameter heard: the length that was heard before, in Unicode scalars. Speech continues from the start of the
    ///   sentence, or from the last mark, before that place.
    init(_ worded: WordedPieces, voices: VoiceChoice, delivery: Delivery, heard: Int = 0) {
        self.worded = worded
        self.voices = voices
        self.delivery = delivery
        self.heard = heard
    }

    /// The sink that a rule names, in the syntax of `--sink`; nil for the default sink.
    var sink: String? { delivery.sink }

    /// The place between the loudspeakers.
    var place: StereoPlace { delivery.pan.map { StereoPlace(pan: $0) } ?? .middle }

    /// - Throws: when a voice no longer exists.
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

    /// The offset from which speech continues: the start of the sentence, or the last mark that was passed.
    private static func resumption(in words: WordedText, heard: Int) -> Int {
        let sentence = SpokenSentences(words.speech).start(containing: heard)
        let mark = words.marks.last { $0.offset <= heard }?.offset
        return max(sentence, mark ?? 0)
    }
}
