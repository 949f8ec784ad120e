// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Foundation
import Testing

@testable import Synthesis
@testable import a11y_speakd

/// Findings of `config --check` that the daemon itself does not report.
@Suite("Names in configuration files")
struct NameCheckTests {
    private func findings(
        _ toml: String, styles: VoiceStyleFolder = VoiceStyleFolder(), engines: [String] = []
    ) -> [String] {
        var problems: [ConfigurationError] = []
        let configuration = Configuration(toml: Array(toml.utf8), file: "c", problems: &problems)
        #expect(problems == [])
        let catalog = SessionStage.catalog.expecting(voicesOf: engines)
        let voices = VoiceChoice(catalog: catalog, styles: styles, language: "en")
        return NameCheck(configuration: configuration, styles: styles, engines: engines, voices: voices)
            .findings.map(\.description)
    }

    @Test(arguments: [
        (
            "sink = 'wav:/nowhere/x.wav'",
            #"c: line 1: "sink": no file can be written in "/nowhere": name another folder"#
        ),
        (
            "[engine.piper]\ncommand = 'a11y-no-such-program -x'",
            #"c: line 2: "command": there is no executable program "a11y-no-such-program": install it, or write its path"#
        ),
        (
            "[engine.piper]\ncommand = '/nowhere/piper'",
            #"c: line 2: "command": there is no executable program "/nowhere/piper": install it"#
        ),
        (
            "[engine.piper]\ncommand = 'cat'\nfiles = ['/', '~/voices']",
            #"c: line 3: "files": "~/voices" cannot be read: write the whole path of an existing file"#
        ),
        (
            "[engine.piper]\nmodule = 'sd_x'\nconfiguration = '/nowhere/x.conf'",
            #"c: line 3: "configuration": "/nowhere/x.conf" cannot be read: write the whole path of an existing file"#
        ),
        (
            "[engine.piper]\ncommand = 'cat'\nlanguage = 'english'",
            #"c: line 3: "language": no voice speaks the language "english": write a tag such as de or en-GB"#
        ),
        (
            "[voice.long]\nengine = 'espeak'",
            #"c: line 2: "engine": there is no engine "espeak": did you mean "espeak-ng"? there is espeak-ng"#
        ),
        (
            "[voice.long]\nvoice = 'nobody'",
            #"c: line 2: "voice": there is no voice "nobody": use one that 'a11y-speak voices' lists"#
        ),
        (
            "[voice.long]\nmin-characters = 5",
            #"c: line 2: [voice.long] has no effect without "engine" or "voice": add one"#
        ),
        (
            "[voice.long]\nengine = 'espeak-ng'\nlanguages = ['en', 'xx']",
            #"c: line 3: "languages": no voice speaks the language "xx": write a tag such as de or en-GB"#
        ),
        (
            "[pronounce]\na = 'b'\n[pronounce.xx]\nc = 'd'",
            #"c: line 3: "pronounce": no voice speaks the language "xx": write a tag such as de or en-GB"#
        ),
        (
            "[client.a.pronounce.xx]\nc = 'd'",
            #"c: line 1: "pronounce": no voice speaks the language "xx": write a tag such as de or en-GB"#
        ),
        (
            "[keys]\nlayout = 'modern'", #"c: line 2: "layout" is "modern", but must be "standard" or "classic""#
        ),
    ])
    func `an unknown name is reported with its line and a remedy`(toml: String, sentence: String) {
        #expect(findings(toml) == [sentence])
    }

    @Test func `an unknown action of explore is reported with the nearest name`() {
        let found = findings("[keys]\nnext = 'l'\nzoomin = 'z'")
        #expect(found.count == 1)
        let beginning = #"c: line 3: there is no action "zoomin": did you mean "zoom-in"? there are zoom-in, "#
        #expect(found.first?.hasPrefix(beginning) == true, "\(found)")
    }

    @Test func `known names and disabled tables have no findings`() {
        let toml = """
            sink = "wav:x.wav"
            [engine.flite]
            command = "a11y-no-such-program"
            enabled = false
            [voice.long]
            engine = "flite"
            languages = ["en-GB", "de"]
            [voice.short]
            voice = "flite/slt"
            [pronounce.de]
            a = "b"
            [keys]
            layout = "classic"
            next = ["Right", "l"]
            """
        #expect(findings(toml, engines: ["flite"]) == [])
    }

    @Test func `any language tag is accepted with another engine, and other words are reported`() {
        let toml = "[voice.long]\nengine = 'flite'\nlanguages = ['xx', 'english']"
        #expect(
            findings(toml, engines: ["flite"]) == [
                #"c: line 3: "languages": no voice speaks the language "english": write a tag such as de or en-GB"#
            ])
    }

    @Test func `a style with an unknown voice, variant or language is reported with its file`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "styles-\(UInt64.random(in: 0 ... .max))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, toml) in [
            "a": "rate = 200\nvoice = 'nobody'", "b": "voice = 'en-us'\nvariant = 'nothing'",
            "c": "languages = ['de', 'xx']", "d": "rate = 300\nlanguages = ['de']",
        ] {
            try Data(toml.utf8).write(to: folder.appending(path: "\(name).toml"))
        }
        var problems: [ConfigurationError] = []
        let found = findings("", styles: VoiceStyleFolder(paths: [folder.path], problems: &problems))
        #expect(problems == [] && found.count == 3, "\(found)")
        let beginnings = [
            #"a.toml: line 2: "voice": There is no voice "nobody": "#,
            #"b.toml: line 2: "variant": There is no voice "en-us+nothing": "#,
            #"c.toml: line 1: "languages": no voice speaks the language "xx": write a tag such as de or en-GB"#,
        ]
        for (sentence, beginning) in zip(found, beginnings) {
            #expect(sentence.hasPrefix("\(folder.path)/\(beginning)"), "\(sentence)")
        }
    }
}
