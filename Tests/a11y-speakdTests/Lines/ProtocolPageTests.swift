// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

@testable import Synthesis
@testable import a11y_speakd

extension ProtocolPage {
    /// Plays one exchange of the page and compares the answers.
    /// - Parameters:
    ///   - isSame: whether an answer and a line of the page are the same; byte by byte unless given.
    ///   - send: sends a client's line; returns the answers.
    ///   - onEvent: lets an event happen; returns the daemon's lines about the event.
    static func play(
        _ steps: [Step], _ heading: String, isSame: (String, String) -> Bool = { $0 == $1 },
        send: (String) throws -> [String], onEvent: (String) throws -> [String]
    ) throws {
        var answers: [String] = []
        for step in steps {
            switch step {
            case .client(let line):
                #expect(answers == [], "\(heading): said more than the page has")
                answers = try send(line)
            case .daemon(let line):
                #expect(
                    answers.first.map { isSame($0, line) } == true,
                    "\(heading): \(answers.first ?? "nothing"), not \(line)")
                answers = Array(answers.dropFirst())
            case .event(let event): answers += try onEvent(event)
            }
        }
        #expect(answers == [], "\(heading): said more than the page has")
    }
}

/// The page is the contract: the test plays each exchange and compares the daemon's answers byte by byte.
@Suite("The protocol page")
struct ProtocolPageTests {
    @Test func `every exchange on the page gives the answers on the page`() throws {
        let exchanges = try ProtocolPage().exchanges
        #expect(exchanges.count >= 9)
        for (heading, steps) in exchanges { try play(steps, heading) }
    }

    @Test func `exchanges on the page of 0.2 still give their answers, perhaps with more members`() throws {
        let exchanges = try ProtocolPage("Tests/Compatibility/a11y-speakd-protocol-0.2.7").exchanges
        #expect(exchanges.count >= 37)
        for (heading, steps) in exchanges { try play(steps, heading, isSame: Self.contains) }
    }

    /// Whether an answer has every member of an earlier answer. Sentences for people may have other words.
    private static func contains(_ answer: String, _ earlier: String) -> Bool {
        func object(_ line: String) -> Any? { try? JSONSerialization.jsonObject(with: Data(line.utf8)) }
        guard let answer = object(answer), let earlier = object(earlier) else { return answer == earlier }
        return contains(answer, earlier)
    }

    private static let sentences: Set = ["message", "reason", "problem"]

    private static func contains(_ answer: Any, _ earlier: Any) -> Bool {
        switch (answer, earlier) {
        case (let answer as [String: Any], let earlier as [String: Any]):
            earlier.allSatisfy { key, value in
                answer[key].map { sentences.contains(key) || contains($0, value) } ?? false
            }
        case (let answer as [Any], let earlier as [Any]):
            answer.count == earlier.count && zip(answer, earlier).allSatisfy { contains($0, $1) }
        default: (answer as? NSObject) == (earlier as? NSObject)
        }
    }

    @Test func `every method has an exchange on the page`() throws {
        let headings = try ProtocolPage().exchanges.flatMap { $0.heading.split(separator: ", ").map(String.init) }
        let methods = [
            "announce", "appendPoints", "cancel", "catchUp", "chart", "configure", "describeChart", "didEndDisplay",
            "focus", "hello",
            "history",
            "invalidated", "monitor", "pause", "perform", "play", "post", "rangeChanged", "readChart",
            "readPoints", "removeChart",
            "repeat",
            "resume", "sonify",
            "status",
            "subscribe", "tone", "voices",
            "willDisplay",
        ]
        #expect(Set(methods).subtracting(headings) == [])
    }

    private func play(
        _ steps: [ProtocolPage.Step], _ heading: String, isSame: (String, String) -> Bool = { $0 == $1 }
    ) throws {
        let stage = SessionStage()
        stage.speaker.words = [(0, .zero), (6, .milliseconds(400))]
        try ProtocolPage.play(steps, heading, isSame: isSame) { line in
            stage.send(line)
            return stage.take()
        } onEvent: { event in
            happen(event, on: stage)
            return stage.take()
        }
    }

    private func happen(_ event: String, on stage: SessionStage) {
        switch event {
        case "its first sample is heard": stage.hearFirstSample()
        case "2.5 milliseconds later the sink has its first sample":
            stage.pass(.microseconds(2500))
            stage.giveSound()
        case "it was heard to its end": stage.hearEnd()
        case "nothing more changes for a quarter of a second": stage.pass(.milliseconds(250))
        case "its second word begins": stage.pass(.milliseconds(400))
        case "flite has spoken two texts, and festival's server has gone": stage.daemon.facts.engines = { Self.engines }
        case "2 seconds pass": stage.pass(.seconds(2))
        default: Issue.record("the page has an event that this test does not know: \(event)")
        }
    }

    private static var engines: [EngineState] {
        var (flite, festival) = (
            EngineState(name: "flite", isRunning: true, voices: 1),
            EngineState(name: "festival", isRunning: false, voices: nil)
        )
        (flite.utterances, flite.memory) = (2, 7_300_000)
        flite.firstSound.record(.microseconds(1500))
        flite.firstSound.record(.microseconds(2500))
        festival.problem = "it did not answer within 15.0 seconds"
        return [EngineState(name: "espeak-ng", isRunning: true, voices: 131), flite, festival]
    }
}
