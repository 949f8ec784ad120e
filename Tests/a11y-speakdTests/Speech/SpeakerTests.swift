// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Synchronization
import Testing
import Wording

@testable import AudioSinks
@testable import Synthesis
@testable import a11y_speakd

@Suite("Pieces on their way to the synthesizer")
struct SpeakerTests {
    private let synthesizer = TextRecorder()
    private let wanted = Recorder<UtteranceID>()
    private let id = UtteranceID(rawValue: 7)

    private func speaker() -> Speaker {
        Speaker(
            synthesizer: synthesizer, sink: ScriptedSink(), wantsNext: { [wanted] in wanted.add($0) },
            report: { _ in })
    }

    private func pieces(_ text: String, heard: Int = 0) -> UtterancePieces {
        let voices = VoiceChoice(catalog: SessionStage.catalog, styles: VoiceStyleFolder(), language: "en")
        return UtterancePieces(
            WordedPieces(.text(text), Wording()), voices: voices, delivery: Delivery(), heard: heard)
    }

    @Test func `a short text is one piece, which is marked as the last`() {
        let speaker = speaker()
        speaker.speak(pieces("Hello."), as: id)
        #expect(synthesizer.pieces.map(\.text) == ["Hello."])
        #expect(synthesizer.pieces.map(\.isLast) == [true])
        #expect(wanted.all == [])
    }

    @Test func `the next piece of a long text is worded when the synthesizer requests it`() {
        let text = String(repeating: "This is a sentence. ", count: 200) + "End."
        let speaker = speaker()
        speaker.speak(pieces(text), as: id)
        #expect(synthesizer.pieces.count == 1)
        synthesizer.output?.wantsNext()
        #expect(wanted.all == [id])
        speaker.giveNext(of: UtteranceID(rawValue: 8))
        #expect(synthesizer.pieces.count == 1)
        while synthesizer.pieces.last?.isLast == false { speaker.giveNext(of: id) }
        #expect(synthesizer.pieces.count > 3)
        #expect(synthesizer.pieces.map(\.text).joined() == text)
        let lengths = synthesizer.pieces.map { $0.text.unicodeScalars.count }
        let starts = lengths.indices.map { lengths[..<$0].reduce(0, +) }
        #expect(synthesizer.pieces.map(\.start) == starts)
    }

    @Test func `a stopped text is not worded further`() {
        let speaker = speaker()
        speaker.speak(pieces(String(repeating: "This is a sentence. ", count: 200)), as: id)
        let output = synthesizer.output
        _ = speaker.stop(id)
        output?.wantsNext()
        speaker.giveNext(of: id)
        #expect(wanted.all == [])
        #expect(synthesizer.pieces.count == 1)
        #expect(synthesizer.stopped == [id])
    }
}

/// Records the text and synthesizes nothing.
private final class TextRecorder: Synthesizer {
    private struct State {
        var pieces: [Utterance] = []
        var output: (any SynthesisOutput)?
        var stopped: [UtteranceID] = []
    }

    let name = "none"
    let sampleRate = 1000
    let catalog = SessionStage.catalog
    private let state = Mutex(State())

    var pieces: [Utterance] { state.withLock { $0.pieces } }
    var output: (any SynthesisOutput)? { state.withLock { $0.output } }
    var stopped: [UtteranceID] { state.withLock { $0.stopped } }

    func speak(_ first: Utterance, as id: UtteranceID, into output: any SynthesisOutput) {
        state.withLock {
            $0.pieces.append(first)
            $0.output = output
        }
    }

    func append(_ next: Utterance, to id: UtteranceID) { state.withLock { $0.pieces.append(next) } }

    func stop(_ id: UtteranceID) { state.withLock { $0.stopped.append(id) } }
}
