// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Wording

@testable import Synthesis
@testable import a11y_speakd

/// The phonemes of a content, clause by clause in espeak-ng's letters, worded and synthesized as in the daemon.
enum HeardPhonemes {
    static func of(
        _ content: AnnouncementContent, _ delivery: Delivery = Delivery(), user: String = "C"
    ) async throws -> [String] {
        let utterance = try await utterance(content, delivery, user: user)
        return try await EspeakStage.synthesizer.value.phonemes(of: utterance)
    }

    static func of(_ text: String, _ delivery: Delivery = Delivery()) async throws -> [String] {
        try await of(.text(text), delivery)
    }

    static func utterance(
        _ content: AnnouncementContent, _ delivery: Delivery = Delivery(), user: String = "C"
    ) async throws -> Utterance {
        let catalog = try await EspeakStage.synthesizer.value.catalog
        let choice = VoiceChoice(catalog: catalog, styles: VoiceStyleFolder(), language: user)
        let asked = choice.requestedDelivery(delivery)
        var wording = Wording(language: SpokenLanguage(tag: choice.language(of: asked)) ?? .english)
        wording.punctuation = asked.punctuation ?? .none
        wording.capitals = asked.capitals ?? .none
        wording.isSpelling = asked.spelling ?? false
        return try choice.utterance(for: wording.words(for: content), delivery: asked)
    }
}
