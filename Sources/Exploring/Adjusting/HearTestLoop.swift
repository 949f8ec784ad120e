// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection
import Glibc
import Sonification
import Wording

/// Passes keys and signals to a hearing test, and performs its steps.
package final class HearTestLoop {
    private let client: AnnouncementClient
    private let bell: Bell<SettingsWake>
    private let display: TerminalDisplay<HearTestScreen>
    private let save: (PitchBand) throws -> String
    /// BCP 47; nil for the user's own language.
    private let language: String?
    private var size: ScreenSize

    /// - Parameters:
    ///   - language: of the sentences, when there is no phrasebook for the user's language.
    ///   - save: writes the band of pitches, and returns the path of the file.
    package init(
        client: AnnouncementClient, display: TerminalDisplay<HearTestScreen>, language: String?,
        bell: Bell<SettingsWake> = Bell(), save: @escaping (PitchBand) throws -> String
    ) {
        (self.client, self.display, self.language, self.bell, self.save) = (client, display, language, bell, save)
        size = display.size ?? ScreenSize(columns: 80, rows: 24)
    }

    /// Runs until the user leaves.
    /// - Returns: the exit code.
    package func run(_ test: HearTest) async throws -> Int32 {
        defer { display.end() }
        bell.listen(to: display.descriptor)
        var test = test
        if let status = try await perform(test.start(), &test) { return status }
        for await wake in bell.wakes {
            switch wake {
            case .keys:
                guard let keys = display.keys() else { return 128 + SIGHUP }
                for key in keys {
                    if let status = try await perform(test.take(.key(key), at: bell.now), &test) { return status }
                }
                bell.listenAgain()
            case .timer: bell.hasRung()
            case .signal(SIGWINCH):
                display.resize()
                size = display.size ?? size
                display.draw(HearTestScreen(test, size: size))
            case .signal(let number):
                _ = try? await client.cancel(.own)
                return 128 + number
            }
        }
        return 0
    }

    /// The first step interrupts the current sound; the others follow it.
    /// - Returns: the exit code when the user leaves.
    private func perform(_ steps: [HearTest.Step], _ test: inout HearTest) async throws -> Int32? {
        display.draw(HearTestScreen(test, size: size))
        for (place, step) in steps.enumerated() {
            switch step {
            case .say(let words):
                display.line(words.display.printable)
                _ = try await client.announce(
                    AnnounceRequest(sentence: words, language: language, follows: place > 0))
            case .tone(let hertz): _ = try await client.play(Self.request(hertz, follows: place > 0))
            case .save(let band): return try await perform(test.take(outcome(of: band), at: bell.now), &test)
            case .leave(let status): return status
            }
        }
        return nil
    }

    private func outcome(of band: PitchBand) -> HearTest.Event {
        do { return .saved(try save(band)) } catch { return .failed("\(error)") }
    }

    /// Two notes, played as data at half the maximum gain: a pitch heard this softly is heard well.
    private static func request(_ hertz: Int, follows: Bool) -> PlayRequest {
        let notes = [0, 0.6].map { GivenScore.Note(start: $0, length: 0.45, hertz: Double(hertz), gain: 0.5) }
        return PlayRequest(
            GivenScore(tracks: [GivenScore.Track(notes: notes)], text: "\(hertz) Hz"), queue: follows)
    }
}

/// The hearing test as rows of a screen: the last sentence, and the keys.
package struct HearTestScreen: TerminalScreen, Sendable {
    package let rows: [ScreenText]
    package let cursor: (column: Int, row: Int)

    package static func == (left: Self, right: Self) -> Bool { left.rows == right.rows }

    init(_ test: HearTest, size: ScreenSize) {
        let columns = max(1, size.columns)
        let hints = Phrasebook[test.wording.language].words("hint.row.hear").display
        let all = [
            ScreenText("a11y-speak hear-test".cut(to: columns), .bold), ScreenText(),
            ScreenText(test.shown.display.printable.cut(to: columns)), ScreenText(),
            ScreenText(hints.cut(to: columns), .dim),
        ]
        rows = Array(all.prefix(max(1, size.rows)))
        cursor = (0, min(2, max(0, size.rows - 1)))
    }
}
