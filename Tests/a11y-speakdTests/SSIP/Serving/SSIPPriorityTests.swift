// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import a11y_speakd

/// The effect of a new message on the spoken one, as measured in Speech Dispatcher 0.11.4 by its events.
@Suite("SSIP: priorities")
struct SSIPPriorityTests {
    private static let names = ["important", "message", "text", "notification", "progress"]

    /// Keys are the spoken priority, characters the new one in the order of `names`: `-` waits, `1` ends the spoken
    /// message, `2` is dropped.
    private static let measured = [
        "important": "---2-", "message": "1--2-", "text": "1112-", "notification": "11111", "progress": "1112-",
    ]

    /// - Parameter newcomer: the client that sends the new message.
    @Test(arguments: names, [1, 2])
    func `a new message waits, interrupts or is dropped as in Speech Dispatcher`(heard: String, newcomer: Int) {
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

    @Test func `a series of progress messages says its first and its last`() {
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

    @Test func `messages of one block all sound, although their priority is text`() {
        let stage = SSIPStage()
        stage.ask("SET self PRIORITY text", "BLOCK BEGIN", "SOUND_ICON start", "CHAR a", "CHAR b", "BLOCK END")
        for _ in 1...3 { stage.hearAll() }
        #expect(stage.daemon.speaker.log == ["say start", "say a", "say b"])
    }
}
