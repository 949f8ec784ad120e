// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Foundation
import Wording

@testable import AudioSinks
@testable import Synthesis
@testable import a11y_speakd

/// What is heard of a text, in espeak-ng's letters.
enum PhonemeListener {
    /// Run by run, on the way that an announcement takes in the daemon.
    static func heard(_ words: WordedText, _ language: String) async throws -> String {
        var phonemes: [String] = []
        for run in try await EspeakStage.utterance(for: words, language: language).runs {
            phonemes.append(
                try await EspeakStage.synthesizer.value.phonemes(of: run.text, voice: run.voice.voice.description))
        }
        return phonemes.joined(separator: " ")
    }

    /// A text as the voice itself takes it.
    static func heard(_ text: String, _ language: String) async throws -> String {
        try await heard(Wording().words(for: .phrased(shown: text, spoken: text)), language)
    }

    /// Without stress, length, tone and pauses, which depend on what is around a word; Spanish b, d and g soften.
    static func sounds(_ phonemes: String) -> String { toned(phonemes).filter { !$0.isNumber } }

    /// The same with the tones of Chinese.
    static func toned(_ phonemes: String) -> String {
        let softened: [Character: Character] = ["B": "b", "D": "d", "Q": "g"]
        return String(phonemes.filter { !"',_|!%=:;# *-".contains($0) }.map { softened[$0] ?? $0 })
    }

    /// Silence, another language or spelling, whatever the text was; nil for none of them. A client's own words may be
    /// spoken as what the voice takes them for.
    static func complaint(_ phonemes: String, clientsWords: [String] = []) -> String? {
        if sounds(phonemes).isEmpty { return "silence" }
        let own = clientsWords.reduce(phonemes) { $1.isEmpty ? $0 : $0.replacingOccurrences(of: $1, with: "") }
        if own.contains("(") { return "another language" }
        let letters = phonemes.filter { !"',".contains($0) }
        return spelt.contains { letters.contains($0) } ? "spelt" : nil
    }

    /// "Letter" and "symbol" in each voice, with the pause that comes before a number: `ខ` is "letter 1781" in hexadecimal
    /// digits. Scripts are called by their names: "Chinese letter".
    private static let spelt = [
        "lEt#3", "lEt3", "StA:b@_|", "let@_|", "lEtr_|", "simbolo_|", "@:11_|", "tSaIni:z", "dZap@ni:z", "sImb@L",
    ]
}
