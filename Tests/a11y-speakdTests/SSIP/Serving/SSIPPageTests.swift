// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue
import TestSupport
import Testing

@testable import a11y_speakd

/// Plays the exchanges of a11y-speakd-ssip(7), each with a new client on a new daemon.
@Suite("The page about SSIP")
struct SSIPPageTests {
    @Test func `every exchange on the page gives the replies on the page`() throws {
        let page = try ProtocolPage("Sources/Manual/a11y-speakd-ssip.7")
        #expect(page.exchanges.map(\.heading) == ["COMMANDS", "EVENTS", "SPEECH", "DIFFERENCES"])
        for (heading, steps) in page.exchanges { try play(steps, heading) }
    }

    private func play(_ steps: [ProtocolPage.Step], _ heading: String) throws {
        let stage = SSIPStage()
        try ProtocolPage.play(steps, heading) { line in
            let reply = stage.ask(line)
            guard ["STOP", "CANCEL", "PAUSE", "RESUME"].contains(line.prefix { $0 != " " }) else { return reply }
            stage.pass(.milliseconds(10))
            return reply + stage.take()
        } onEvent: { event in
            try happen(event, on: stage)
            return stage.take()
        }
    }

    private func happen(_ event: String, on stage: SSIPStage) throws {
        stage.pass(.milliseconds(10))
        switch event {
        case "its first sample is heard": stage.daemon.hearFirstSample()
        case "it was heard to its end": stage.daemon.hearEnd()
        case "the mark \"here\" is heard":
            stage.client(1).markReached(try #require(stage.daemon.announcer.queue.current?.id), name: "here")
        default: Issue.record("the page has an event that this test does not know: \(event)")
        }
    }
}
