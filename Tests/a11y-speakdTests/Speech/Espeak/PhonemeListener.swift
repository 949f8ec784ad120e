// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Foundation
import Wording

@testable import AudioSinks
@testable import Synthesis
@testable import a11y_speakd

/// The phonemes of a text, in espeak-ng's letters.
enum PhonemeListener {
    /// The phonemes of each run, made as for an announcement in the daemon.
    static func heard(_ words: WordedText, _ language: String) async throws -> String {
        var phonemes: [String] = []
        for run in try await EspeakStage.utterance(for: words, language: language).runs {
            phonemes.append(
                try await EspeakStage.synthesizer.value.phonemes(of: run.text, voice: run.voice.voice.description))
        }
        return phonemes.joined(separator: " ")
    }

    /// The phonemes of a text without our wording.
    static func heard(_ text: String, _ language: String) async throws -> String {
        try await heard(Wording().words(for: .phrased(shown: text, spoken: text)), language)
    }

    /// Phonemes without stress, length, tone and pauses, which depend on the words around. Softened Spanish b, d and g
    /// become hard.
    static func sounds(_ phonemes: String) -> String { toned(phonemes).filter { !$0.isNumber } }

    /// Like `sounds`, with the tones of Chinese.
    static func toned(_ phonemes: String) -> String {
        let softened: [Character: Character] = ["B": "b", "D": "d", "Q": "g"]
        return String(phonemes.filter { !"',_|!%=:;# *-".contains($0) }.map { softened[$0] ?? $0 })
    }

    /// The fault of phonemes: silence, another language or spelling; nil for none. Only a client's own words may change
    /// the language.
    static func complaint(_ phonemes: String, clientsWords: [String] = []) -> String? {
        if sounds(phonemes).isEmpty { return "silence" }
        let own = clientsWords.reduce(phonemes) { $1.isEmpty ? $0 : $0.replacingOccurrences(of: $1, with: "") }
        if own.contains("(") { return "another language" }
        let letters = phonemes.filter { !"',".contains($0) }
        return spelt.contains { letters.contains($0) } ? "spelt" : nil
    }

    /// "Letter" and "symbol" in each voice, with the pause before a number: `ខ` is "letter 1781" in hexadecimal digits.
    /// Also names of scripts, as in "Chinese letter".
    private static let spelt = [
        "lEt#3", "lEt3", "StA:b@_|", "let@_|", "lEtr_|", "simbolo_|", "@:11_|", "tSaIni:z", "dZap@ni:z", "sImb@L",
    ]
}
