// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Testing

@testable import Synthesis
@testable import a11y_speakd

@Suite("Output of Speech Dispatcher's modules")
struct ModuleReaderTests {
    /// The module's output with two samples, 0x0A7D and 0x0102. The bytes of the first are escaped.
    private static let said =
        Array("299-Flite is ready.\n299 OK LOADED SUCCESSFULLY\n701 BEGIN\n700-w4\n700 INDEX MARK\n".utf8)
        + Array("705-bits=16\n705-num_channels=1\n705-sample_rate=16000\n705-num_samples=2\n705-big_endian=0\n".utf8)
        + Array("705-AUDIO\0".utf8) + [0x7D, 0x5D, 0x7D, 0x2A, 0x02, 0x01] + Array("\n705 AUDIO\n702 END\n".utf8)

    private static let events: [ModuleEvent] = [
        .reply(code: 299, text: "OK LOADED SUCCESSFULLY", lines: ["Flite is ready."]),
        .reply(code: 701, text: "BEGIN", lines: []), .mark("w4"),
        .sound(ModuleSound(format, [0x7D, 0x0A, 0x02, 0x01])!), .reply(code: 702, text: "END", lines: []),
    ]

    private static var format: ModuleSound.Format {
        var format = ModuleSound.Format()
        format.rate = 16_000
        return format
    }

    @Test func `output gives equal events wherever it is cut`() {
        for cut in 0...Self.said.count {
            var reader = ModuleReader()
            let events = reader.take(Self.said[..<cut]) + reader.take(Self.said[cut...])
            #expect(events == Self.events, "cut at \(cut)")
        }
        #expect(ModuleSound(Self.format, [0x7D, 0x0A, 0x02, 0x01])?.samples == [0x0A7D, 0x0102])
        #expect(Self.events.map(\.isEnd) == [false, false, false, false, true])
    }

    @Test(arguments: [
        ("hello there\n", #"it wrote "hello there", not a module's reply"#),
        ("\n", #"it wrote "", not a module's reply"#),
        ("705-bits\n", "it describes its sound wrongly"),
        ("705-bits=16\n705-sample_rate=9\n705-AUDIO\0ab\n705 AUDIO\n", "its sound has an unknown format"),
        ("705-bits=12\n705-sample_rate=8000\n705-AUDIO\0ab\n705 AUDIO\n", "its sound has an unknown format"),
    ])
    func `output that is not a module's is reported as a fault`(said: String, fault: String) {
        var reader = ModuleReader()
        let events = reader.take(Array(said.utf8)[...])
        #expect(events == [.fault(fault)])
    }

    @Test func `endless output is reported once as a fault and is dropped`() {
        var reader = ModuleReader()
        let endless = [UInt8](repeating: 0x61, count: 1 << 20)
        let faults = (0..<5).flatMap { _ in reader.take(endless[...]) }
        #expect(faults == [.fault("it wrote too long a reply")])
    }

    @Test func `stereo, 8-bit and big-endian samples are converted`() {
        var format = Self.format
        (format.channels, format.isBigEndian) = (2, true)
        #expect(ModuleSound(format, [0x00, 0x10, 0x00, 0x20, 0xFF])?.samples == [0x18])
        (format.channels, format.bits) = (1, 8)
        #expect(ModuleSound(format, [0, 128, 255])?.samples == [-32768, 0, 32512])
    }

    @Test func `a text is sent as one line of markup with its own signs escaped`() {
        let voice = SpeechParameters(voice: "slt", rate: 175, pitch: 50, volume: 100)
        #expect(
            ModuleText.markup(SentText(UtteranceRun(text: "a <b>\n& c", voice: voice), nil), isMarked: true)
                == "<speak><mark name=\"w0\"/>a <mark name=\"w2\"/>&lt;b&gt; <mark name=\"w6\"/>&amp; "
                + "<mark name=\"w8\"/>c</speak>")
        #expect(ModuleText.block([".", "a"]) == "..\na\n.\n")
        #expect(ModuleText.place(ofMark: "w12") == 12 && ModuleText.place(ofMark: "x") == nil)
    }

    @Test(arguments: [
        ("slt\ten\tnone", "slt: en"), ("Joe\tde_DE\t", "Joe: de-de"), ("x\t", "x: en"), ("x+male1\ten\tmale1", nil),
        ("none", nil), ("\ten\tx", nil),
    ])
    func `voices are listed by name and language, without variants`(line: String, voice: String?) {
        let read = ModuleStart.voice(line).map { "\($0.identifier): \($0.languages[0].code)" }
        #expect(read == voice)
    }
}
