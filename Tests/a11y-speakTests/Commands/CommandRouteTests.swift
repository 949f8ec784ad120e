// SPDX-License-Identifier: MIT

import ArgumentParser
import Testing

@testable import a11y_speak

@Suite("Which command a command line means")
struct CommandRouteTests {
    private static let commands: Set = [
        "say", "status", "spd-say", "emacspeak", "render", "settings", "configure", "config", "rule", "rules",
        "pronounce",
    ]

    /// The typed line, and the line passed to the parser.
    static let lines: [(typed: String, given: String)] = [
        ("a11y-speak", "overview"), ("a11y-speak status", "status"), ("a11y-speak say -r 3 hi", "say -r 3 hi"),
        ("a11y-speak --json status", "status --json"), ("a11y-speak --socket s status", "status --socket s"),
        ("a11y-speak --help", "overview"), ("a11y-speak -h", "overview"), ("a11y-speak help", "overview"),
        ("a11y-speak help --all", "overview --all"), ("a11y-speak help say", "help say"),
        ("a11y-speak help config", "help settings file"), ("a11y-speak say --help", "say --help"),
        ("a11y-speak --version", "--version"),
        ("a11y-speak help keys --silent", "help-keys --silent"), ("a11y-speak --json help keys", "help-keys --json"),
        ("a11y-speak --generate-completion-script=bash", "--generate-completion-script=bash"),
        ("a11y-speak --socket", "overview"),
        ("a11y-speak --spawn --socket a status --socket b", "status --spawn --socket a --socket b"),
        ("a11y-speak --json --help", "overview"), ("a11y-speak --json help say", "help say"),
        ("a11y-speak --json --socket s render in.jsonl -o out.wav", "render --json in.jsonl -o out.wav"),
        ("a11y-speak --json --spawn config --check", "settings file --check"),
        ("a11y-speak --json settings file --check", "settings file --check"),
        ("a11y-speak --json configure --rate 9", "settings set --json --rate 9"),
        ("a11y-speak --json settings configure", "settings set --json"),
        ("a11y-speak rule Mumble --mute", "settings rule Mumble --mute"), ("a11y-speak rules", "settings rules"),
        ("a11y-speak pronounce a b", "settings pronounce a b"), ("a11y-speak settings --plain", "settings --plain"),
        ("a11y-speak set", "spd-say set"),
        ("a11y-speak hello", "spd-say hello"), ("a11y-speak hello status", "spd-say hello status"),
        ("a11y-speak -w status", "spd-say -w status"), ("a11y-speak -- status", "spd-say -- status"),
        ("a11y-speak --json --socket=s hello", "spd-say --json --socket=s hello"),
        ("a11y-speak --socket s -S", "spd-say --socket s -S"), ("a11y-speak -", "spd-say -"),
        ("/usr/local/bin/spd-say status", "spd-say status"), ("spd-say", "spd-say"), ("spd-say -h", "spd-say -h"),
        ("/home/u/.local/bin/a11y-espeak", "emacspeak"), ("a11y-espeak status", "status"),
        ("spd-say -wr50 hi", "spd-say -w -r 50 hi"), ("spd-say -r-50 -lde", "spd-say -r -50 -l de"),
        ("spd-say -r -50 hi", "spd-say -r -50 hi"), ("spd-say -xwN -we hi", "spd-say -x -w -N -we hi"),
        ("spd-say -- -wx", "spd-say -- -wx"), ("spd-say -l -- -wx", "spd-say -l -- -w -x"),
        ("spd-say -wz", "spd-say -wz"), ("spd-say --wait -Cw", "spd-say --wait -C -w"),
        ("a11y-speak -Sw hi", "spd-say -S -w hi"),
    ]

    @Test(arguments: lines.indices)
    func `a line without a command is spd-say's`(index: Int) throws {
        let (typed, given) = Self.lines[index]
        let words = typed.split(separator: " ").map(String.init)
        #expect(
            try CommandRoute.arguments(words, commands: Self.commands) == given.split(separator: " ").map(String.init))
    }

    @Test func `an option after a command overrides the one before it`() throws {
        let line = ["a11y-speak", "--spawn", "--socket", "a", "--json", "status", "--socket", "b"]
        let command = try A11ySpeak.parseAsRoot(try CommandRoute.arguments(line, commands: A11ySpeak.commandNames))
        let options = try #require(command as? StatusCommand).connection
        #expect(options.socket == "b" && options.json && options.spawn)
    }

    @Test func `every command is known to the route`() throws {
        for name in A11ySpeak.commandNames {
            let path = CommandRoute.settings[name].map { ["settings", $0] } ?? [name]
            #expect(try CommandRoute.arguments(["a11y-speak", name], commands: A11ySpeak.commandNames) == path)
        }
    }

    @Test(arguments: [
        ("statsu", "status"), ("sttaus", "status"), ("stauts", "status"), ("tatus", "status"), ("statuss", "status"),
        ("ststus", "status"), ("sya", "say"), ("ay", "say"), ("sayy", "say"), ("confi", "config"), ("rendr", "render"),
    ])
    func `a word that is a command but for one slip is refused with the command`(typed: String, meant: String) {
        #expect(CommandTypo(typed, commands: Self.commands)?.meant == meant)
        #expect(throws: ValidationError.self) {
            try CommandRoute.arguments(["a11y-speak", typed, "co2.csv"], commands: Self.commands)
        }
    }

    @Test(arguments: ["hello", "stasut", "s", "yas", "status", "fire alarm", "saying", "Status report", "", "stuas"])
    func `any other word is spoken`(typed: String) {
        #expect(CommandTypo(typed, commands: Self.commands) == nil)
    }

    @Test(arguments: ["nosuch", "statsu", "key"])
    func `help for a word that is not a command is an error`(word: String) {
        #expect {
            _ = try CommandRoute.arguments(["a11y-speak", "help", word], commands: Self.commands)
        } throws: {
            "\($0)".contains("there is no command '\(word)'") && "\($0)".contains("a11y-speak help --all")
        }
    }

    @Test func `under the name of spd-say any word is spoken`() throws {
        #expect(try CommandRoute.arguments(["spd-say", "statsu"], commands: Self.commands) == ["spd-say", "statsu"])
    }

    @Test func `a refused word says how to speak it`() {
        #expect(
            CommandTypo("statsu", commands: Self.commands)?.sentence
                == "there is no command 'statsu'. Did you mean 'status'? To hear the word: say statsu")
    }
}
