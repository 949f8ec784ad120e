// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import a11y_speakd

@Suite("Captions")
struct CaptionTests {
    let stage = SessionStage()

    private func announce(_ text: String, _ rest: String = "") {
        stage.send(#"{"method":"announce","params":{"text":"\#(text)"\#(rest)}}"#)
    }

    private func listen(to events: String) {
        stage.send(#"{"method":"subscribe","params":{"events":["\#(events)"]}}"#)
    }

    @Test func `words are captioned when they are heard, also after speech resumes`() {
        stage.speaker.words = [(0, .zero), (5, .milliseconds(300)), (10, .seconds(1))]
        listen(to: "captions")
        announce("Dear all. The build failed.", #","priority":"message""#)
        stage.hearFirstSample()
        stage.pass(.milliseconds(300))
        #expect(captions() == ["0 Dear", "5 all."])
        stage.pass(.milliseconds(699))
        #expect(captions() == [])
        stage.pass(.milliseconds(1))
        #expect(captions() == ["10 The"])
        stage.speaker.heard = 10
        stage.announcer.pause()
        stage.speaker.words = [(0, .zero), (4, .milliseconds(200)), (10, .milliseconds(500))]
        stage.announcer.resume()
        stage.hearFirstSample()
        stage.pass(.seconds(1))
        stage.hearEnd()
        #expect(captions() == ["10 The", "14 build", "20 failed."])
    }

    @Test func `sensitive words are not captioned, nor words without a subscriber`() {
        stage.speaker.words = [(0, .zero)]
        announce("hello")
        stage.hearFirstSample()
        listen(to: "captions")
        announce("1234", #","sensitive":true"#)
        stage.hearFirstSample()
        #expect(stage.take() == [])
    }

    private func captions() -> [String] {
        stage.take().map { line in
            let text = line.split(separator: #""text":""#)[1].dropLast(3)
            let offset = line.split(separator: #""offset":"#)[1].prefix { $0 != "," }
            return "\(offset) \(text)".replacing("\"", with: "")
        }
    }
}
