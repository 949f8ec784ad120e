// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("a11y-speak read", .seated)
struct ReadTests {
    private let home: Home
    private let file: String

    init() throws {
        home = try Home()
        file = home.path("guide.md")
        try "# Guide\n\nOne one one. Two two two.\n\nThree three. Four four.\n"
            .write(toFile: file, atomically: true, encoding: .utf8)
    }

    @Test func `keys move by sentences and paragraphs, and the screen shows the place`() async throws {
        _ = try await RunningDaemon(in: home)
        // While speech is paused, only keys change the place.
        _ = try await home.speak("pause")
        let window = try await TerminalWindow(in: home, "exec \(BuildFolder.client) read \(file)")
        try await window.shows("1/5")
        try await window.press("Space")
        try await window.press("Down")
        try await window.shows("One one one.")
        try await window.press("Down")
        try await window.shows("4/5")
        try await window.press("Left")
        try await window.shows("Two two two.")
        try await window.press("q")
        #expect(try await window.ended() == 0)
        #expect(try await home.speak("status", "--json").output.contains(#""paused":false"#))
    }

    @Test func `without a terminal a file is spoken to its end`() async throws {
        _ = try await RunningDaemon(in: home)
        let read = try await home.run(["setsid", "-w", BuildFolder.client, "read", file])
        #expect(read.exitStatus == 0, "\(read.errors)")
        let past = try await home.speak("history", "--json").output
        #expect(past.contains("Three three. Four four.") && past.contains("finished"), "\(past)")
    }

    @Test(arguments: [("nothing.md", "cannot be read: No such file"), ("", "has no text."), ("\u{0}", "is not a text")])
    func `a file that cannot be read, is empty or is binary is refused`(content: String, problem: String) async throws {
        _ = try await RunningDaemon(in: home)
        let file = home.path(content == "nothing.md" ? "nothing.md" : "some.txt")
        if content != "nothing.md" { try content.write(toFile: file, atomically: true, encoding: .utf8) }
        let read = try await home.speak("read", file)
        #expect(read.exitStatus != 0 && read.errors.contains(problem), "\(read.errors)")
    }
}
