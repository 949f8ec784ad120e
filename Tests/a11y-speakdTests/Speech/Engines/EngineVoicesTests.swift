// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Testing
import Wording

@testable import Synthesis
@testable import a11y_speakd

@Suite("Voices of several engines")
struct EngineVoicesTests {
    private let catalog: VoiceCatalog

    init() {
        let flite = VoiceCatalog(
            voices: [
                SynthesizerVoice(identifier: "slt", name: "slt", languages: [("en", 0)]),
                SynthesizerVoice(identifier: "cmu_indic", name: "cmu_indic", languages: [("te", 0)]),
            ], variants: ["none"])
        let jtalk = VoiceCatalog(
            voices: [SynthesizerVoice(identifier: "mei", name: "Mei", languages: [("ja", 0)])], variants: [])
        catalog = SessionStage.catalog.adding(["flite": flite, "jtalk": jtalk], expecting: ["Pico"])
    }

    @Test(arguments: [
        ("flite/slt", "flite/slt"), ("Flite/SLT", "flite/slt"), ("jtalk/mei", "jtalk/mei"), ("de+f2", "gmw/de+f2"),
        ("pico/fr-FR", "pico/fr-fr"), ("te", "flite/cmu_indic"), ("en", "gmw/en"),
    ])
    func `a voice is found by its engine and its name, or by its language`(name: String, voice: String) {
        #expect(catalog.voice(named: name)?.description == voice)
    }

    @Test(arguments: [
        "slt", "mei", "flite/nobody", "flite/slt+f2", "flite/", "pico/", "pico/x+f2", "mbrola/en1", "/slt",
    ])
    func `any other name finds no voice`(name: String) {
        #expect(catalog.voice(named: name) == nil)
    }

    @Test func `a language selects espeak-ng's voice, or another engine's if it has none`() {
        #expect(catalog.voice(forLanguage: "en") == "gmw/en")
        #expect(catalog.voice(forLanguage: "te-IN") == "flite/cmu_indic")
        #expect(catalog.voice("jtalk/mei", reads: .han))
    }

    @Test(arguments: [("flite/slt", "slt"), ("FLITE/a/b", "a/b"), ("gmw/en", nil), ("flite", nil)])
    func `the part of a voice name before the slash selects the engine if that exists`(name: String, voice: String?) {
        #expect(EngineVoice(name, of: ["flite", "pico"])?.voice == voice)
    }

    @Test func `a choice of voices uses voices that are added later`() throws {
        var choice = VoiceChoice(
            catalog: SessionStage.catalog, styles: VoiceStyleFolder(), language: "te_IN")
        #expect(throws: VoiceChoice.UnknownVoice.self) { try choice.parameters(for: Delivery(voice: "flite/slt")) }
        #expect(try choice.parameters(for: Delivery()).voice == "gmw/en")
        choice.catalog = catalog
        #expect(try choice.parameters(for: Delivery(voice: "flite/slt")).voice == "flite/slt")
        #expect(try choice.parameters(for: Delivery()).voice == "flite/cmu_indic")
    }
}
