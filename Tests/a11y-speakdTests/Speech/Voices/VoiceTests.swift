// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Testing
import Wording

@testable import Synthesis
@testable import a11y_speakd

@Suite("Voices")
struct VoiceTests {
    let catalog = SessionStage.catalog

    @Test(arguments: [
        ("gmw/en-US", "gmw/en-US"), ("en-us", "gmw/en-US"), ("EN-US+Klatt4", "gmw/en-US+klatt4"), ("en", "gmw/en"),
        ("English (America)", "gmw/en-US"), ("german", "gmw/de"), ("de+f2", "gmw/de+f2"),
    ])
    func `a voice is found by identifier, language or name, with a variant`(name: String, voice: String) {
        #expect(catalog.voice(named: name)?.description == voice)
    }

    @Test(arguments: [
        "", "+", "nobody", "en+", "en+nosuch", "en+f2+f2", "../../etc/passwd", "en+../../x",
        "en+" + String(repeating: "x", count: 100), "mb/mb-en1",
    ])
    func `a name that is not in the list finds no voice`(name: String) {
        #expect(catalog.voice(named: name) == nil)
    }

    @Test(arguments: [
        ("en_US.UTF-8", "gmw/en-US"), ("en-GB", "gmw/en"), ("de-Latn-DE", "gmw/de"), ("de_AT@euro", "gmw/de"),
        ("C", "gmw/en"), ("POSIX", "gmw/en"), ("", "gmw/en"), ("C.UTF-8", "gmw/en"),
    ])
    func `a locale or a tag finds its best voice`(tag: String, voice: String) {
        #expect(catalog.voice(forLanguage: tag) == voice)
    }

    @Test func `an unknown language finds no voice`() {
        #expect(catalog.voice(forLanguage: "tlh") == nil)
        #expect(catalog.voice(forLanguage: "e") == nil)
    }

    @Test func `an announcement's request overrides its style, which overrides the default style`() throws {
        let styles = VoiceStyleFolder(styles: [
            "default": VoiceStyle(rate: 200, volume: 90), "alert": VoiceStyle(variant: "f2", rate: 300, pitch: 70),
        ])
        let choice = VoiceChoice(catalog: catalog, styles: styles, language: "de_DE")
        #expect(
            try choice.parameters(for: Delivery())
                == SpeechParameters(voice: "gmw/de", rate: 200, pitch: 50, volume: 90))
        #expect(
            try choice.parameters(for: Delivery(language: "en", voice: "alert", rate: 100))
                == SpeechParameters(voice: "gmw/en+f2", rate: 100, pitch: 70, volume: 90))
        #expect(
            try choice.parameters(for: Delivery(voice: "en-us+klatt4", pitch: 0)).voice == "gmw/en-US+klatt4")
    }

    @Test func `a locale without a voice falls back to English`() throws {
        let choice = VoiceChoice(catalog: catalog, styles: VoiceStyleFolder(), language: "tlh_QO")
        #expect(try choice.parameters(for: Delivery()).voice == "gmw/en")
    }
}

@Suite("Voice styles")
struct VoiceStyleTests {
    @Test func `the daemon's own styles can be read`() throws {
        var problems: [ConfigurationError] = []
        let folder = VoiceStyleFolder(paths: [SourceTreeVoices.path], problems: &problems)
        #expect(problems == [])
        #expect(folder.styles.keys.sorted() == ["alert", "caption", "default", "whisper"])
        #expect(folder.styles["caption"]?.variant == "klatt4")
    }

    @Test(arguments: [
        ("rate = 20", "x.toml: line 1: \"rate\" is 20, but must be a whole number from 80 to 2000"),
        ("\npitch = 101", "x.toml: line 2: \"pitch\" is 101, but must be a whole number from 0 to 100"),
        (
            "speed = 5",
            "x.toml: line 1: there is no key \"speed\": a voice style has voice, variant, rate, pitch, pitch-range, "
                + "volume, priorities, languages"
        ),
        (
            "prioritys = []",
            "x.toml: line 1: there is no key \"prioritys\": did you mean \"priorities\"? a voice style has voice, "
                + "variant, rate, pitch, pitch-range, volume, priorities, languages"
        ),
        ("rate = ", "x.toml: line 1: a value is missing: there is the end of the file (column 8)"),
        ("rate = 90\npitch == 2", "x.toml: line 2: a value is missing: there is \"=\" (column 8)"),
        ("rate = \"fast\"", "x.toml: line 1: \"rate\" is \"fast\", but must be a whole number from 80 to 2000"),
        (
            "priorities = [\"urgent\"]",
            "x.toml: line 1: \"priorities\" is [\"urgent\"], but must be a list of any of \"high\", \"message\", "
                + "\"default\", \"low\", \"notification\", \"progress\""
        ),
        (
            "for-language = \"de\"",
            "x.toml: line 1: \"for-language\" is \"de\", but must be a list of languages such as de or en-GB, each in quotes"
        ),
    ])
    func `a mistake in a style is reported with file, line and the allowed values`(toml: String, sentence: String) {
        let error = #expect(throws: ConfigurationError.self) { try VoiceStyle(toml: Array(toml.utf8), file: "x.toml") }
        #expect(error?.description == sentence)
    }

    @Test(arguments: [
        ("pitch-range = 30", VoiceStyle(range: 30)), ("range = 30", VoiceStyle(range: 30)),
        ("range = 20\npitch-range = 30", VoiceStyle(range: 30)),
        ("pitch-range = 30\nrange = 20", VoiceStyle(range: 30)),
        ("for-priority = ['high']", VoiceStyle(priorities: [.high])),
        ("priorities = ['low']\nfor-priority = ['high']", VoiceStyle(priorities: [.low])),
        ("for-language = ['de']", VoiceStyle(languages: ["de"])), ("languages = ['de']", VoiceStyle(languages: ["de"])),
    ])
    func `an earlier spelling of a style's key is read, unless the file has that of today`(
        toml: String, style: VoiceStyle
    ) throws {
        #expect(try VoiceStyle(toml: Array(toml.utf8), file: "x.toml") == style)
    }

    @Test func `an unreadable folder of styles is reported with the reason`() {
        var problems: [ConfigurationError] = []
        let folder = VoiceStyleFolder(paths: ["/nonexistent"], problems: &problems)
        #expect(folder == VoiceStyleFolder())
        #expect(
            problems == [
                ConfigurationError(
                    file: "/nonexistent", problem: "this folder cannot be read: No such file or directory")
            ])
    }

    @Test func `the style with more matching conditions of priority and language applies`() {
        let folder = VoiceStyleFolder(styles: [
            "alert": VoiceStyle(priorities: [.high]), "default": VoiceStyle(),
            "deutsch": VoiceStyle(languages: ["de"]),
            "alarm": VoiceStyle(priorities: [.high], languages: ["de", "nl"]),
            "british": VoiceStyle(languages: ["en-GB"]),
        ])
        let asked: [(AnnouncementPriority, String)] = [
            (.high, "en"), (.high, "de-AT"), (.low, "de_CH.UTF-8"), (.low, "en"), (.low, "en-GB"), (.high, "nl"),
        ]
        let styles = asked.map { folder.style(for: $0.0, language: LanguageTag($0.1)) }
        #expect(styles == ["alert", "alarm", "deutsch", nil, "british", "alarm"])
    }
}
