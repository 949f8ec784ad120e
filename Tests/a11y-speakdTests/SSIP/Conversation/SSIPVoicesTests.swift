// SPDX-License-Identifier: GPL-3.0-or-later

import Testing
import Wording

@testable import Synthesis
@testable import a11y_speakd

@Suite("SSIP: voices")
struct SSIPVoicesTests {
    private let voices = SSIPVoices(
        voices: [
            .init(name: "German", language: "de"), .init(name: "English (America)", language: "en-us"),
            .init(name: "English (Scotland)", language: "en-gb-scotland"),
        ], variants: ["Max", "klatt4"])

    private func list(_ language: String? = nil, _ variant: String? = nil) -> [String] {
        SSIPDialogue.lines(voices.list(language: language, variant: variant).bytes)
    }

    private let german = "249-German\tde\tnone"
    private let american = "249-English (America)\ten-US\tnone"
    private let scottish = "249-English (Scotland)\ten-GB-SCOTLAND\tnone"
    private let end = "249 OK VOICE LIST SENT"

    @Test func `voices are listed once, without variants`() {
        #expect(list() == [german, american, scottish, end])
    }

    @Test func `a language or its first part limits the list to its voices`() {
        #expect(list("en") == [american, scottish, end])
        #expect(list("EN-us") == [american, end])
        #expect(list("de") == [german, end])
        #expect(list("en-GB") == [end])
        #expect(list("xx", "all") == [end])
    }

    @Test func `variants are listed when a variant is requested`() {
        #expect(list("en-US", "none") == [american, end])
        #expect(list("en-US", "max") == ["249-English (America)+Max\ten-US\tMax", end])
        #expect(list("de", "all") == [german, "249-German+Max\tde\tMax", "249-German+klatt4\tde\tklatt4", end])
        #expect(list("de", "nobody") == ["321 ERR MODULE CANT REPORT VOICES"])
    }

    @Test func `every listed name selects its voice`() {
        let catalog = VoiceCatalog(
            voices: [SynthesizerVoice(identifier: "gmw/en-US", name: "English (America)", languages: [("en-us", 2)])],
            variants: ["max", "f2"], variantNames: ["Max": "max", "female 2": "f2"])
        let names = SSIPVoices(catalog, of: "espeak-ng").list(language: nil, variant: "all").data.map {
            $0.prefix { $0 != "\t" }
        }
        #expect(names == ["English (America)", "English (America)+Max", "English (America)+female 2"])
        #expect(names.map { catalog.voice(named: String($0)) } == ["gmw/en-US", "gmw/en-US+max", "gmw/en-US+f2"])
    }
}
