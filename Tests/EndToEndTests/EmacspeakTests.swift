// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("a11y-speak emacspeak", .seated)
struct EmacspeakTests {
    private let home: Home
    /// The grammar of the words that may be heard.
    private static let words = "[hello world] [alarm] [battery low] [build failed]"

    init() throws {
        home = try Home()
    }

    @Test func `queued texts are spoken in order when they are dispatched`() async throws {
        let ear = try await Ear(.wav, in: home)
        let daemon = try await RunningDaemon(in: home, sink: ear.sink)
        let other = try daemon.client()
        try await other.subscribe(scope: "all")
        let served = try await home.speak(
            "emacspeak",
            input: "tts_sync_state none 0 0 1 175\nc { }\nq {hello }\nq {world }\nd\ntts_say { battery low}\n")
        #expect(served.exitStatus == 0)
        #expect(served.output + served.errors == "")
        let last = try await other.answer("the last words") { $0.params?.text == "battery low" && $0.isOutcome }
        #expect(last.params?.state == "finished")
        #expect(try await ear.hearing(grammar: Self.words).words == "hello world battery low")
    }

    @Test func `the command s silences at once, and later texts are heard`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let other = try daemon.client()
        try await other.subscribe(scope: "all")
        _ = try await home.speak(
            "emacspeak", input: "q {one two three four five six seven}\nd\nq {lost}\ns\nd\nq {alarm}\nd\n")
        let last = try await other.answer("the last words") { $0.params?.text == "alarm" && $0.isOutcome }
        #expect(last.params?.state == "finished")
        let ends = other.answers.filter(\.isOutcome).map { "\($0.params?.state ?? ""): \($0.params?.text ?? "")" }
        #expect(ends == ["canceled: one two three four five six seven", "finished: alarm"])
    }

    @Test func `sounds are played by EMACSPEAK_PLAY_PROGRAM, and each unsupported command is reported once`()
        async throws
    {
        _ = try await RunningDaemon(in: home)
        let served = try await home.run(
            [BuildFolder.client, "emacspeak"],
            environment: home.environment.merging(["EMACSPEAK_PLAY_PROGRAM": "/usr/bin/touch"]) { $1 },
            input:
                "p \(home.path("played"))\nt 500 75\nt 800 75\nd\nsing\nsing\np --help\nlist_lang\nexit\ntts_say {never}\n"
        )
        #expect(served.exitStatus == 0)
        #expect(
            served.errors == """
                a11y-speak: The daemon plays no tones yet: silence takes their place.
                a11y-speak: There is no command 'sing'.
                a11y-speak: A sound is not played, because its path does not begin with a slash.

                """)
        #expect(served.output.contains(" de "))
        try await eventually("the sound") { FileManager.default.fileExists(atPath: home.path("played")) }
        #expect(try await !home.speak("history").output.contains("never"))
    }

    private func makePipe() throws -> String {
        let pipe = home.path("pipe")
        guard mkfifo(pipe, 0o600) == 0 else { throw Setback(description: "no pipe could be made") }
        return pipe
    }

    /// A writer that no other program inherits, so that closing it ends the pipe.
    private func writer(of pipe: String) throws -> FileHandle {
        let descriptor = open(pipe, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw Setback(description: "\(pipe) could not be opened") }
        return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    @Test func `a restarted daemon is found again and speaks the next text`() async throws {
        let first = try await RunningDaemon(in: home)
        let pipe = try makePipe()
        let server = try home.start(["/bin/sh", "-c", "exec \(BuildFolder.client) emacspeak < \(pipe)"])
        let emacs = try writer(of: pipe)
        let listener = try first.client()
        try await listener.subscribe(scope: "all")
        try emacs.write(contentsOf: Data("q {one}\nd\n".utf8))
        _ = try await listener.answer("the first words") { $0.params?.text == "one" }
        #expect(try await first.stop() == 0)
        let second = try await RunningDaemon(in: home).client()
        try await second.subscribe(scope: "all")
        try emacs.write(contentsOf: Data("q {two}\nd\n".utf8))
        _ = try await second.answer("the second words") { $0.params?.text == "two" && $0.isOutcome }
        try emacs.close()
        #expect(try await server.ended() == 0)
    }

    @Test func `an Emacs that hangs up is silenced, and its pause ends`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let pipe = try makePipe()
        let server = try home.start(["/bin/sh", "-c", "exec \(BuildFolder.client) emacspeak < \(pipe)"])
        let emacs = try writer(of: pipe)
        let other = try daemon.client()
        try await other.subscribe(scope: "all")
        try emacs.write(contentsOf: Data("q {one two three four five six seven eight nine ten}\nd\ntts_pause\n".utf8))
        _ = try await other.answer("the pause") { $0.params?.state == "queued" && $0.params?.reason != nil }
        server.send(signal: SIGHUP)
        #expect(try await server.ended() == 0)
        _ = try await other.answer("silence") { $0.isOutcome && $0.params?.state == "canceled" }
        #expect(try await other.ask("status").result?.paused == false)
        try emacs.close()
    }

    /// The real Emacs, with Debian's Emacspeak.
    @Test func `Emacspeak speaks lines, texts and letters in order`() async throws {
        let ear = try await Ear(.wav, in: home)
        let daemon = try await RunningDaemon(in: home, sink: ear.sink)
        let other = try daemon.client()
        try await other.subscribe(scope: "all")
        let link = home.path("a11y-espeak")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: BuildFolder.client)
        let emacs = try home.start(
            ["emacs", "--batch", "-Q", "--eval", Self.lisp(until: home.path("done"))],
            environment: home.environment.merging(["DTK_PROGRAM": link]) { $1 })
        try await eventually("the last words; Emacs wrote: \(emacs.errors)", within: .seconds(180)) {
            if emacs.exitStatus != nil { throw Setback(description: "Emacs has ended: \(emacs.errors)") }
            return other.answers.contains { $0.params?.text == "build failed" && $0.params?.state == "finished" }
        }
        try "".write(toFile: home.path("done"), atomically: false, encoding: .utf8)
        #expect(try await emacs.ended() == 0)
        let texts = other.answers.compactMap { $0.params?.state == "queued" ? $0.params?.text : nil }
        #expect(texts == ["( defun foo () 1)", "battery low", "x", "{", "right brace", "build failed"])
        #expect(try await ear.hearing().heard.last?.text == "build failed")
    }

    /// Speaks a colored line of Lisp, a text, a letter and two braces, then waits until the file `done` exists.
    private static func lisp(until done: String) -> String {
        """
        (progn
          (defvar emacspeak-use-auditory-icons nil)
          (load "/usr/share/emacs/site-lisp/emacspeak/lisp/emacspeak-setup.el" nil t)
          (load "emacspeak-loaddefs" nil t)
          (emacspeak)
          (dtk-set-punctuations 'none t)
          (with-temp-buffer
            (insert "(defun foo () 1)")
            (emacs-lisp-mode) (font-lock-mode 1) (font-lock-ensure)
            (emacspeak-speak-line))
          (dtk-speak "battery low")
          (dtk-letter "x")
          (dtk-letter "{")
          (dtk-say "right[*]brace")
          (dtk-stop)
          (dtk-speak "build failed")
          (while (not (file-exists-p "\(done)")) (sleep-for 0.1)))
        """
    }
}
