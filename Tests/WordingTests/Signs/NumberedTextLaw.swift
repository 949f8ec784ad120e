// SPDX-License-Identifier: MIT

import AnnouncementKit
import Wording

/// A law of texts with numbers.
enum NumberedTextLaw: String, CaseIterable {
    /// The speech of a text with words between its numbers is spoken unchanged.
    case unchanged
    /// The speech of any text is spoken unchanged. Few texts break it, because numbers side by side may be one number.
    case settled
    /// The speech has at most 60 bytes for each character, and no emoji.
    case bounded
    /// Places of words are in order and in the text.
    case places
    /// Texts that differ in one visible character differ in speech at the highest level.
    case distinct
    /// A paragraph is read as if it were alone.
    case alone

    /// The breach of the law by the text that the generator makes of a seed; nil for a text that keeps it.
    func breach(seed: UInt64, language: SpokenLanguage) -> String? {
        var source = NumberedTexts(seed: seed, language: language)
        let text = source.text()
        let wording = Wording(language: language)
        let found =
            switch self {
            case .unchanged: Self.change(source.sentence(), wording)
            case .settled: Self.change(text, wording)
            case .bounded: Self.excess(text, wording)
            case .places: wording.words(for: .text(text)).hasPlaces(in: text) ? nil : text
            case .distinct: Self.likeness(text, source.changed(text), wording)
            case .alone: Self.influence(text, source.text(), wording)
            }
        return found.map { "seed \(seed), \(language.rawValue): \($0)" }
    }

    private static func change(_ text: String, _ wording: Wording) -> String? {
        let once = wording.words(for: .text(text)).speech
        let again = wording.words(for: .text(once)).speech
        return again == once ? nil : "\(text) | \(once) | \(again)"
    }

    private static func excess(_ text: String, _ wording: Wording) -> String? {
        let speech = wording.words(for: .text(text)).speech
        let isBounded = speech.utf8.count < 60 * (text.count + 1)
        return isBounded && !speech.unicodeScalars.contains { $0.isPicture } ? nil : "\(text) | \(speech)"
    }

    private static func likeness(_ text: String, _ other: String?, _ wording: Wording) -> String? {
        guard let other else { return nil }
        var wording = wording
        wording.punctuation = .all
        let speech = wording.words(for: .text(text)).speech
        return wording.words(for: .text(other)).speech == speech ? "\(text) | \(other) | \(speech)" : nil
    }

    /// A mark of a list, a heading or a quotation needs a second line, and a sign alone has a name.
    private static func influence(_ one: String, _ two: String, _ wording: Wording) -> String? {
        guard !isMark(one), !isMark(two) else { return nil }
        func marks(_ speech: String) -> String { speech.filter { !$0.isWhitespace && $0 != "." } }
        let speeches = [one + "\n\n" + two, one, two].map { wording.words(for: .text($0)).speech }
        return marks(speeches[0]) == marks(speeches[1] + speeches[2]) ? nil : "\(one) | \(two) | \(speeches)"
    }

    private static func isMark(_ text: String) -> Bool {
        ["+ ", "- ", "= ", "> "].contains(String(text.prefix(2))) || !text.contains { $0.isLetter || $0.isNumber }
    }
}
