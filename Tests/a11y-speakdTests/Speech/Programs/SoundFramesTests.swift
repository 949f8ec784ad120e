// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Testing

@testable import Synthesis
@testable import a11y_speakd

@Suite("Frames of sound")
struct SoundFramesTests {
    private static let bytes: [UInt8] = [3, 0, 0, 0, 7, 8, 9, 1, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0]

    private func joined(_ items: [SoundFrames.Item]) -> [SoundFrames.Item] {
        items.reduce(into: []) { joined, item in
            guard case .sound(let more) = item, case .sound(let before)? = joined.last else {
                return joined.append(item)
            }
            joined[joined.count - 1] = .sound(before + more)
        }
    }

    @Test func `frames are read wherever they are cut, and a frame of 0 bytes ends the text`() throws {
        for cut in 0...Self.bytes.count {
            var frames = SoundFrames()
            let (first, second) = (frames.take(Self.bytes[..<cut]), frames.take(Self.bytes[cut...]))
            #expect(
                joined(try #require(first) + (try #require(second))) == [.sound([7, 8, 9, 5]), .end, .end], "\(cut)")
        }
    }

    @Test func `a length of more than 64 MiB is refused`() {
        var frames = SoundFrames()
        let items = frames.take([1, 0, 0, 4])
        #expect(items == nil)
    }
}

@Suite("Sounds of short texts")
struct ShortTextsTests {
    private static func sent(_ text: String) -> SentText {
        let voice = SpeechParameters(voice: "default", rate: 175, pitch: 50, volume: 100)
        return SentText(UtteranceRun(text: text, voice: voice), nil)
    }

    private func keep(_ text: String, _ samples: [Int16], in texts: inout ShortTexts) {
        var recording = ShortTexts.Recording(of: Self.sent(text))
        recording.add(samples)
        texts.keep(recording)
    }

    private func sound(_ text: String, in texts: inout ShortTexts) -> [Int16]? { texts.sound(of: Self.sent(text)) }

    @Test func `a short text is kept, and a long text or a long sound is not kept`() {
        var texts = ShortTexts()
        keep("checked", [1, 2], in: &texts)
        keep(String(repeating: "long ", count: 9), [3], in: &texts)
        keep("slow", [Int16](repeating: 4, count: 6 * EngineSound.rate), in: &texts)
        let sounds = [
            sound("checked", in: &texts), sound(String(repeating: "long ", count: 9), in: &texts),
            sound("slow", in: &texts),
        ]
        #expect(sounds == [[1, 2], nil, nil])
    }

    @Test func `a text that is made before it is said is used once, also when it is long`() {
        var texts = ShortTexts()
        let text = String(repeating: "long ", count: 9)
        var recording = ShortTexts.Recording(of: Self.sent(text), isNext: true)
        recording.add([Int16](repeating: 5, count: 6 * EngineSound.rate))
        texts.keep(recording)
        #expect(texts.isKnown(Self.sent(text)))
        let sounds = [sound(text, in: &texts)?.count, sound(text, in: &texts)?.count]
        #expect(sounds == [6 * EngineSound.rate, nil])
        #expect(texts.uses == 1)
        var short = ShortTexts.Recording(of: Self.sent("checked"), isNext: true)
        short.add([7])
        texts.keep(short)
        let kept = [sound("checked", in: &texts), sound("checked", in: &texts)]
        #expect(kept == [[7], [7]])
    }

    @Test func `the text that was not used for the longest time gives way to the 65th`() {
        var texts = ShortTexts()
        for number in 0..<64 { keep("\(number)", [Int16(number)], in: &texts) }
        _ = sound("0", in: &texts)
        keep("64", [64], in: &texts)
        let sounds = [sound("0", in: &texts), sound("1", in: &texts), sound("64", in: &texts)]
        #expect(sounds == [[0], nil, [64]])
    }
}
