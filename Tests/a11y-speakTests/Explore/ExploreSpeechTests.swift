// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing
import Wording

@testable import ClientConnection
@testable import Exploring
@testable import a11y_speak

@Suite("Explore: how it speaks")
struct ExploreSpeechTests {
    private func utterance(_ steps: [ExploreStep]) throws -> ExploreUtterance {
        guard case .say(let utterance)? = steps.first, steps.count == 1 else { throw CommandFailure("\(steps)") }
        return utterance
    }

    @Test func `utterances are numbered, and the last answer to a key can be repeated`() throws {
        var speech = ExploreSpeech(ExploreStory.settings())
        let first = try utterance(speech.say(english: "One."))
        let second = try utterance(speech.tell(.inputEnded, expires: 30))
        let third = try utterance(speech.echo("x"))
        #expect([first.number, second.number, third.number] == [1, 2, 3])
        #expect([first.priority, second.priority, third.priority] == [.default, .low, .default])
        #expect([first.expires, second.expires, third.expires] == [nil, 30, nil])
        let again = try utterance(speech.sayAgain())
        #expect(again.number == 4 && again.words == first.words)
    }

    @Test func `an empty text makes no utterance`() {
        var speech = ExploreSpeech(ExploreStory.settings())
        #expect(speech.sayAgain() == [])
        #expect(speech.say(WordedText(display: "", speech: "")) == [])
        #expect(speech.say(nil) == [] && speech.tell(notes: []) == [])
        #expect(speech.lines.nextNumber == 1)
    }

    @Test func `the rate is the user's until it is changed here, and then no daemon changes it`() throws {
        var speech = ExploreSpeech(ExploreStory.settings(rate: 300))
        #expect(try utterance(speech.say(english: "a")).rate == nil)
        speech.adopt(ExploreStory.settings(rate: 200))
        #expect(speech.rate == 200)
        #expect(try utterance(speech.changeRate(by: 0.9)).rate == 180)
        speech.adopt(ExploreStory.settings(rate: 300))
        #expect(speech.rate == 180)
    }

    @Test func `the rate ends at what the daemon takes`() {
        var speech = ExploreSpeech(ExploreStory.settings(rate: 100))
        for _ in 0..<10 { _ = speech.changeRate(by: 0.9) }
        #expect(speech.rate == 80)
        for _ in 0..<60 { _ = speech.changeRate(by: 1.1) }
        #expect(speech.rate == 2000)
    }

    @Test func `verbosity goes round, and stays as it was chosen`() {
        var speech = ExploreSpeech(ExploreStory.settings(verbosity: .high))
        let levels = (0..<4).map { _ in
            _ = speech.changeVerbosity()
            return speech.wording.verbosity
        }
        #expect(levels == [.low, .medium, .high, .low])
        speech.adopt(ExploreStory.settings(verbosity: .high))
        #expect(speech.wording.verbosity == .low)
    }

    @Test(arguments: [("de", nil), ("en-GB", nil), ("tlh", "en")] as [(String, String?)])
    func `sentences say which language they are in only where it is not the user's`(user: String, told: String?) throws
    {
        var speech = ExploreSpeech(ExploreStory.settings(language: user))
        #expect(try utterance(speech.say(.noData)).language == told)
        #expect(try utterance(speech.say(english: "a")).language == "en")
    }

    @Test func `two phrases are two sentences of one utterance`() throws {
        var speech = ExploreSpeech(ExploreStory.settings())
        let both = try utterance(speech.say(.noData, then: .nothingNew))
        #expect(both.words == WordedText(display: "No data. Nothing new", speech: "No data. Nothing new"))
    }

    @Test func `the caption is the last sentence, and then the sentence being spoken`() throws {
        var speech = ExploreSpeech(ExploreStory.settings())
        let first = try utterance(speech.say(english: "one two"))
        let second = try utterance(speech.say(english: "three"))
        func shown() -> [String] { speech.lines.caption?.rows(columns: 40, count: 1)[0].runs.map(\.text) ?? [] }
        #expect(shown() == ["three"])
        speech.take(.began(first.number))
        speech.take(.word(first.number, offset: 4))
        #expect(shown() == ["one ", "two"])
        speech.take(.ended(first.number))
        #expect(shown() == ["one two"])
        speech.take(.word(second.number, offset: 0))
        #expect(shown() == ["three"])
        speech.take(.began(99))
        #expect(shown() == ["three"])
    }

    @Test func `the last of many utterances are remembered`() throws {
        var speech = ExploreSpeech(ExploreStory.settings())
        for number in 1...100 { _ = speech.say(english: "line \(number)") }
        speech.take(.began(1))
        #expect(speech.lines.caption?.rows(columns: 40, count: 1).map(\.text) == ["line 100"])
        speech.take(.began(50))
        #expect(speech.lines.caption?.rows(columns: 40, count: 1).map(\.text) == ["line 50"])
    }
}
