// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import DaemonProtocol
import Synthesis

/// The voices and languages that a client may request.
extension VoicesReply {
    init(_ request: VoicesRequest, from choice: VoiceChoice, _ engines: [EngineFigures] = []) {
        let wanted = request.language.map { LanguageTag($0) }
        let languages = choice.catalog.languages.filter { wanted?.covers($0) ?? true }
        let voices = choice.catalog.voices.filter { voice in
            guard let wanted else { return true }
            return voice.languages.contains { wanted.covers($0.code) }
        }
        let styles = choice.styles.styles.sorted { $0.key < $1.key }
        self.init(
            languages: languages,
            styles: styles.map(VoicesReply.Style.init),
            voices: voices.map(VoicesReply.Voice.init).sorted {
                ($0.languages.first ?? "", $0.name) < ($1.languages.first ?? "", $1.name)
            },
            variants: choice.catalog.variantNames)
        self.engines = engines.isEmpty ? nil : engines
    }
}

extension VoicesReply.Style {
    fileprivate init(_ name: String, _ style: VoiceStyle) {
        self.init(
            name: name, voice: style.voice, variant: style.variant, rate: style.rate, pitch: style.pitch,
            volume: style.volume)
        range = style.range
        priorities = style.priorities.isEmpty ? nil : style.priorities.sorted { $0.isMoreUrgent(than: $1) }
        languages = style.languages.isEmpty ? nil : style.languages.sorted()
    }
}

extension VoicesReply.Voice {
    fileprivate init(_ voice: SynthesizerVoice) {
        let ranked = voice.languages.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
        self.init(name: voice.name, identifier: voice.identifier, languages: ranked.map(\.element.code))
    }
}

extension LanguageTag {
    /// Whether a voice's language is this one or a part of it: `en` covers `en-gb`, but `en-gb` does not cover `en`.
    fileprivate func covers(_ code: String) -> Bool {
        let name = name.lowercased()
        return code == name || code.hasPrefix(name + "-")
    }
}
