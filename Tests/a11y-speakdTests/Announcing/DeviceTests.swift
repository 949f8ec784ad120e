// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue
import Testing

@testable import a11y_speakd

@Suite("A device that comes and goes")
struct DeviceTests {
    let stage = SessionStage()

    private func post(_ text: String, _ priority: AnnouncementPriority = .message) throws {
        try stage.announcer.post(Announcement(.text(text), priority: priority), from: 1) { _ in }
    }

    @Test func `speech resumes at its cut sentence when the lost device is found`() throws {
        try post("Dear all. The build failed. Sorry.", .low)
        stage.hearFirstSample()
        stage.speaker.heard = 14
        stage.loseSound("gone")
        stage.pass(.milliseconds(100))
        stage.find(problem: nil)
        stage.hearEnd()
        #expect(
            stage.speaker.log == [
                "say Dear all. The build failed. Sorry.", "stop", "look", "say The build failed. Sorry.",
            ])
        #expect(stage.announcer.ledger.open == [:])
    }

    @Test func `retries for a lost device slow down, and stop when no announcement waits`() throws {
        try post("one")
        stage.loseSound("gone")
        var looks: [Duration] = []
        while stage.now < .seconds(6) {
            let count = stage.speaker.log.count
            stage.pass(.milliseconds(100))
            guard stage.speaker.log.count > count else { continue }
            looks.append(stage.now)
            stage.find(problem: "still gone")
        }
        #expect(
            looks.map { Int($0 / .milliseconds(100)) } == [1, 3, 7, 15, 25, 35, 45, 55])
        stage.announcer.cancel(.all) { _ in }
        let log = stage.speaker.log
        stage.pass(.seconds(60))
        #expect(stage.speaker.log == log)
    }

    @Test func `the user is notified once that sound is lost and once that it is back`() throws {
        var told: [String?] = []
        stage.daemon.onDevice = { told.append($0) }
        try post("one")
        for _ in 1...2 {
            stage.loseSound("gone")
            stage.pass(.seconds(1))
            stage.find(problem: nil)
        }
        stage.hearFirstSample()
        stage.hearEnd()
        #expect(told == ["gone", nil])
    }

    @Test func `receipts report why an announcement waits for the device and why it failed`() throws {
        stage.send(#"{"method":"subscribe","params":{"events":["announcements"]}}"#)
        try post("one", .default)
        _ = stage.take()
        stage.loseSound("gone")
        stage.pass(.milliseconds(100))
        stage.find(problem: "gone")
        stage.pass(.seconds(10))
        #expect(
            stage.take() == [
                #"{"jsonrpc":"2.0","method":"announcement","params":{"heard":"","id":1,"reason":"waits: nothing can be heard: gone","state":"queued","text":"one","time":1800000000}}"#,
                #"{"jsonrpc":"2.0","method":"announcement","params":{"id":1,"reason":"not heard: gone","state":"failed","text":"one","time":1800000010}}"#,
            ])
    }

    @Test func `device reports change nothing when no announcement waits`() throws {
        stage.find(problem: nil)
        stage.find(problem: "gone")
        try post("one")
        stage.find(problem: nil)
        #expect(stage.speaker.log == ["say one"])
    }
}
