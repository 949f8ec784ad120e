// SPDX-License-Identifier: MIT

import Testing

@testable import a11y_speak

@Suite("Which command a command line means")
struct CommandRouteTests {
    private static let commands: Set = ["say", "status", "spd-say", "emacspeak"]

    /// What is typed, and what the parser is given.
    static let lines: [(typed: String, given: String)] = [
        ("a11y-speak", ""), ("a11y-speak status", "status"), ("a11y-speak say -r 3 hi", "say -r 3 hi"),
        ("a11y-speak --json status", "--json status"), ("a11y-speak --socket s status", "--socket s status"),
        ("a11y-speak --help", "--help"), ("a11y-speak help say", "help say"), ("a11y-speak --version", "--version"),
        ("a11y-speak help keys --silent", "help-keys --silent"), ("a11y-speak --json help keys", "--json help-keys"),
        ("a11y-speak help key", "help key"),
        ("a11y-speak --generate-completion-script=bash", "--generate-completion-script=bash"),
        ("a11y-speak --socket", "--socket"),
        ("a11y-speak hello", "spd-say hello"), ("a11y-speak hello status", "spd-say hello status"),
        ("a11y-speak -w status", "spd-say -w status"), ("a11y-speak -- status", "spd-say -- status"),
        ("a11y-speak --json --socket=s hello", "--json --socket=s spd-say hello"),
        ("a11y-speak --socket s -S", "--socket s spd-say -S"), ("a11y-speak -", "spd-say -"),
        ("/usr/local/bin/spd-say status", "spd-say status"), ("spd-say", "spd-say"), ("spd-say -h", "spd-say -h"),
        ("/home/u/.local/bin/a11y-espeak", "emacspeak"), ("a11y-espeak status", "status"),
        ("spd-say -wr50 hi", "spd-say -w -r 50 hi"), ("spd-say -r-50 -lde", "spd-say -r -50 -l de"),
        ("spd-say -r -50 hi", "spd-say -r -50 hi"), ("spd-say -xwN -we hi", "spd-say -x -w -N -we hi"),
        ("spd-say -- -wx", "spd-say -- -wx"), ("spd-say -l -- -wx", "spd-say -l -- -w -x"),
        ("spd-say -wz", "spd-say -wz"), ("spd-say --wait -Cw", "spd-say --wait -C -w"),
        ("a11y-speak -Sw hi", "spd-say -S -w hi"),
    ]

    @Test(arguments: lines.indices)
    func `a line without a command is spd-say's`(index: Int) {
        let (typed, given) = Self.lines[index]
        let words = typed.split(separator: " ").map(String.init)
        #expect(
            CommandRoute.arguments(words, commands: Self.commands) == given.split(separator: " ").map(String.init))
    }

    @Test func `every command is known to the route`() {
        for name in A11ySpeak.commandNames {
            #expect(CommandRoute.arguments(["a11y-speak", name], commands: A11ySpeak.commandNames) == [name])
        }
    }
}
