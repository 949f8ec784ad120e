// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing

@testable import Synthesis
@testable import a11y_speakd

extension ProtocolPage {
    /// Plays one exchange of the page and compares the answers byte by byte.
    /// - Parameters:
    ///   - send: sends a client's line; returns the answers.
    ///   - onEvent: lets an event happen; returns the daemon's lines about the event.
    static func play(
        _ steps: [Step], _ heading: String, send: (String) throws -> [String], onEvent: (String) throws -> [String]
    ) throws {
        var answers: [String] = []
        for step in steps {
            switch step {
            case .client(let line):
                #expect(answers == [], "\(heading): said more than the page has")
                answers = try send(line)
            case .daemon(let line):
                #expect(answers.first == line, "\(heading)")
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

    private func play(_ steps: [ProtocolPage.Step], _ heading: String) throws {
        let stage = SessionStage()
        stage.speaker.words = [(0, .zero), (6, .milliseconds(400))]
        try ProtocolPage.play(steps, heading) { line in
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
