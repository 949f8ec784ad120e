// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import DataFiles

@testable import Synthesis
@testable import Wording
@testable import a11y_speakd

/// Decides how a sign between two words of a language is heard.
final class SignListener {
    enum Hearing: String, CaseIterable {
        /// Named by our words, in the text's language.
        case named
        /// Named by our words, in English.
        case english
        /// Named by the voice.
        case voiced
        /// Only "emoji" is said.
        case unknown
        case silent
    }

    let tag: LanguageTag
    private let choice: VoiceChoice
    private let heard: (Utterance) -> String
    /// A word of the language in its script.
    private let word: String
    private let language: SpokenLanguage?
    /// The phonemes of the words alone.
    private var bare: [Punctuation: String] = [:]

    /// - Parameters:
    ///   - names: names in the language, whose first word of letters becomes the neighbor of each sign.
    ///   - heard: returns the phonemes of an utterance.
    init(
        _ language: String, names: some Sequence<String>, _ catalog: VoiceCatalog,
        _ heard: @escaping (Utterance) -> String
    ) {
        tag = LanguageTag(language.replacing("@", with: "-").replacing("_", with: "-"))
        choice = VoiceChoice(catalog: catalog, styles: VoiceStyleFolder(), language: "C")
        self.language = SpokenLanguage(tag: tag.name)
        self.heard = heard
        let home = ScriptLanguages.scripts(of: tag)
        let words = names.lazy.flatMap { $0.split(separator: " ") }
        let isWord = { (word: Substring) in
            word.count > 1 && word.unicodeScalars.allSatisfy { WritingScript($0).map(home.contains) ?? false }
        }
        word = words.first(where: isWord).map { String($0) } ?? "ba"
    }

    /// Nil if no voice speaks the language.
    var hasVoice: Bool { choice.catalog.voice(forLanguage: tag.name) != nil }

    private func wording(_ level: Punctuation) -> Wording {
        var wording = Wording(language: language ?? .english)
        (wording.voice, wording.punctuation) = (tag, level)
        wording.numbers = language == nil ? .written : .meant
        return wording
    }

    /// How a sign is heard in a text.
    func hearing(of sign: String, _ level: Punctuation) -> Hearing {
        let text = "\(word) \(sign) \(word)"
        let words = wording(level).words(for: .text(text))
        let middle = words.speech.dropFirst(word.count).dropLast(word.count).trimmed()
        if middle != sign, middle.unicodeScalars.contains(where: \.properties.isAlphabetic) {
            return isEnglish(middle, sign) ? .english : .named
        }
        if let picture = PictureSequence(sign), picture.name(tag) == nil { return .unknown }
        return hearing(words, level)
    }

    private func isEnglish(_ name: String, _ sign: String) -> Bool {
        guard tag.language != "en", SignNames.name(of: sign, in: tag) == nil else { return false }
        return name == SignNames.name(of: sign, in: LanguageTag("en"))
    }

    private func hearing(_ words: WordedText, _ level: Punctuation) -> Hearing {
        let text = "\(word) \(word)"
        let silent = bare[level] ?? phonemes(WordedText(display: text, speech: text), level)
        bare[level] = silent
        return phonemes(words, level).count > silent.count ? .voiced : .silent
    }

    private func phonemes(_ words: WordedText, _ level: Punctuation) -> String {
        var delivery = Delivery(language: tag.name)
        delivery.punctuation = level
        guard let utterance = try? choice.utterance(for: words, delivery: delivery) else { return "" }
        return PhonemeListener.sounds(heard(utterance))
    }

    /// How a sign is heard alone.
    func hearingAlone(_ sign: String) -> Hearing {
        let words = wording(.none).words(for: .character(sign))
        let parts = words.parts ?? []
        if let part = parts.first(where: {
            !$0.isSpelled && $0.text.unicodeScalars.contains(where: \.properties.isAlphabetic)
        }) {
            return isEnglish(part.text.trimmed(), sign) ? .english : .named
        }
        return phonemes(words, .none).isEmpty ? .silent : .voiced
    }
}
