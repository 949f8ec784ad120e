// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol
import Testing

@testable import a11y_speak

@Suite("Emacspeak: languages")
struct EmacspeakLanguagesTests {
    private static let voices = [
        VoicesReply.Voice(name: "English", identifier: "gmw/en", languages: ["en-gb", "en"]),
        VoicesReply.Voice(name: "German", identifier: "gmw/de", languages: ["de"]),
        VoicesReply.Voice(name: "German 2", identifier: "mb-de2", languages: ["de"]),
        VoicesReply.Voice(name: "Nameless", identifier: "x", languages: []),
        VoicesReply.Voice(name: "Chinese", identifier: "sit/cmn", languages: ["zh"]),
    ]

    @Test func `a language has its first voice, in the order of the codes`() {
        let languages = EmacspeakLanguages(voices: Self.voices)
        #expect(languages.codes == ["de", "en-gb", "zh"])
        #expect(languages.current == nil)
    }

    @Test(arguments: [
        ("de", "de", "German"), ("DE", "de", "German"), ("de-AT", "de", "German"), ("zh", "zh", "Chinese"),
        ("en-GB", "en-gb", "English"),
    ])
    func `a language is chosen by its tag, or its closest kin is`(tag: String, code: String, name: String) {
        var languages = EmacspeakLanguages(voices: Self.voices)
        let isThere = languages.choose(tag)
        #expect(isThere)
        #expect(languages.current == .init(code: code, name: name))
    }

    @Test func `an unknown language leaves the language unchanged`() {
        var languages = EmacspeakLanguages(voices: Self.voices)
        _ = languages.choose("de")
        #expect(!languages.choose("tlh") && !languages.choose(""))
        #expect(languages.current?.code == "de")
    }

    @Test func `an alias stands for a language, and the last one holds`() {
        var languages = EmacspeakLanguages(voices: Self.voices)
        languages.alias("work", "zh")
        languages.alias("work", "de")
        #expect(languages.choose("work") && languages.current?.code == "de")
    }

    @Test func `the next and the previous go round, from either end`() {
        var languages = EmacspeakLanguages(voices: Self.voices)
        let forth = (0..<4).map { _ in
            languages.step(by: 1)
            return languages.current?.code
        }
        #expect(forth == ["de", "en-gb", "zh", "de"])
        let back = (0..<3).map { _ in
            languages.step(by: -1)
            return languages.current?.code
        }
        #expect(back == ["zh", "en-gb", "de"])
        var fresh = EmacspeakLanguages(voices: Self.voices)
        fresh.step(by: -1)
        #expect(fresh.current?.code == "zh")
    }

    @Test func `without voices there is nothing to go through`() {
        var none = EmacspeakLanguages(voices: [])
        none.step(by: 1)
        #expect(none.codes == [] && none.current == nil && !none.choose("en"))
    }
}
