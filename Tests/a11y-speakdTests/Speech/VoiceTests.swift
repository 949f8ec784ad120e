// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Testing

@testable import a11y_speakd

@Suite("Voices")
struct VoiceTests {
    let catalog = SessionStage.catalog

    @Test(arguments: [
        ("gmw/en-US", "gmw/en-US"), ("en-us", "gmw/en-US"), ("EN-US+Klatt4", "gmw/en-US+klatt4"), ("en", "gmw/en"),
        ("English (America)", "gmw/en-US"), ("german", "gmw/de"), ("de+f2", "gmw/de+f2"),
    ])
    func `a voice is found by identifier, language or name, with a variant`(name: String, voice: String) {
        #expect(catalog.voice(named: name) == voice)
    }

    @Test(arguments: [
        "", "+", "nobody", "en+", "en+nosuch", "en+f2+f2", "../../etc/passwd", "en+../../x",
        "en+" + String(repeating: "x", count: 100), "mb/mb-en1",
    ])
    func `no name gets through that is not in the list`(name: String) {
        #expect(catalog.voice(named: name) == nil)
    }

    @Test(arguments: [
        ("en_US.UTF-8", "gmw/en-US"), ("en-GB", "gmw/en"), ("de-Latn-DE", "gmw/de"), ("de_AT@euro", "gmw/de"),
        ("C", "gmw/en"), ("POSIX", "gmw/en"), ("", "gmw/en"), ("C.UTF-8", "gmw/en"),
    ])
    func `a locale or a tag finds the voice that speaks it best`(tag: String, voice: String) {
        #expect(catalog.voice(forLanguage: tag) == voice)
    }

    @Test func `no voice speaks a language that there is none for`() {
        #expect(catalog.voice(forLanguage: "tlh") == nil)
        #expect(catalog.voice(forLanguage: "e") == nil)
    }

    @Test func `what an announcement asks for comes before its style, and that before the default style`() throws {
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

    @Test func `a locale that no voice speaks is English`() throws {
        let choice = VoiceChoice(catalog: catalog, styles: VoiceStyleFolder(), language: "tlh_QO")
        #expect(try choice.parameters(for: Delivery()).voice == "gmw/en")
    }
}

@Suite("Voice styles")
struct VoiceStyleTests {
    @Test func `the styles that come with the daemon can be read`() throws {
        let folder = try VoiceStyleFolder(path: SourceTreeVoices.path)
        #expect(folder.styles.keys.sorted() == ["alert", "caption", "default", "whisper"])
        #expect(folder.styles["caption"]?.variant == "klatt4")
    }

    @Test(arguments: [
        ("rate = 20", "\"rate\" is 20, but must be 80 to 900"), ("pitch = 101", "\"pitch\" is 101"),
        ("speed = 5", "there is no key \"speed\""), ("rate = ", "line 1"), ("a = 1\nrate == 2", "line 2"),
        ("rate = \"fast\"", "x.toml"),
    ])
    func `a mistake in a style names the file and what is wrong`(toml: String, piece: String) {
        let error = #expect(throws: VoiceStyleError.self) { try VoiceStyle(toml: toml, file: "x.toml") }
        #expect(error?.description.contains(piece) == true, "\(error?.description ?? "")")
    }

    @Test func `a folder that cannot be read says so`() {
        #expect(throws: VoiceStyleError(file: "/nonexistent", problem: "No such file or directory")) {
            try VoiceStyleFolder(path: "/nonexistent")
        }
    }
}
