// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

/// The list of espeak-ng's voices is read once, and kept for the next start.
@Suite("espeak-ng's voices at the next start", .seated)
struct EspeakMemoryTests {
    private let home: Home
    private var file: String { home.path("cache/a11y-speakd/espeak-ng.json") }

    init() throws {
        home = try Home()
    }

    private func start() async throws -> RunningDaemon {
        try await RunningDaemon(in: home, environment: ["XDG_CACHE_HOME": home.path("cache")])
    }

    /// The voices of a start, and the end of an announcement in a voice whose file has capitals.
    private func answers() async throws -> [String] {
        let daemon = try await start()
        let voices = try await home.speak("voices").output
        let said = try await home.speak("say", "--wait", "--voice", "en-us+f2", "Alpha bravo")
        #expect(try await daemon.stop() == 0)
        return [voices, said.output, said.errors, "\(said.exitStatus ?? -1)"]
    }

    @Test func `the voices and their speech are the same as at the first start`() async throws {
        let first = try await answers()
        #expect(FileManager.default.fileExists(atPath: file))
        #expect(first[3] == "0", "\(first[2])")
        #expect(first[0].contains("en-us"))
        #expect(try await answers() == first)
    }

    @Test func `a damaged file and a read-only folder do not keep the daemon from speaking`() async throws {
        let first = try await answers()
        try "{".write(toFile: file, atomically: true, encoding: .utf8)
        #expect(try await answers() == first)
        try FileManager.default.removeItem(atPath: home.path("cache"))
        try "file".write(toFile: home.path("cache"), atomically: true, encoding: .utf8)
        #expect(try await answers() == first)
    }

    @Test func `where files may not grow the daemon speaks, and keeps no voices`() async throws {
        let daemon = try await RunningDaemon(
            in: home, environment: ["XDG_CACHE_HOME": home.path("cache")], wrapper: ["prlimit", "--fsize=4096"])
        let said = try await home.speak("say", "--wait", "Alpha bravo")
        #expect(said.exitStatus == 0, "\(said.errors)")
        #expect(!FileManager.default.fileExists(atPath: file))
        #expect(try await daemon.stop() == 0)
    }
}
