// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Testing

@testable import Synthesis
@testable import a11y_speakd

@Suite("Turns of engines in an utterance")
struct EngineHandoverTests {
    private var turns = EngineHandover()

    private func utterance(_ runs: [(String, String)], start: Int = 0, isLast: Bool = true) -> Utterance {
        let runs = runs.map { voice, text in
            UtteranceRun(
                text: text, voice: SpeechParameters(voice: VoiceName(voice), rate: 175, pitch: 50, volume: 100))
        }
        var utterance = Utterance(runs: runs)
        (utterance.start, utterance.isLast) = (start, isLast)
        return utterance
    }

    private func part(
        _ engine: String?, _ runs: [(String, String)], start: Int = 0, isLast: Bool = true
    ) -> EngineHandover.Part {
        EngineHandover.Part(engine: engine, utterance: utterance(runs, start: start, isLast: isLast))
    }

    private mutating func take(_ piece: Utterance) -> [EngineHandover.Step] {
        turns.take(piece, engine: { EngineVoice($0.identifier, of: ["flite"])?.engine }, fallback: { _ in "gmw/en" })
    }

    private mutating func end(_ end: SynthesisEnd = .completed, hasSounded: Bool = true) -> [EngineHandover.Step] {
        turns.engineEnded(end, hasSounded: hasSounded, fallback: { _ in "gmw/en" })
    }

    @Test mutating func `a text for voices of one engine is one part`() {
        let all = utterance([("flite/slt", "One. "), ("flite/kal", "Two.")])
        #expect(take(all) == [.begin(EngineHandover.Part(engine: "flite", utterance: all))])
        #expect(turns.engineWantsNext() == [])
        #expect(end() == [.end(.completed)])
    }

    @Test mutating func `engines follow each other, and an empty last piece ends each part`() {
        #expect(
            take(utterance([("gmw/en", "One. "), ("flite/slt", "Two. "), ("gmw/de", "Drei.")]))
                == [.begin(part(nil, [("gmw/en", "One. ")], isLast: false))])
        #expect(turns.engineWantsNext() == [.append(utterance([("gmw/en", "")], start: 5))])
        #expect(turns.engineWantsNext() == [])
        #expect(end() == [.begin(part("flite", [("flite/slt", "Two. ")], start: 5, isLast: false))])
        #expect(turns.engineWantsNext() == [.append(utterance([("flite/slt", "")], start: 10))])
        #expect(end() == [.begin(part(nil, [("gmw/de", "Drei.")], start: 10))])
        #expect(end() == [.end(.completed)])
    }

    @Test mutating func `the next piece goes to the speaking engine if its voice is that engine's`() {
        _ = take(utterance([("flite/slt", "One. ")], isLast: false))
        #expect(turns.engineWantsNext() == [.wantNext])
        #expect(turns.engineWantsNext() == [])
        let next = utterance([("flite/slt", "Two. ")], start: 5, isLast: false)
        #expect(take(next) == [.append(next)])
        #expect(turns.engineWantsNext() == [.wantNext])
        let last = utterance([("gmw/en", "Three.")], start: 10)
        #expect(take(last) == [.append(utterance([("flite/slt", "")], start: 10))])
        #expect(end() == [.begin(EngineHandover.Part(engine: nil, utterance: last))])
        #expect(end() == [.end(.completed)])
    }

    @Test mutating func `an engine that ends before the next piece begins again with that piece`() {
        _ = take(utterance([("flite/slt", "One. ")], isLast: false))
        #expect(end() == [.wantNext])
        let last = utterance([("flite/slt", "Two.")], start: 5)
        #expect(take(last) == [.begin(EngineHandover.Part(engine: "flite", utterance: last))])
    }

    @Test mutating func `espeak-ng speaks from the cut sentence on when an engine dies`() {
        _ = take(utterance([("flite/slt", "One two. Three "), ("flite/kal", "four. Five.")]))
        turns.begins(at: 15)
        #expect(
            end(.failed("it died"))
                == [.begin(part(nil, [("gmw/en", "Three "), ("gmw/en", "four. Five.")], start: 9))])
        #expect(end() == [.end(.completed)])
    }

    @Test mutating func `espeak-ng speaks the whole part of an engine that had not begun`() {
        _ = take(utterance([("gmw/de", "Eins. "), ("flite/slt", "Two. Three.")]))
        turns.begins(at: 0)
        _ = turns.engineWantsNext()
        #expect(end() == [.begin(part("flite", [("flite/slt", "Two. Three.")], start: 6))])
        #expect(
            turns.replace(fallback: { _ in "gmw/en" })
                == [.begin(part(nil, [("gmw/en", "Two. Three.")], start: 6))])
    }

    @Test mutating func `a replaced engine gets no later piece of the utterance`() {
        _ = take(utterance([("flite/slt", "One. ")], isLast: false))
        #expect(turns.engineWantsNext() == [.wantNext])
        #expect(end(.failed("it died")) == [.begin(part(nil, [("gmw/en", "One. ")], isLast: false))])
        // The next piece was requested before.
        #expect(turns.engineWantsNext() == [])
        #expect(
            take(utterance([("flite/slt", "Two.")], start: 5))
                == [.append(utterance([("gmw/en", "Two.")], start: 5))])
    }

    /// Takes two pieces. The engine gets the second while it makes the first.
    private mutating func takePieces() {
        _ = take(utterance([("flite/slt", "One two. Three four. ")], isLast: false))
        _ = turns.engineWantsNext()
        _ = take(utterance([("flite/slt", "Five.")], start: 21))
    }

    @Test(arguments: [
        (nil, "One two. Three four. ", 0), (0, "One two. Three four. ", 0), (15, "Three four. ", 9),
    ])
    mutating func `espeak-ng speaks the rest of the piece that an engine dies in, then the engine's next piece`(
        word: Int?, rest: String, start: Int
    ) {
        takePieces()
        if let word { turns.begins(at: word) }
        #expect(
            end(.failed("it died")) == [.begin(part(nil, [("gmw/en", rest)], start: start, isLast: false))])
        #expect(turns.engineWantsNext() == [.append(utterance([("gmw/en", "")], start: 21))])
        #expect(end() == [.begin(part(nil, [("gmw/en", "Five.")], start: 21))])
        #expect(end() == [.end(.completed)])
    }

    @Test mutating func `pieces that an engine finished before it died are not spoken again`() {
        takePieces()
        turns.begins(at: 21)
        #expect(end(.failed("it died")) == [.begin(part(nil, [("gmw/en", "Five.")], start: 21))])
    }

    @Test mutating func `espeak-ng speaks all pieces that an engine made no sound for`() {
        takePieces()
        #expect(
            end(hasSounded: false)
                == [.begin(part(nil, [("gmw/en", "One two. Three four. ")], isLast: false))])
        #expect(turns.engineWantsNext() == [.append(utterance([("gmw/en", "")], start: 21))])
        #expect(end() == [.begin(part(nil, [("gmw/en", "Five.")], start: 21))])
        #expect(end(hasSounded: false) == [.end(.completed)])
    }

    @Test mutating func `espeak-ng speaks from the sentence that an engine has no sound for, and the engine speaks on`()
    {
        _ = take(utterance([("flite/slt", "One. * Two. "), ("gmw/de", "Drei. "), ("flite/slt", "Four.")]))
        for offset in [0, 5] { turns.begins(at: offset) }
        #expect(end(.silent) == [.begin(part(nil, [("gmw/en", "* Two. ")], start: 5, isLast: false))])
        #expect(end() == [.begin(part(nil, [("gmw/de", "Drei. ")], start: 12, isLast: false))])
        #expect(end() == [.begin(part("flite", [("flite/slt", "Four.")], start: 18))])
    }

    @Test mutating func `a text that is tried again does not bring the place of the cut back`() {
        _ = take(utterance([("flite/slt", "One. Two.")]))
        for offset in [0, 5, 0] { turns.begins(at: offset) }
        #expect(end(.failed("it died")) == [.begin(part(nil, [("gmw/en", "Two.")], start: 5))])
    }

    @Test mutating func `an engine without sound for one text still gets the next`() {
        _ = take(utterance([("flite/slt", "* "), ("gmw/de", "Eins. "), ("flite/slt", "Two.")]))
        #expect(end(hasSounded: false) == [.begin(part(nil, [("gmw/en", "* ")], isLast: false))])
        #expect(end(hasSounded: false) == [.begin(part(nil, [("gmw/de", "Eins. ")], start: 2, isLast: false))])
        #expect(end() == [.begin(part("flite", [("flite/slt", "Two.")], start: 8))])
    }

    @Test mutating func `a text at volume 0 is not spoken again by espeak-ng`() {
        var quiet = utterance([("flite/slt", "One.")])
        var run = quiet.runs[0]
        run.voice.volume = 0
        quiet = Utterance(runs: [run])
        _ = take(quiet)
        #expect(end(hasSounded: false) == [.end(.completed)])
    }

    @Test mutating func `an utterance fails when espeak-ng dies`() {
        _ = take(utterance([("gmw/en", "One. "), ("flite/slt", "Two.")]))
        #expect(end(.failed("it died")) == [.end(.failed("it died"))])
        #expect(end() == [])
    }
}
