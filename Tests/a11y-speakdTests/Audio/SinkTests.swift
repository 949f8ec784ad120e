// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

@testable import a11y_speakd

@Suite("Choosing a sink")
struct SinkChoiceTests {
    @Test(arguments: [
        ("auto", SinkChoice.auto), ("null", .null), ("pulse", .pulse(sink: nil)), ("pulse:a:b", .pulse(sink: "a:b")),
        ("wav:/tmp/a:b.wav", .wav(path: "/tmp/a:b.wav")),
    ])
    func `each is named as DESIGN names it`(text: String, choice: SinkChoice) {
        #expect(SinkChoice(text) == choice)
    }

    @Test(arguments: ["", "auto:x", "null:", "wav", "wav:", "pulse:", "alsa?", "AUTO"])
    func `anything else is none`(text: String) {
        #expect(SinkChoice(text) == nil)
    }
}

@Suite("When the device cannot be reached")
struct FallbackSinkTests {
    let device = ScriptedSink(name: "device")
    let substitute = ScriptedSink(name: "substitute")
    let events = Recorder<PlaybackEvent>()
    let id = PlaybackID(rawValue: 1)

    private func sink() -> FallbackSink { FallbackSink(device, instead: substitute) }

    @Test func `while it can, it alone is played to`() {
        let sink = sink()
        sink.begin(id) { [events] in events.add($0) }
        sink.drain(id)
        device.tell(.began)
        device.tell(.ended)
        #expect(device.log == ["begin", "drain"])
        #expect(substitute.log == [])
        #expect(events.all == [.began, .ended])
        #expect(sink.name == "device")
        #expect(sink.problem == nil)
    }

    @Test func `speech keeps its pace elsewhere, and is never said to have been heard`() {
        let sink = sink()
        device.unreachable = "no server"
        sink.begin(id) { [events] in events.add($0) }
        sink.drain(id)
        substitute.tell(.began)
        substitute.tell(.ended)
        #expect(device.log == [])
        #expect(substitute.log == ["begin", "drain"])
        #expect(events.all == [.failed("not heard: no server")])
        #expect(sink.name == "substitute")
        #expect(sink.problem == "no server")
    }

    @Test func `the next playback finds the device when it is back`() {
        let sink = sink()
        device.unreachable = "no server"
        sink.begin(id) { _ in }
        device.unreachable = nil
        sink.begin(PlaybackID(rawValue: 2)) { _ in }
        #expect(device.log == ["begin"])
        #expect(sink.problem == nil)
    }
}

@Suite("WAV files")
struct WAVFileTests {
    @Test func `the file is a readable WAV after every flush`() throws {
        let path = NSTemporaryDirectory() + "wav-\(UUID().uuidString).wav"
        defer { try? FileManager.default.removeItem(atPath: path) }
        let file = try WAVFile(path: path, sampleRate: 22_050)
        #expect(try Data(contentsOf: URL(filePath: path)).count == 44)
        try file.write([1, -2])
        try file.write([3])
        try file.flush()
        let expected: [UInt8] =
            Array("RIFF".utf8) + [42, 0, 0, 0] + Array("WAVEfmt ".utf8)
            + [16, 0, 0, 0, 1, 0, 1, 0, 0x22, 0x56, 0, 0, 0x44, 0xAC, 0, 0, 2, 0, 16, 0]
            + Array("data".utf8) + [6, 0, 0, 0, 1, 0, 0xFE, 0xFF, 3, 0]
        #expect(try [UInt8](Data(contentsOf: URL(filePath: path))) == expected)
    }

    @Test func `a place that cannot be written is one sentence with the way out`() {
        let error = #expect(throws: WAVFile.WriteError.self) { try WAVFile(path: "/nonexistent/a.wav", sampleRate: 1) }
        #expect(
            error?.description == "/nonexistent/a.wav could not be written (No such file or directory): "
                + "choose another place with --sink wav:PATH")
    }

    @Test func `a full disk is an error`() throws {
        let file = try WAVFile(path: "/dev/null", sampleRate: 22_050)
        try file.write([1])
        #expect(throws: WAVFile.WriteError.self) {
            try WAVFile(path: "/dev/full", sampleRate: 22_050).write([1])
        }
    }
}
