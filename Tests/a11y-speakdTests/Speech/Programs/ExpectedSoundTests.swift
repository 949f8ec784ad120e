// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Testing

@testable import Synthesis
@testable import a11y_speakd

@Suite("The sound that a text needs")
struct ExpectedSoundTests {
    private static let rate = 1000
    private static let voice = SpeechParameters(voice: "default", rate: 175, pitch: 50, volume: 100)

    private static func sent(_ text: String) -> SentText { SentText(UtteranceRun(text: text, voice: voice), nil) }

    private func expected(_ text: String, tempo: WordTempo = WordTempo(sampleRate: rate)) -> ExpectedSound {
        ExpectedSound(Self.sent(text), tempo, sampleRate: Self.rate)
    }

    private static let tone = [Int16](repeating: 9000, count: rate)
    private static let silence = [Int16](repeating: 3, count: rate)
    private static let sentence = "The build of the branch has finished without any error."

    /// The fault of an engine that makes these blocks and then ends.
    private func fault(_ expected: ExpectedSound, _ blocks: [[Int16]]) -> String? {
        var expected = expected
        do throws(EngineFault) {
            for block in blocks { try expected.take(block) }
            _ = try expected.end()
            return nil
        } catch {
            return error.description
        }
    }

    @Test func `a sentence of the usual length has no fault`() {
        #expect(fault(expected(Self.sentence), [Self.tone, Self.tone, Self.tone, Self.tone]) == nil)
    }

    @Test func `sound that ends long before the text is a fault`() {
        let short = Array(Self.tone.prefix(200))
        #expect(fault(expected(Self.sentence), [short]) == "its sound ended long before the text")
        #expect(fault(expected("Yes, it did."), [short]) == nil)
    }

    @Test func `sound of half the length is a fault once the engine's tempo is known`() {
        var tempo = WordTempo(sampleRate: Self.rate)
        #expect(fault(expected(Self.sentence, tempo: tempo), [Self.tone]) == nil)
        tempo.heard(Self.sent(Self.sentence), samples: 4000)
        #expect(fault(expected(Self.sentence, tempo: tempo), [Self.tone]) == "its sound ended long before the text")
        #expect(fault(expected(Self.sentence, tempo: tempo), [Self.tone, Self.tone]) == nil)
    }

    @Test(arguments: [(0, 300, true), (0, 2000, false), (44, 300, false)])
    func `sound that ends long before the words after the last mark is a fault`(mark: Int, count: Int, isFault: Bool)
        throws
    {
        let sent = Self.sent(Self.sentence)
        var hearing = ModuleHearing(guessing: nil)
        hearing.mark("w\(mark)", at: 1000)
        var expected = expected(Self.sentence)
        try expected.take(Array(repeating: 9000, count: 1000 + count))
        let rest = hearing.unmarked(of: sent, WordTempo(sampleRate: Self.rate))
        let fault: EngineFault? = isFault ? EngineFault("its sound ended long before the text") : nil
        var found: EngineFault?
        do { _ = try expected.end(after: rest) } catch { found = error }
        #expect(found == fault)
    }

    @Test func `silence at full length is not a fault, and the text has no sound`() throws {
        var expected = expected("Yes.")
        try expected.take(Self.silence)
        #expect(try !expected.end())
    }

    @Test(arguments: [sentence, "1, 2, 3", "一二三四五"])
    func `endless sound is a fault after a small multiple of the length`(text: String) {
        let endless = Array(repeating: Self.tone, count: 100)
        #expect(fault(expected(text), endless) == "it made too much sound for the text")
        var tempo = WordTempo(sampleRate: Self.rate)
        #expect(expected(Self.sentence, tempo: tempo).most < 40 * Self.rate)
        tempo.heard(Self.sent(Self.sentence), samples: 4 * Self.rate)
        #expect(expected(Self.sentence, tempo: tempo).most < 20 * Self.rate)
    }

    @Test func `silence is a fault after three seconds, and a pause in the sound is none`() {
        let silence = Array(repeating: Self.silence, count: 4)
        #expect(fault(expected(Self.sentence), silence) == "it makes only silence")
        #expect(fault(expected(Self.sentence), [Self.tone] + silence + [Self.tone]) == nil)
        #expect(fault(expected(Self.sentence), [Self.silence, Self.silence] + [Self.tone, Self.tone]) == nil)
    }
}
