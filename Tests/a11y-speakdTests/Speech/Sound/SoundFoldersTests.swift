// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

@testable import Synthesis
@testable import a11y_speakd

@Suite("Sound folders")
struct SoundFoldersTests {
    private let stage: SoundStage

    init() throws { stage = try SoundStage() }

    private func found(_ name: String, locales: [String] = []) -> String? {
        let folders = SoundFolders(
            bases: ["\(stage.path)/home", "\(stage.path)/system"], plain: ["\(stage.path)/icons"], locales: locales)
        return folders.file(for: name).map { String($0.dropFirst(stage.path.count + 1)) }
    }

    @Test func `a theme's index gives its parents and its folders, stereo first`() {
        let theme = SoundTheme(
            """
            # a comment
            [Sound Theme]
            Name=Big
            Inherits=small, ../evil,tiny
            Directories=5.1,stereo/alerts,any,/etc,../up,stereo

            [stereo]
            OutputProfile=stereo
            [5.1]
            OutputProfile=5.1
            [stereo/alerts]
            OutputProfile = stereo
            """)
        #expect(theme.parents == ["small", "tiny"])
        #expect(theme.folders == ["stereo/alerts", "stereo", "any"])
        #expect(SoundTheme("nonsense\n[\n=\n]=").folders == [])
    }

    @Test func `a sound is searched in the user's theme, its parents, the common theme, then outside themes`() throws {
        try stage.touch("system/bell.wav", "icons/bell.wav", "icons/start")
        #expect(found("bell") == "system/bell.wav")
        try stage.touch("system/freedesktop/stereo/bell.oga")
        #expect(found("bell") == "system/freedesktop/stereo/bell.oga")
        try stage.write("[Sound Theme]\nDirectories=x\n", "system/parent/index.theme")
        try stage.touch("system/parent/x/bell.ogg")
        try stage.write("[Sound Theme]\nInherits=parent\nDirectories=.\n", "home/__custom/index.theme")
        #expect(found("bell") == "system/parent/x/bell.ogg")
        try stage.touch("home/parent/x/bell.wav")
        #expect(found("bell") == "home/parent/x/bell.wav")
        try stage.touch("home/__custom/bell.oga", "home/__custom/bell.wav")
        #expect(found("bell") == "home/__custom/./bell.oga")
        #expect(found("start") == "icons/start")
        #expect(found("nothing") == nil)
    }

    @Test func `the sandbox may read all sound folders and the targets of their links`() throws {
        try stage.touch("home/bell.wav", "home/__custom/plain.ogg", "elsewhere/ding.ogg")
        for link in ["home/theme", "home/__custom/bell.ogg", "icons/start"] {
            try stage.write("", "\(link)/..keep")
            try FileManager.default.removeItem(atPath: "\(stage.path)/\(link)")
            try FileManager.default.createSymbolicLink(
                atPath: "\(stage.path)/\(link)", withDestinationPath: "\(stage.path)/elsewhere")
        }
        let folders = SoundFolders(
            bases: ["\(stage.path)/home", "\(stage.path)/missing"], plain: ["\(stage.path)/icons"], locales: [])
        #expect(
            folders.places.map { String($0.dropFirst(stage.path.count + 1)) } == [
                "home", "missing", "icons", "home/theme", "icons/start", "home/__custom/bell.ogg",
            ])
    }

    @Test func `themes that inherit from each other end the search`() throws {
        try stage.write("[Sound Theme]\nInherits=a,freedesktop\nDirectories=.\n", "home/__custom/index.theme")
        try stage.write("[Sound Theme]\nInherits=__custom,a,b\nDirectories=.\n", "home/a/index.theme")
        try stage.touch("home/a/pop.wav")
        #expect(found("pop") == "home/a/./pop.wav")
        #expect(found("pip") == nil)
    }

    @Test func `an exact name in any folder precedes a shortened name`() throws {
        try stage.touch("system/freedesktop/stereo/message.oga", "icons/message-new")
        #expect(found("message-new-instant") == "icons/message-new")
        #expect(found("message-sent") == "system/freedesktop/stereo/message.oga")
        #expect(found("-message") == nil)
    }

    @Test func `a sound that the user disabled is not found`() throws {
        try stage.touch("home/freedesktop/stereo/bell.disabled", "system/freedesktop/stereo/bell.oga")
        #expect(found("bell") == nil)
        #expect(found("bell-window-system") == nil)
    }

    @Test func `a sound in the user's language precedes the common one`() throws {
        try stage.touch("system/freedesktop/stereo/hi.oga", "system/freedesktop/stereo/de/hi.oga")
        #expect(found("hi", locales: ["de_DE", "de", "C"]) == "system/freedesktop/stereo/de/hi.oga")
        #expect(found("hi", locales: ["fr_FR", "fr", "C"]) == "system/freedesktop/stereo/hi.oga")
    }

    @Test(arguments: [
        "", ".", "..", "../secret", "a/b", "/etc/passwd", ".hidden", "a b", "ü", "a\u{0}b",
        String(repeating: "a", count: 101), "-", "--",
    ])
    func `an invalid sound name finds no file`(name: String) throws {
        try stage.touch("secret.wav", "system/.hidden.wav", "system/-.wav.wav", "system/a b.wav", "system/ü.wav")
        #expect(found(name) == nil)
    }

    @Test func `sound folders and locales follow the XDG environment`() {
        let folders = SoundFolders(environment: [
            "HOME": "/h", "XDG_DATA_HOME": "", "XDG_DATA_DIRS": "/a:/b", "LANG": "de_AT.UTF-8@euro", "LC_ALL": "",
        ])
        #expect(folders.bases == ["/h/.local/share/sounds", "/a/sounds", "/b/sounds"])
        #expect(
            folders.plain == [
                "/h/.local/share/sounds/sound-icons", "/a/sounds/sound-icons", "/b/sounds/sound-icons",
                "/usr/share/sounds/sound-icons",
            ])
        #expect(folders.locales == ["de_AT", "de", "C"])
        let plain = SoundFolders(environment: [:])
        #expect(plain.bases == ["/usr/local/share/sounds", "/usr/share/sounds"])
        #expect(plain.locales == ["C", "C", "C"])
    }

    @Test(arguments: [
        ("bell", "freedesktop/stereo/bell.oga"), ("message-new-instant", "freedesktop/stereo/message-new-instant.oga"),
        ("dialog-error-big", "freedesktop/stereo/dialog-error.oga"), ("start", "sound-icons/start"),
        ("prompt", "sound-icons/prompt.wav"), ("capital", "sound-icons/capital"),
    ])
    func `installed sounds are found by freedesktop names and sound-icons names`(name: String, file: String) {
        #expect(SoundFolders.ofPackages.file(for: name) == "/usr/share/sounds/" + file)
    }
}
