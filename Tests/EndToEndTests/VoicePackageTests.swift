// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Engines whose programs and voices are packages of others: Debian's open_jtalk with the voice Mei, and the neural
/// engine hibari, as a command and as the example that stays.
@Suite("Engines with voices of other packages", .seated)
struct VoicePackageTests {
    private static let environment = "\(BuildFolder.package)/.build/voices"
    private let home: Home

    init() async throws {
        home = try Home()
        let places = try await Self.places(home)
        let (files, voice) = (places[0], "\(places[1])/pyopenjtalk/htsvoice/mei_normal.htsvoice")
        // A busy machine loads the neural voice slowly.
        let neural = """
            language = "en"
            memory = 4096
            patience = 60000
            files = ["\(Self.environment)", "\(files)"]
            """
        try home.configure(
            """
            [engine.jtalk]
            command = "open_jtalk -x /var/lib/mecab/dic/open-jtalk/naist-jdic -m \(voice) -ow {output}"
            language = "ja"
            [engine.hibari]
            command = "\(Self.environment)/bin/hibari -o {output}"
            \(neural)
            [engine.neural]
            command = "\(Self.environment)/bin/python \(BuildFolder.package)/Examples/engine/neural.py"
            mode = "resident"
            \(neural)
            """)
    }

    /// The folder of the interpreter's own files, and that of the installed packages.
    private static func places(_ home: Home) async throws -> [Substring] {
        let script = "import sys, sysconfig; print(sys.base_prefix, sysconfig.get_path('platlib'), sep='\\n')"
        let python = try await home.run(["\(environment)/bin/python", "-c", script])
        let places = python.output.split(separator: "\n")
        guard places.count == 2 else {
            throw Setback(description: "\(environment) is not complete: make built-tests makes it. \(python.errors)")
        }
        return places
    }

    private func client(_ sink: String, engine: String) async throws -> SocketClient {
        let daemon = try await RunningDaemon(in: home, sink: sink)
        let client = try daemon.client()
        try await client.subscribe()
        try await eventually("the voice of \(engine); the daemon wrote: \(daemon.program.errors)") {
            try await home.told(ofEngine: engine).contains("1 voice,")
        }
        return client
    }

    @Test(arguments: ["hibari", "neural"])
    func `a neural voice is heard, in two texts`(engine: String) async throws {
        let ear = try await Ear(.wav, in: home)
        let client = try await client(ear.sink, engine: engine)
        for text in ["one two three four five six", "battery low"] {
            let id = try await client.announce(text, #""queue":true,"voice":"\#(engine)/default""#)
            #expect(try await client.outcome(of: id).state == "finished")
        }
        let line = try await home.told(ofEngine: engine)
        #expect(line.contains("2 texts,") && !line.contains("failed"), "\(line)")
        let words = try await ear.hearing(grammar: "(one | two | three | four | five | six | battery | low)+").words
        #expect(words == "one two three four five six battery low")
    }

    /// espeak-ng's voice for Japanese is a man's, at 93 hertz.
    @Test func `open_jtalk speaks Japanese with its own voice, a woman's`() async throws {
        let recording = home.path("speech.wav")
        let client = try await client("wav:\(recording)", engine: "jtalk")
        let id = try await client.announce("こんにちは、世界。", #""queue":false,"language":"ja","voice":"jtalk/default""#)
        #expect(try await client.outcome(of: id).state == "finished")
        let line = try await home.told(ofEngine: "jtalk")
        #expect(line.contains("1 text,") && !line.contains("failed"), "\(line)")
        let sound = try WaveSound(recording)
        #expect((170...300).contains(sound.usualPitch), "\(sound.usualPitch)")
        #expect((1...3).contains(sound.seconds), "\(sound.seconds)")
    }
}
