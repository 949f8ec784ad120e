// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import a11y_speakd

/// What a newcomer does to what is heard, as Speech Dispatcher 0.11.4 did it and as clients are told.
@Suite("SSIP: priorities")
struct SSIPPriorityTests {
    private static let names = ["important", "message", "text", "notification", "progress"]

    /// By what is heard, then by what comes: `-` waits, `1` ends the one that is heard, `2` is dropped itself.
    private static let measured = [
        "important": "---2-", "message": "1--2-", "text": "1112-", "notification": "11111", "progress": "1112-",
    ]

    /// - Parameter newcomer: the client that it comes from.
    @Test(arguments: names, [1, 2])
    func `each priority meets each other`(heard: String, newcomer: Int) {
        let outcomes = Self.names.map { arriving in
            let stage = SSIPStage()
            for number in 1...2 { stage.listen(number) }
            stage.ask("SET self PRIORITY \(heard)", "CHAR a")
            stage.daemon.hearFirstSample()
            stage.ask("SET self PRIORITY \(arriving)", "CHAR b", from: newcomer)
            stage.pass(.seconds(1))
            let ends = (stage.takeEvents(1) + stage.takeEvents(2)).filter { $0.hasPrefix("703-") }
            return ends.first.map { String($0.dropFirst(4)) } ?? "-"
        }
        #expect(outcomes.joined() == Self.measured[heard])
    }

    @Test func `of a series of progress the first and the last are said`() {
        let stage = SSIPStage()
        stage.listen()
        stage.ask("SET self PRIORITY progress")
        for letter in "abcdefghijk" { stage.ask("CHAR \(letter)") }
        for _ in 1...3 { stage.hearAll() }
        stage.pass(.seconds(1))
        #expect(stage.daemon.speaker.log == ["say a", "say k"])
        let ended = stage.takeEvents().filter { !$0.hasPrefix("701") }
        #expect(ended == (2...10).map { "703-\($0)" } + ["702-1", "702-11"])
    }

    @Test func `messages of one block do not cancel each other`() {
        let stage = SSIPStage()
        stage.ask("SET self PRIORITY text", "BLOCK BEGIN", "SOUND_ICON start", "CHAR a", "CHAR b", "BLOCK END")
        for _ in 1...3 { stage.hearAll() }
        #expect(stage.daemon.speaker.log == ["say start", "say a", "say b"])
    }
}
