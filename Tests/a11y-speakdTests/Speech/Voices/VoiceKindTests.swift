// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Testing
import Wording

@testable import Synthesis
@testable import a11y_speakd

@Suite("Voice types and requested settings")
struct VoiceKindTests {
    private func choice(_ style: VoiceStyle = VoiceStyle()) async throws -> VoiceChoice {
        VoiceChoice(
            catalog: try await EspeakStage.synthesizer.value.catalog,
            styles: VoiceStyleFolder(styles: ["default": style, "alert": VoiceStyle(variant: "f5")]), language: "en")
    }

    private func kind(_ type: VoiceType, language: String? = nil, voice: String? = nil) -> Delivery {
        var delivery = Delivery(language: language, voice: voice)
        delivery.voiceType = type
        return delivery
    }

    @Test func `voice types have different variants in any language`() async throws {
        let choice = try await choice(VoiceStyle(variant: "whisper"))
        let voices = try VoiceType.allCases.map { type in
            let spoken = try choice.parameters(for: kind(type, language: "de"))
            return "\(spoken.voice) \(spoken.pitch)"
        }
        #expect(
            voices == [
                "gmw/de 50", "gmw/de+m3 50", "gmw/de+m7 50", "gmw/de+f2 50", "gmw/de+f3 50", "gmw/de+f5 50",
                "gmw/de+f4 70", "gmw/de+f3 85",
            ])
    }

    @Test func `a voice type without a variant uses espeak-ng's plain voice`() throws {
        let voice = SynthesizerVoice(identifier: "gmw/en", name: "English", languages: [("en", 2)])
        let catalog = VoiceCatalog(voices: [voice], variants: [])
        let choice = VoiceChoice(catalog: catalog, styles: VoiceStyleFolder(), language: "en")
        for type in VoiceType.allCases {
            #expect(try choice.parameters(for: kind(type)).voice == "gmw/en")
        }
    }

    @Test func `a voice name overrides a voice type, and either replaces the other in the settings`() async throws {
        var choice = try await choice()
        #expect(try choice.parameters(for: kind(.female1, voice: "en-us+klatt4")).voice == "gmw/en-US+klatt4")
        #expect(try choice.parameters(for: kind(.male2, voice: "alert")).voice == "gmw/en+f5")
        choice.user = Delivery(voice: "en-us+klatt4")
        #expect(try choice.parameters(for: kind(.female1)).voice == "gmw/en+f2")
        choice.user = kind(.female1).over(choice.user)
        #expect(try choice.parameters(for: Delivery()).voice == "gmw/en+f2")
        #expect(try choice.parameters(for: Delivery(language: "de")).voice == "gmw/de+f2")
        #expect(try choice.parameters(for: Delivery(voice: "en-us")).voice == "gmw/en-US")
    }

    @Test func `settings apply unless the announcement requests others`() async throws {
        var choice = try await choice()
        var set = Delivery(language: "de", rate: 300, pitch: 20, volume: 40)
        (set.pitchRange, set.punctuation, set.capitals, set.spelling) = (10, .most, .icon, true)
        set.voiceType = .male2
        choice.user = set
        #expect(choice.user == set)
        #expect(choice.requestedDelivery(Delivery()) == set)
        #expect(
            try choice.parameters(for: Delivery())
                == SpeechParameters(
                    voice: "gmw/de+m3", rate: 300, pitch: 20, volume: 40, pitchRange: 10, punctuation: .most,
                    capitals: .icon))
        var other = Delivery(language: "fr", rate: 100, pitch: 60, volume: 90)
        (other.pitchRange, other.punctuation, other.capitals, other.spelling) = (90, Punctuation.none, .spell, false)
        other.voiceType = .female3
        #expect(choice.requestedDelivery(other) == other)
        #expect(other.over(set).over(set) == other)
    }

    @Test(arguments: [
        ("zh_TW", nil, nil, "zh_TW"), ("de_DE", nil, nil, "de_DE"), ("de_DE", "fr", nil, "fr"),
        ("de_DE", nil, "en-us+klatt4", "en-us"), ("tlh", nil, nil, "en-gb"), ("de", "ru", "en-us", "en-us"),
    ])
    func `an announcement is worded in the language of the voice that says it`(
        user: String, language: String?, voice: String?, spoken: String
    ) async throws {
        let catalog = try await EspeakStage.synthesizer.value.catalog
        let choice = VoiceChoice(catalog: catalog, styles: VoiceStyleFolder(), language: user)
        #expect(choice.language(of: Delivery(language: language, voice: voice)) == spoken)
    }
}
