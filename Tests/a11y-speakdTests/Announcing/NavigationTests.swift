// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue
import Testing

@testable import a11y_speakd

@Suite("Moves within an announcement")
struct NavigationTests {
    let stage = SessionStage()

    /// Four sentences in two paragraphs.
    private func post() throws {
        let text = "One one. Two two.\n\nThree three. Four four."
        try stage.announcer.post(Announcement(.text(text), priority: .message), from: 1) { _ in }
        stage.hearFirstSample()
    }

    private func navigate(_ params: String) -> String {
        stage.send(#"{"id":1,"method":"navigate","params":\#(params)}"#)
        return stage.take().last ?? ""
    }

    @Test(arguments: [
        (10, "next", "sentence", "say Three three. Four four.", 3), (10, "previous", "sentence", "say One one.", 1),
        (33, "previous", "sentence", "say Three three. Four four.", 3), (2, "next", "paragraph", "say Three three.", 3),
        (33, "previous", "paragraph", "say One one.", 1), (33, "start", "sentence", "say One one.", 1),
    ])
    func `speech continues at the place, and the reply has its number`(
        heard: Int, to: String, by: String, said: String, sentence: Int
    ) throws {
        try post()
        stage.speaker.heard = heard
        let reply = navigate(#"{"to":"\#(to)","by":"\#(by)"}"#)
        #expect(stage.speaker.log.last?.hasPrefix(said) == true, "\(stage.speaker.log)")
        #expect(reply.contains(#""sentence":\#(sentence),"sentences":4"#), "\(reply)")
    }

    @Test func `a move where no sentence is leaves speech as it was`() throws {
        try post()
        stage.speaker.heard = 33
        let reply = navigate(#"{"to":"next"}"#)
        #expect(reply.contains(#""atEnd":true"#) && reply.contains(#""sentence":4"#))
        #expect(stage.speaker.log.count == 1)
    }

    @Test func `the place alone does not interrupt`() throws {
        try post()
        stage.speaker.heard = 10
        #expect(navigate(#"{"to":"here"}"#).contains(#""text":"Two two.""#))
        #expect(stage.speaker.log.count == 1)
    }

    @Test func `an announcement has one beginning and one end, whatever is moved`() throws {
        stage.send(#"{"method":"subscribe","params":{"events":["announcements"],"scope":"all"}}"#)
        try post()
        stage.speaker.heard = 10
        for target in ["next", "start"] {
            stage.send(#"{"id":1,"method":"navigate","params":{"to":"\#(target)"}}"#)
            stage.hearFirstSample()
        }
        stage.hearEnd()
        let told = stage.take()
        #expect(told.count { $0.contains(#""state":"began""#) } == 1, "\(told)")
        #expect(told.count { $0.contains(#""state":"finished""#) } == 1, "\(told)")
        #expect(stage.announcer.ledger.history.latest().first?.outcome == .finished, "\(told)")
    }

    @Test func `in a pause the interrupted announcement is moved, and resumes there`() throws {
        try post()
        stage.speaker.heard = 10
        stage.announcer.pause()
        #expect(navigate(#"{"to":"next"}"#).contains(#""sentence":3"#))
        stage.announcer.resume()
        #expect(stage.speaker.log.last == "say Three three. Four four.")
    }

    @Test func `without an announcement, and with an unknown one, the reply says so`() {
        #expect(navigate(#"{"to":"next"}"#).contains("Nothing is heard now, and nothing that was cut waits."))
        #expect(navigate(#"{"to":"next","announcement":7}"#).contains("Announcement 7 is neither heard nor waits."))
        #expect(navigate(#"{"by":"sentence"}"#).contains("it is one of next, previous, start, here"))
    }
}
