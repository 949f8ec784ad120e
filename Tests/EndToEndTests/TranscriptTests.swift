// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// `Tests/Tables/transcript.txt` has commands and their output. People read it, and this test checks it.
@Suite("Output of commands", .seated)
struct TranscriptTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    @Test func `commands print the output of the transcript, also when they fail`() async throws {
        let path = SourceTree.root + "/Tests/Tables/transcript.txt"
        let all = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
        let lines = all.filter { !$0.hasPrefix("#") || $0.first { $0 != "#" }?.isNumber == true }
        var daemon = try await RunningDaemon(in: home)
        var transcript: [String] = []
        for line in lines where line.hasPrefix("$ ") {
            transcript.append(line)
            guard line != "$ restart" else {
                #expect(try await daemon.stop() == 0)
                daemon = try await RunningDaemon(in: home)
                continue
            }
            transcript += try await answer(to: String(line.dropFirst(2)))
        }
        #expect(transcript == lines, "Read what is printed now, and put it into Tests/Tables/transcript.txt.")
    }

    /// The shell's output, with the exit code if it is not 0. Times are replaced.
    private func answer(to command: String) async throws -> [String] {
        let script = "a11y-speak() { \(BuildFolder.client) \"$@\"; }; { \(command); } 2>&1"
        let done = try await home.run(["bash", "-c", script])
        let shown = done.output.split(separator: "\n").map { line in
            line.replacing(#/\d\d:\d\d:\d\d(\.\d+)?/#, with: "hh:mm:ss").replacing(
                #/"time":[\d.]+/#, with: #""time":…"#
            )
            .replacing(#/espeak-ng [\d.]+/#, with: "espeak-ng …")
            // Another version of espeak-ng has other languages.
            .replacing(#/there are [a-z, ]+ and \d+ more/#, with: "there are … and more")
        }
        return shown.map(String.init) + (done.exitStatus == 0 ? [] : ["= \(done.exitStatus ?? -1)"])
    }
}
