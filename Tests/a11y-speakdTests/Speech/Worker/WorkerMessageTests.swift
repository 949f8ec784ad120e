// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Testing
import Wording

@testable import Synthesis
@testable import a11y_speakd

@Suite("Messages of the synthesizer's process")
struct WorkerMessageTests {
    @Test func `reports are equal after encoding and decoding`() {
        let description = SynthesizerDescription(
            name: "espeak-ng 1.51", sampleRate: 22_050,
            voices: [SynthesizerVoice(identifier: "gmw/en", name: "English", languages: [("en", 2)])],
            variants: ["female2": "f2"], hanReaders: ["sit/cmn"],
            kinds: ["female1": VoiceKind(variants: ["f2"], pitch: 7)])
        let reports: [WorkerReport] = [
            .hello(WorkerHello(process: 4711, synthesizer: description)),
            .sound(
                id: 7, words: [SpokenPlace(offset: 0, sample: 0), SpokenPlace(offset: 4, sample: 999)],
                samples: [1, -2, 300]),
            .sound(id: .max, words: [], samples: []), .pieceDone(id: 8), .ended(id: 9, .completed),
            .ended(id: 9, .stopped),
            .ended(id: 9, .failed("no such voice")), .died("Segmentation fault"),
            .delayed("Resource temporarily unavailable"), .ended(id: 9, .silent), .begins(id: 3, offset: 12),
            .broken(id: 3, "it makes only silence"), .kept(2),
        ]
        #expect(reports.map { WorkerReport($0.bytes) } == reports)
    }

    @Test func `requests are equal after encoding and decoding, a long one in several packets`() throws {
        let voice = SpeechParameters(voice: "v", rate: 175, pitch: 50, volume: 100)
        let piece = WorkerPiece(Utterance(text: String(repeating: "ä", count: 40_000), voice: voice))
        let packets = WorkerRequest.packets(id: 3, piece)
        #expect(packets.count == 3)
        #expect(WorkerRequest.preparation(of: piece) == nil)
        let short = try #require(WorkerRequest.preparation(of: WorkerPiece(Utterance(text: "next", voice: voice))))
        let all = packets + [.stop(id: 3), short]
        #expect(all.map { WorkerRequest($0.bytes) } == all)
    }

    @Test func `a piece with every property of a run is equal after encoding and decoding`() {
        let plain = UtteranceRun(text: "", voice: SpeechParameters(voice: "", rate: 80, pitch: 0, volume: 0))
        var voice = SpeechParameters(voice: "sit/cmn+f2", rate: 900, pitch: 100, volume: 100, pitchRange: 7)
        (voice.punctuation, voice.capitals) = (.most, .icon)
        let rich = UtteranceRun(
            text: "價格 \u{0} 🙂", voice: voice, pause: .nanoseconds(1_250_000_001), substitute: "",
            isSpelled: true, sound: "bell")
        var utterance = Utterance(runs: [plain, rich, plain])
        (utterance.start, utterance.isLast) = (17, false)
        for piece in [WorkerPiece(utterance), WorkerPiece(utterance, after: rich)] {
            #expect(WorkerPiece(piece.bytes) == piece)
            for count in 0..<piece.bytes.count { #expect(WorkerPiece(Array(piece.bytes.prefix(count))) == nil) }
            #expect(WorkerPiece(piece.bytes + [0]) == nil)
        }
    }

    @Test func `a message that is cut anywhere is refused`() {
        let sound = WorkerReport.sound(id: 7, words: [SpokenPlace(offset: 1, sample: 2)], samples: [])
        for count in 0..<sound.bytes.count { #expect(WorkerReport(Array(sound.bytes.prefix(count))) == nil) }
        for count in 0..<9 { #expect(WorkerRequest(Array(WorkerRequest.stop(id: 1).bytes.prefix(count))) == nil) }
        #expect(WorkerReport([99] + [UInt8](repeating: 0, count: 20)) == nil)
        #expect(WorkerRequest([99] + [UInt8](repeating: 0, count: 20)) == nil)
    }
}

@Suite("Patience with the synthesizer's process")
struct WorkerTimeoutTests {
    @Test func `an idle process has no deadline`() {
        var patience = WorkerTimeout()
        #expect(patience.deadline == nil)
        patience.asked(at: .seconds(1))
        patience.heard(at: .seconds(2), isBusy: false)
        patience.stopped(at: .seconds(3))
        #expect(patience.deadline == nil)
    }

    @Test func `the deadline is 2 s after the last report, and 0.25 s after a stop`() {
        var patience = WorkerTimeout()
        patience.asked(at: .seconds(1))
        patience.asked(at: .seconds(2))
        #expect(patience.deadline == .seconds(3))
        patience.heard(at: .seconds(5), isBusy: true)
        #expect(patience.deadline == .seconds(7))
        patience.stopped(at: .seconds(6))
        #expect(patience.deadline == .milliseconds(6250))
        patience.heard(at: .milliseconds(6100), isBusy: true)
        #expect(patience.deadline == .milliseconds(8100))
    }

    @Test func `the deadline is 3 s after the start`() {
        var patience = WorkerTimeout()
        patience.started(at: .seconds(1))
        patience.asked(at: .seconds(2))
        #expect(patience.deadline == .seconds(4))
        patience.heard(at: .seconds(3), isBusy: true)
        #expect(patience.deadline == .seconds(5))
    }
}
