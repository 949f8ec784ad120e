// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue
import Testing

@testable import Synthesis
@testable import a11y_speakd

@Suite("Long and marked texts")
struct LongTextTests {
    let stage = SessionStage()

    private func post(_ content: AnnouncementContent, _ priority: AnnouncementPriority = .message) throws {
        try stage.announcer.post(Announcement(content, priority: priority), from: 1) { _ in }
    }

    private func said() -> String { String(stage.speaker.log.last?.dropFirst("say ".count) ?? "") }

    /// Each sentence has its own number, so that the log shows which one was spoken.
    private let sentences = (0..<400).map { "This is sentence number x\($0) of a book. " }

    @Test func `a long text is spoken in pieces and completely`() throws {
        try post(.text(sentences.joined()))
        #expect(said().split(separator: "|").count > 10)
        #expect(said().filter { $0 != "|" } == sentences.joined())
    }

    @Test func `the next text is prepared once while another is heard, if there are other engines`() throws {
        try post(.text("One."))
        try post(.text("Two."))
        #expect(stage.speaker.log == ["say One."])
        stage.announcer.wordsmith.voices.catalog = SessionStage.catalog.expecting(voicesOf: ["flite"])
        try post(.text("Three."))
        try post(.text("Four."))
        #expect(stage.speaker.log == ["say One."])
        stage.announcer.cancel(.block(stage.announcer.queue.current?.id ?? 0)) { _ in }
        #expect(stage.speaker.log == ["say One.", "stop", "say Two.", "prepare Three."])
    }

    @Test func `a long text cut far in resumes at its cut sentence`() throws {
        try post(.text(sentences.joined()))
        let offset = sentences[..<300].joined().unicodeScalars.count + 9
        stage.speaker.heard = offset
        stage.announcer.pause()
        stage.announcer.resume()
        #expect(said().filter { $0 != "|" } == sentences[300...].joined())
        stage.speaker.heard = sentences[300].count + 4
        stage.announcer.pause()
        stage.announcer.resume()
        #expect(said().filter { $0 != "|" } == sentences[301...].joined())
    }

    @Test func `receipts and history have the beginning of a long text and the end of the part heard`() throws {
        stage.send(#"{"method":"subscribe","params":{"events":["announcements"]}}"#)
        try post(.text(sentences.joined()))
        stage.speaker.heard = sentences[..<300].joined().unicodeScalars.count + 9
        stage.announcer.cancel(.all) { _ in }
        let receipt = try #require(stage.take().last)
        #expect(receipt.contains(#""text":"This is sentence number x0 of a book."#))
        #expect(receipt.contains(#"sentence number x299 of a book. This is sentence","id":1"#))
        #expect(receipt.count < 2300)
        #expect(stage.announcer.ledger.history.latest().first?.text?.count == 1001)
    }

    @Test func `marks are reported when reached, the last at the end, and speech resumes at a mark`() throws {
        stage.send(#"{"method":"subscribe","params":{"events":["marks"]}}"#)
        let marked = try SpeechMarkup(
            "<speak><mark name='a'/>One <mark name='b'/>two three <mark name='c'/>four<mark name='d'/></speak>"
        ).marked
        stage.speaker.words = [(0, .zero), (4, .milliseconds(200)), (8, .milliseconds(400)), (14, .milliseconds(600))]
        try post(.markup(marked))
        stage.hearFirstSample()
        #expect(marks() == ["a"])
        stage.pass(.milliseconds(500))
        #expect(marks() == ["b"])
        stage.speaker.heard = 8
        stage.announcer.pause()
        stage.speaker.words = [(0, .zero), (4, .milliseconds(200)), (10, .milliseconds(400))]
        stage.announcer.resume()
        #expect(said() == "two three four")
        stage.hearFirstSample()
        stage.pass(.milliseconds(500))
        #expect(marks() == ["b", "c"])
        stage.hearEnd()
        #expect(marks() == ["d"])
    }

    private func marks() -> [String] {
        stage.take().compactMap { line in
            line.split(separator: #""name":""#).dropFirst().first.map { String($0.prefix { $0 != "\"" }) }
        }
    }
}
