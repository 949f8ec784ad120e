// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection
import Glibc
import Wording

/// Asks the questions of `setup` by ear, each answered with one key.
package final class SetupLoop {
    package enum Answer {
        case yes, no
    }

    /// The user left, or a signal arrived.
    package struct Left: Error {
        /// The exit code.
        package let status: Int32

        package init(status: Int32) { self.status = status }
    }

    private let client: AnnouncementClient
    private let openKeyboard: () throws -> Int32
    private let wording: Wording
    /// BCP 47; nil for the user's own language.
    private let language: String?
    /// Shared with the loops that a question starts.
    package let bell = Bell<SettingsWake>()

    /// - Parameters:
    ///   - language: the user's language; without a phrasebook for it the questions are English.
    ///   - openKeyboard: opens the terminal for one question.
    package init(client: AnnouncementClient, language: String, openKeyboard: @escaping () throws -> Int32) {
        (self.client, self.openKeyboard) = (client, openKeyboard)
        let known = SpokenLanguage(level: 2, tag: language)
        wording = Wording(language: known ?? .english)
        self.language = known == nil ? SpokenLanguage.english.rawValue : nil
    }

    /// Enter, Space and Y mean yes, N means no, R repeats the question.
    /// - Throws: ``Left`` after Escape or Q.
    package func ask(_ key: String, _ parts: KeyValuePairs<String, WordedText> = [:]) async throws -> Answer {
        let question = phrase(key, parts)
        let display = TerminalDisplay<SettingsScreen>(keyboard: try openKeyboard(), isPlain: true)
        defer { display.end() }
        bell.listen(to: display.descriptor)
        try await say(question, on: display)
        for await wake in bell.wakes {
            switch wake {
            case .keys:
                guard let keys = display.keys() else { throw Left(status: 128 + SIGHUP) }
                for key in keys {
                    if let answer = try Self.answer(key) { return answer }
                    if !Self.repeats(key) {
                        let name = WordedText(display: key.description, speech: key.spoken)
                        try await say(phrase("key.unknown", ["key": name]), on: display)
                    }
                    try await say(question, on: display, follows: !Self.repeats(key))
                }
                bell.listenAgain()
            case .timer: bell.hasRung()
            case .signal(SIGWINCH): continue
            case .signal(let number):
                _ = try? await client.cancel(.own)
                throw Left(status: 128 + number)
            }
        }
        throw Left(status: 0)
    }

    /// Prints and speaks a sentence without a question.
    package func say(_ key: String) async throws {
        let words = phrase(key, [:])
        StandardOutput.line(words.display.printable)
        _ = try await client.announce(AnnounceRequest(sentence: words, language: language, follows: true))
    }

    private static func answer(_ key: Key) throws -> Answer? {
        switch key {
        case .enter, .character(" "), .character("y"), .character("Y"): .yes
        case .character("n"), .character("N"): .no
        case .escape, .controlQ, .character("q"), .character("Q"): throw Left(status: 0)
        default: nil
        }
    }

    private static func repeats(_ key: Key) -> Bool { [.character("r"), .character("R")].contains(key) }

    private func phrase(_ key: String, _ parts: KeyValuePairs<String, WordedText>) -> WordedText {
        Phrasebook[wording.language].words(key, parts)
    }

    private func say(
        _ words: WordedText, on display: TerminalDisplay<SettingsScreen>, follows: Bool = false
    ) async throws {
        display.line(words.display.printable)
        _ = try await client.announce(
            AnnounceRequest(sentence: words, language: language, follows: follows))
    }
}
