// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Foundation
import Testing

@testable import Synthesis
@testable import a11y_speakd

@Suite("Engines in the settings")
struct EngineSettingsTests {
    private let folder: String
    private let finder: ModuleFinder

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "modules-\(UInt64.random(in: 0 ... .max))").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for name in ["sd_flite", "sd_dummy", "sd_festival", "readme"] {
            _ = FileManager.default.createFile(
                atPath: "\(folder)/\(name)", contents: Data(), attributes: [.posixPermissions: 0o755])
        }
        _ = FileManager.default.createFile(atPath: "\(folder)/flite.conf", contents: Data())
        finder = ModuleFinder(folders: [folder], configurations: [folder])
    }

    private func engines(_ toml: String) -> ([Engine], [String]) {
        var problems: [ConfigurationError] = []
        let configuration = Configuration(toml: Array(toml.utf8), file: "c", problems: &problems)
        let engines = Engine.all(configuration[.engine], finder, problems: &problems)
        return (engines, problems.map(\.description))
    }

    private var flite: Engine {
        Engine(name: "flite", kind: .module(path: "\(folder)/sd_flite", configuration: "\(folder)/flite.conf"))
    }

    @Test func `installed modules are found, except those that need a table in the settings`() {
        let (found, problems) = engines("")
        #expect(found == [flite] && problems == [])
    }

    @Test func `folders of the environment replace the machine's, and the user's own precedes both`()
        throws
    {
        let finder = ModuleFinder(environment: ["A11Y_SPEAKD_MODULE_DIRS": "/no/such/folder:\(folder)"])
        #expect(finder.path(of: "flite") == "\(folder)/sd_flite")
        #expect(finder.told == "there are sd_dummy, sd_festival, sd_flite")
        let home = "\(folder)/home"
        let own = "\(home)/.local/libexec/speech-dispatcher-modules"
        try FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: true)
        _ = FileManager.default.createFile(atPath: "\(own)/sd_flite", contents: Data())
        let both = ModuleFinder(environment: ["HOME": home, "A11Y_SPEAKD_MODULE_DIRS": folder])
        #expect(both.path(of: "flite") == "\(own)/sd_flite")
        #expect(both.path(of: "dummy") == "\(folder)/sd_dummy")
    }

    @Test func `a table adds, changes or disables an engine`() {
        var festival = Engine(
            name: "festival", kind: .module(path: "\(folder)/sd_festival", configuration: nil))
        (festival.usesNetwork, festival.memory, festival.patience) = (true, 300, 9000)
        var command = Engine.Command("piper -x", language: "de")
        (command.sampleRate, command.format, command.mode) = (16_000, .f32le, .residentRaw)
        var piper = Engine(name: "piper", kind: .command(command))
        piper.files = ["/opt/piper"]
        (festival.isNamed, piper.isNamed) = (true, true)
        let (told, problems) = engines(
            """
            [engine.festival]
            module = "festival"
            network = true
            memory = 300
            patience = 9000
            [engine.piper]
            command = "piper -x"
            language = "de"
            sample-rate = 16000
            format = "f32le"
            mode = "resident-raw"
            files = ["/opt/piper"]
            [engine.flite]
            enabled = false
            """)
        #expect(told == [festival, piper] && problems == [], "\(problems)")
    }

    @Test(arguments: [
        (
            "[engine.nobody]\nmodule = \"sd_no\"",
            #"c: line 2: "module": there is no output module "sd_no"; there are sd_dummy, "#
        ),
        ("[engine.pico]\ncommand = \"a 'b\"", #"c: line 2: "command": "a 'b" is not a command: a quote does not end"#),
        (
            "[engine.pico]\ncommand = \"a {output}\"\nmode = \"resident\"",
            #"c: line 2: "mode": a program that stays writes to its standard output: leave out {output} or "mode""#
        ),
        ("[engine.pico]\nmemory = 300", #"c: line 2: the engine "pico" needs either "module" or "command""#),
        ("[engine.gmw]\ncommand = \"a\"", #"c: line 2: the engine cannot be called "gmw", as voices of espeak-ng are"#),
        (
            "[engine.\"a b c\"]\ncommand = \"a\"",
            #"c: line 2: the engine's name "a b c" must be of letters, digits, - and _"#
        ),
        ("[engine]\nflite = 1", #"c: line 2: "flite" must be its own table: [engine.flite]"#),
        (
            "[engine.pico]\ncomand = \"a\"",
            #"c: line 2: there is no key "comand": did you mean "command"? [engine.pico] has "#
        ),
    ])
    func `a mistake in an engine table is reported with its line`(toml: String, problem: String) {
        let (_, problems) = engines(toml)
        #expect(problems.contains { $0.hasPrefix(problem) }, "\(problems)")
    }

    @Test func `a default voice and voice rules are read from one table`() {
        var problems: [ConfigurationError] = []
        let toml = """
            [voice]
            default = "en+f2"
            [voice.reading]
            engine = "flite"
            min-characters = 20
            priorities = ["low"]
            """
        let configuration = Configuration(toml: Array(toml.utf8), file: "c", problems: &problems)
        #expect(problems == [] && configuration.settings.voice == "en+f2")
        #expect(configuration[.reading].keys.sorted() == ["reading"])
    }

    private func voice(_ text: String, _ priority: AnnouncementPriority, _ delivery: Delivery = Delivery()) -> String? {
        var problems: [ConfigurationError] = []
        let toml = "[voice.a]\nengine = \"flite\"\nmin-characters = 5\npriorities = [\"low\"]\n"
        let configuration = Configuration(toml: Array(toml.utf8), file: "c", problems: &problems)
        let voices = [SynthesizerVoice(identifier: "slt", name: "slt", languages: [("en", 5)])]
        let catalog = SessionStage.catalog.adding(["flite": VoiceCatalog(voices: voices, variants: [])], expecting: [])
        var choice = VoiceChoice(catalog: catalog, styles: VoiceStyleFolder(styles: [:]), language: "en")
        choice.readings = configuration[.reading].values.map { VoiceReading($0) }
        return choice.requestedDelivery(Announcement(.text(text), priority: priority, delivery: delivery)).voice
    }

    @Test func `a rule's engine reads texts of its length, priority and language, unless a voice is requested`() {
        #expect(voice("long enough", .low) == "flite/slt")
        #expect(voice("four", .low) == nil && voice("long enough", .high) == nil)
        #expect(voice("lang genug", .low, Delivery(language: "de")) == nil)
        #expect(voice("long enough", .low, Delivery(voice: "other")) == "other")
    }
}
