// SPDX-License-Identifier: MIT

import AnnouncementKit
import Sonification
import Synchronization
import Testing

@testable import ClientConnection
@testable import Exploring
@testable import a11y_speak

/// The whole of `hear-test` but its terminal, its socket and its file.
@Suite("Hearing test: the loop", .timeLimit(.minutes(10)))
struct HearTestLoopTests {
    private let daemon = ScriptedDaemon()
    private let stage = LoopStage()

    private final class Saved: Sendable {
        let bands = Mutex<[PitchBand]>([])
    }

    private func test(_ saved: Saved, error: CommandFailure? = nil) async throws -> Int32 {
        let client = try await AnnouncementClient.connect(through: daemon.link, as: "a11y-speak hear-test")
        let loop = HearTestLoop(client: client, display: stage.display(), language: nil, bell: Bell(signals: [])) {
            band in
            saved.bands.withLock { $0.append(band) }
            if let error { throw error }
            return "/c/config.toml"
        }
        return try await loop.run(HearTest(language: "en"))
    }

    @Test func `tones are played after their words, and the result is written once`() async throws {
        let saved = Saved()
        async let status = test(saved)
        let first = await daemon.requests(through: "play")
        #expect(first.suffix(3).map { $0.contains(#""queue":true"#) } == [false, true, true])
        #expect(first.last?.contains("[0.6,0.45,622,0.5]") == true, "\(first)")
        stage.strike(" n n ")
        let ended = try await status
        #expect(ended == 0)
        #expect(saved.bands.withLock(\.self).map { [$0.lowest, $0.highest] } == [[262, 1480]])
        #expect(
            await stage.lines(6).suffix(4) == [
                "Now lower and lower tones", "Now higher and higher tones", "Saved: tones from 262 to 1480 hertz",
                "To undo it, take lowest and highest out of the table sound in /c/config.toml",
            ])
    }

    @Test func `a file that cannot be written is announced, and sets the exit code`() async throws {
        let saved = Saved()
        async let status = test(saved, error: CommandFailure("It is read-only."))
        _ = await daemon.requests(through: "play")
        stage.strike(" n n ")
        let ended = try await status
        #expect(ended == 1)
        #expect(await stage.lines(5).last == "It is read-only.")
    }
}
