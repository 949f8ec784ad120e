// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import DaemonProtocol
import Testing

@testable import a11y_speakd

@Suite("Figures of talkative clients")
struct ClientRatesTests {
    @Test func `figures cover the last ten minutes and count unheard announcements`() {
        var chatter = ClientRates()
        for second in 0..<1200 { chatter.accepted(1, now: .seconds(second)) }
        chatter.ended(1, .replaced, now: .seconds(1199))
        chatter.ended(1, .finished, now: .seconds(1199))
        chatter.accepted(2, now: .seconds(1199))
        #expect(
            chatter.figures(now: .seconds(1199)) == [
                1: ClientRates.Figures(announced: 600, unheard: 1), 2: ClientRates.Figures(announced: 1, unheard: 0),
            ])
        #expect(chatter.figures(now: .seconds(1800)) == [:])
    }

    @Test func `status lists at most five client names and merges connections of one name`() {
        let stage = SessionStage()
        for client in 1...7 {
            let id = ClientID(rawValue: UInt64(client))
            stage.send(#"{"method":"hello","params":{"client":"program \#(client / 2)"}}"#, from: id)
            for text in 0..<client {
                stage.send(#"{"method":"announce","params":{"text":"\#(text)","priority":"low","slot":"a"}}"#, from: id)
            }
        }
        let chatter = stage.daemon.report.status.chatter ?? []
        #expect(
            chatter.map { "\($0.client): \($0.announced)" } == [
                "program 3: 13", "program 2: 9", "program 1: 5", "program 0: 1",
            ])
        #expect(chatter.first?.unheard == 11)
    }
}
