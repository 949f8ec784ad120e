// SPDX-License-Identifier: MIT

import Testing

@testable import a11y_speak

@Suite("The terminal or script of a spoken text")
struct SpokenSequenceTests {
    private static let shells = "# /etc/shells: valid login shells\n/bin/sh\n/usr/bin/zsh\n"

    /// The line of a process with a name, a parent, a session, a terminal and a start.
    private static func line(_ name: String, _ parent: Int, _ session: Int, _ terminal: Int, start: Int = 5) -> String {
        "9 (\(name)) S \(parent) 9 \(session) \(terminal) 9 0 0 0 0 0 0 0 0 0 20 0 1 0 \(start) 0 0"
    }

    private func name(_ own: String, parent: String?) -> String? {
        SpokenSequence.name(of: 9, stat: { $0 == 9 ? own : parent }, shells: Self.shells)
    }

    @Test func `texts of one terminal are a sequence, whichever shell runs there`() {
        let own = Self.line("a11y-speak", 7, 6, 34_816)
        #expect(name(own, parent: nil) == "terminal-34816-6")
        #expect(name(Self.line("a11y-speak", 8, 6, 34_816), parent: nil) == name(own, parent: nil))
    }

    @Test func `texts of one script are a sequence, and those of its next run another`() {
        let own = Self.line("a11y-speak", 7, 6, 0)
        #expect(name(own, parent: Self.line("sh", 1, 6, 0)) == "script-7-5")
        #expect(name(own, parent: Self.line("sh", 1, 6, 0, start: 8)) == "script-7-8")
    }

    @Test(arguments: ["gnome-shell", "sway", "ush", "sh (deleted)"])
    func `a key of the desktop has no sequence`(parent: String) {
        #expect(name(Self.line("a11y-speak", 7, 6, 0), parent: Self.line(parent, 1, 6, 0)) == nil)
    }

    @Test func `a process that cannot be read has no sequence`() {
        #expect(SpokenSequence.name(of: 9, stat: { _ in nil }, shells: Self.shells) == nil)
        #expect(SpokenSequence.name(of: 9, stat: { _ in "9 (x" }, shells: Self.shells) == nil)
        #expect(name(Self.line("a11y-speak", 7, 6, 0), parent: "9 (sh) S 1") == nil)
    }
}
