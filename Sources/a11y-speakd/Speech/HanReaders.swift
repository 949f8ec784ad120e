// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// The voices of languages written in Han that read it. Others spell it, in English, a character at a time: which ones do
/// differs from version to version, so they are asked.
struct HanReaders {
    /// Identifiers.
    let voices: Set<String>

    /// - Parameter phonemes: what a voice makes of a text, in espeak-ng's own letters; a change of language is told in
    ///   parentheses. Nil when there is no such voice.
    init(among voices: [SynthesizerVoice], phonemes: (_ text: String, _ voice: String) -> String?) {
        let tags = voices.map { voice in (voice.identifier, voice.languages.map { LanguageTag($0.code) }) }
        let asked = tags.filter { $0.1.contains { ["zh", "cmn", "yue", "hak", "ja"].contains($0.language) } }
        self.voices = Set(
            asked.map(\.0).filter { voice in
                let words = ["上", "三", "价格"].compactMap { phonemes($0, voice) }
                return Set(words).count == 3 && words.allSatisfy { !$0.isEmpty && !$0.contains("(") }
            })
    }
}
