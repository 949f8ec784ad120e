// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// `Tests/Tables/transcript.txt`: what is typed, and what is printed to it. A person reads it; the test holds it.
@Suite("What commands print", .seated)
struct TranscriptTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    @Test func `each command tells what it has done, and where it has not, what helps`() async throws {
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

    /// What the shell shows, with the exit code where it is not 0. Times are the clock's.
    private func answer(to command: String) async throws -> [String] {
        let script = "a11y-speak() { \(BuildFolder.client) \"$@\"; }; { \(command); } 2>&1"
        let done = try await home.run(["bash", "-c", script])
        let shown = done.output.split(separator: "\n").map { line in
            line.replacing(#/\d\d:\d\d:\d\d(\.\d+)?/#, with: "hh:mm:ss").replacing(
                #/"time":[\d.]+/#, with: #""time":…"#
            )
            .replacing(#/espeak-ng [\d.]+/#, with: "espeak-ng …")
            // Another version has other languages.
            .replacing(#/there are [a-z, ]+ and \d+ more/#, with: "there are … and more")
        }
        return shown.map(String.init) + (done.exitStatus == 0 ? [] : ["= \(done.exitStatus ?? -1)"])
    }
}
