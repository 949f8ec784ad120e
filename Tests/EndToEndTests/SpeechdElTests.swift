// SPDX-License-Identifier: MIT

import Testing

/// Debian's speechd-el in an Emacs without a screen. It tries to start Speech Dispatcher before it connects, which the
/// daemon's lock prevents.
@Suite("speechd-el", .seated)
struct SpeechdElTests {
    private let home: Home
    private static let counting = "one two three four five six seven eight nine"

    init() throws {
        home = try Home()
    }

    /// Runs one part of Tests/Clients/speechd-el.el.
    private func emacs(_ part: String, _ stage: StandIn) async throws -> Program {
        let program = try home.start(
            [
                "emacs", "--batch", "-Q", "-L", "/usr/share/emacs/site-lisp/speechd-el", "-l",
                BuildFolder.client("speechd-el.el"), part,
            ], environment: stage.environment.merging(["SPEAKER_STATUS": "\(BuildFolder.client) --json status"]) { $1 })
        #expect(try await program.ended(within: .seconds(180)) == 0, "\(program.errors)")
        return program
    }

    @Test(arguments: Outlet.allCases)
    func `every function of the library is heard`(_ outlet: Outlet) async throws {
        let ear = try await Ear(outlet, in: home)
        let stage = try await StandIn(in: home, sink: ear.sink)
        let emacs = try await emacs("library", stage)
        #expect(emacs.output == "voices: MALE1 MALE2 MALE3 FEMALE1 FEMALE2 FEMALE3 CHILD_MALE CHILD_FEMALE\n")
        let heard = try await stage.silence()
        #expect(heard == Self.library.map { "finished: \($0)" })
        let grammar = """
            (build finished | hello | bold | world | battery low | a b c | space | line feed | control x | shift h \
            | control left | bell | first part | second part)+
            """
        let words = try await ear.hearing(grammar: grammar).words
        #expect(words.hasPrefix("build finished hello bold world battery low a b c"))
        // Some keys in between are too short for the recognizer.
        #expect(words.hasSuffix("world"))
    }

    private static let library = [
        "Build finished", "Hello ", "bold", " world", ".\r\nBattery low\r\n.", "abc", "a", "space", "line feed", "é",
        "control x", "shift h", "space", "F1", "control left", "bell", "First part", "Second part", "Hello, world",
    ]

    @Test func `speechd-el cancels, pauses, and resumes at the index mark that it received`() async throws {
        let stage = try await StandIn(in: home)
        let emacs = try await emacs("control", stage)
        #expect(emacs.output == "paused at 9\n")
        let outcomes = try await stage.silence()
        #expect(
            outcomes == [
                "canceled: \(Self.counting)", "canceled: \(Self.counting)", "finished: hello world",
                "finished: \(Self.counting)",
            ])
    }

    @Test func `editing in Emacs announces keys, words and lines`() async throws {
        let stage = try await StandIn(in: home)
        _ = try await emacs("edit", stage)
        _ = try await stage.silence()
        #expect(stage.heard == Self.edit)
    }

    /// The texts for C-n M-f C-p H i SPC DEL C-e l C-e b C-k C-x b C-g C-a. The start and the end of Emacs are sound
    /// icons.
    private static let edit = [
        "start", "empty-text", "meta f", "Battery", "Build f", "shift h", "i", "space", "space", "control e", "l",
        "empty-text", "control e", "b", "Build fHiinished\r\nBattery low\r\nHello world\r\n", "control k", "control x",
        "b", "prompt", "Switch to buffer (default *scratch*): ", "control g", "control a", "empty-text", "finish",
    ]
}
