// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

@testable import AudioSinks
@testable import a11y_speakd

@Suite("Choosing a sink")
struct SinkChoiceTests {
    @Test(arguments: [
        ("auto", SinkChoice.auto), ("null", .null), ("pulse", .pulse(sink: nil)), ("pulse:a:b", .pulse(sink: "a:b")),
        ("pipewire", .pipeWire(sink: nil)), ("pipewire:a:b", .pipeWire(sink: "a:b")),
        ("alsa", .alsa(device: nil)), ("alsa:plughw:0,3", .alsa(device: "plughw:0,3")),
        ("wav:/tmp/a:b.wav", .wav(path: "/tmp/a:b.wav")),
    ])
    func `sinks are parsed from their documented names`(text: String, choice: SinkChoice) {
        #expect(SinkChoice(text) == choice)
    }

    @Test(arguments: ["", "auto:x", "null:", "wav", "wav:", "pulse:", "pipewire:", "alsa:", "alsa?", "AUTO"])
    func `text that names no sink is rejected`(text: String) {
        #expect(SinkChoice(text) == nil)
    }
}

@Suite("A sink that plays on one of two devices")
struct FallbackSinkTests {
    let first = ScriptedSink(name: "first")
    let second = ScriptedSink(name: "second")
    let told = Recorder<String?>()

    private func sink() -> FallbackSink {
        let sink = FallbackSink(first, orElse: second)
        sink.watch { [told] in told.add($0) }
        return sink
    }

    private func play(_ id: UInt64, on sink: FallbackSink) {
        let id = UtteranceID(rawValue: id)
        sink.begin(id) { _ in }
        sink.drain(id)
        _ = sink.cancel(id)
    }

    @Test func `only the first sink plays while it can be reached`() {
        let sink = sink()
        play(1, on: sink)
        #expect(first.log == ["begin", "drain", "cancel"])
        #expect(second.log == [])
        #expect(sink.name == "first")
    }

    @Test func `the second sink plays until the first can be reached, and never again`() {
        let sink = sink()
        first.unreachable = "no server"
        play(1, on: sink)
        #expect(sink.name == "second")
        first.unreachable = nil
        play(2, on: sink)
        first.unreachable = "no server"
        play(3, on: sink)
        #expect(second.log == ["begin", "drain", "cancel"])
        #expect(first.log == ["begin", "drain", "cancel", "begin", "drain", "cancel"])
        #expect(sink.name == "first")
        #expect(sink.problem == "no server")
    }

    @Test func `the first sink reports the reason when neither can be reached`() {
        let sink = sink()
        (first.unreachable, second.unreachable) = ("no server", "no card")
        play(1, on: sink)
        #expect(first.log == ["begin", "drain", "cancel"])
        #expect(second.log == [])
    }

    @Test func `a device check finds either sink, or reports why neither can be reached`() {
        let sink = sink()
        (first.unreachable, second.unreachable) = ("no server", "no card")
        sink.probe()
        second.unreachable = nil
        sink.probe()
        first.unreachable = nil
        sink.probe()
        #expect(told.all == ["no server; no card", nil, nil])
    }
}

@Suite("A sink that is made at its first use")
struct LazySinkTests {
    let inner = ScriptedSink(name: "inner")
    let told = Recorder<String?>()
    let server = Recorder<String>()

    private func sink() -> LazySink {
        LazySink("late") { [inner, server] () throws(LazySink.Missing) in
            guard !server.all.isEmpty else { throw LazySink.Missing(reason: "no server") }
            return inner
        }
    }

    @Test func `a late sink reports the reason until its sink can be made`() {
        let sink = sink()
        sink.watch { [told] in told.add($0) }
        let events = Recorder<PlaybackEvent>()
        #expect(sink.connect() == "no server")
        sink.begin(UtteranceID(rawValue: 1)) { events.add($0) }
        #expect(events.all == [.lost("no server")])
        #expect(sink.cancel(UtteranceID(rawValue: 1)) == nil)
        #expect((sink.name, sink.problem) == ("late", "no server"))
        #expect(inner.log == [])
    }

    @Test func `a late sink passes calls to its sink once that is made`() {
        let sink = sink()
        _ = sink.connect()
        server.add("there")
        #expect(sink.connect() == nil)
        sink.begin(UtteranceID(rawValue: 1)) { _ in }
        sink.drain(UtteranceID(rawValue: 1))
        #expect(inner.log == ["begin", "drain"])
        #expect((sink.name, sink.problem) == ("inner", nil))
        inner.unreachable = "gone"
        #expect(sink.connect() == "gone")
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
            Array("RIFF".utf8) + [48, 0, 0, 0] + Array("WAVEfmt ".utf8)
            + [16, 0, 0, 0, 1, 0, 2, 0, 0x22, 0x56, 0, 0, 0x88, 0x58, 1, 0, 4, 0, 16, 0]
            + Array("data".utf8) + [12, 0, 0, 0, 1, 0, 0xFF, 0xFF, 0xFE, 0xFF, 2, 0, 3, 0, 0xFD, 0xFF]
        #expect(try [UInt8](Data(contentsOf: URL(filePath: path))) == expected)
    }

    @Test func `a file that was truncated or extended has whole frames`() throws {
        let path = NSTemporaryDirectory() + "wav-\(UUID().uuidString).wav"
        defer { try? FileManager.default.removeItem(atPath: path) }
        let file = try WAVFile(path: path, sampleRate: 22_050)
        try file.write([1, 2, 3])
        try file.resize(to: 1)
        try file.write([4])
        try file.resize(to: 3)
        try file.flush()
        let bytes = try [UInt8](Data(contentsOf: URL(filePath: path)))
        #expect(bytes[40...] == [12, 0, 0, 0, 1, 0, 0xFF, 0xFF, 4, 0, 0xFC, 0xFF, 0, 0, 0, 0])
    }

    @Test func `a path that cannot be written fails with a sentence that names a cure`() {
        let error = #expect(throws: WAVFile.WriteError.self) { try WAVFile(path: "/nonexistent/a.wav", sampleRate: 1) }
        #expect(
            error?.description == "/nonexistent/a.wav could not be written (No such file or directory): "
                + "choose another place with --sink wav:PATH")
    }

    @Test func `a full disk throws an error`() throws {
        let file = try WAVFile(path: "/dev/null", sampleRate: 22_050)
        try file.write([1])
        #expect(throws: WAVFile.WriteError.self) {
            try WAVFile(path: "/dev/full", sampleRate: 22_050).write([1])
        }
    }
}
