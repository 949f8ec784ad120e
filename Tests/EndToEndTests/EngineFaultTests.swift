// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// A program in Python speaks the first sentence of a text, and has a fault in the middle of the second.
@Suite("Faults of real engines in the middle of a text", .seated)
struct EngineFaultTests {
    private let home: Home

    private static let sentences = [
        "Three seven eight nine five.", "Seven one three five eight.", "Nine seven three one.",
    ]

    init() throws { home = try Home() }

    /// The sound of each sentence, which the program plays.
    private func renderSentences() async throws {
        for (place, sentence) in Self.sentences.enumerated() {
            let program = try await home.run(["espeak-ng", "-v", "en-us", "-w", home.path("\(place).wav"), sentence])
            #expect(program.exitStatus == 0)
        }
    }

    /// The program plays WAV files as bare samples, because the sound goes on after any number of them.
    private static let program = """
        import json, os, struct, sys, time
        stays, fault, folder = sys.argv[1] == "stays", sys.argv[2], sys.argv[3]
        frame = lambda data: os.write(1, struct.pack("<I", len(data)) + data) if stays else os.write(1, data)
        def play(data):
            for start in range(0, len(data), 4000): frame(data[start:start + 4000])
        def speak(text):
            number = ["Three", "Seven", "Nine"].index(text.split()[0].capitalize())
            sound = open(f"{folder}/{number}.wav", "rb").read()[44:]
            if number != 1:
                play(sound)
                return frame(b"") if stays else 0
            play(sound[:len(sound) // (10 if fault == "short" else 2) // 2 * 2])
            if fault == "exit": os._exit(3)
            if fault == "kill": os.kill(os.getpid(), 9)
            if fault == "hang": time.sleep(60)
            if fault == "garbage": os.write(1, b"Traceback (most recent call last)")
            while fault == "endless": play(bytes([0, 32, 0, 224] * 5000))
            if stays: frame(b"")
        if stays:
            for line in sys.stdin: speak(json.loads(line)["text"])
        else:
            speak(sys.stdin.read())
        """

    /// The fault, and how many times the program is started for the sentence.
    @Test(
        .tags(.long),
        arguments: [
            ("once", "exit"), ("once", "kill"), ("once", "short"), ("once", "hang"), ("once", "endless"),
            ("stays", "exit"),
            ("stays", "kill"), ("stays", "short"), ("stays", "hang"), ("stays", "garbage"), ("stays", "endless"),
        ])
    func `a text is heard to its last word, and espeak-ng begins with the cut sentence`(mode: String, fault: String)
        async throws
    {
        try await renderSentences()
        try Self.program.write(toFile: home.path("engine.py"), atomically: true, encoding: .utf8)
        try home.configure(
            """
            [engine.faulty]
            command = "python3 \(home.path("engine.py")) \(mode) \(fault) \(home.folder)"
            files = ["\(home.folder)"]
            \(mode == "stays" ? "mode = \"resident\"" : "")
            """)
        let ear = try await Ear(.wav, in: home)
        let daemon = try await RunningDaemon(in: home, sink: ear.sink)
        let client = try daemon.client()
        _ = try await client.ask("subscribe", #"{"events":["announcements","captions"]}"#)
        let text = Self.sentences.joined(separator: " ")
        let id = try await client.announce(text, #""queue":false,"voice":"faulty/default""#)
        #expect(try await client.outcome(of: id).state == "finished")
        let captions = client.answers.compactMap {
            $0.method == "caption" && $0.params?.id == id ? $0.params?.text : nil
        }
        let words = text.split(separator: " ").map(String.init)
        #expect(captions.starts(with: words[..<5]), "\(captions)")
        #expect(captions.suffix(9) == words[5...], "\(captions)")
        let line = try await home.told(ofEngine: "faulty")
        #expect(line.contains("1 failed"), "\(line)")
        #expect(
            daemon.program.errors.split(separator: "\n").filter { $0.contains("espeak-ng speaks instead") }.count == 1)
        let (first, cut, last) = ("three seven eight nine five", "seven one three five eight", "nine seven three one")
        let heard = try await ear.hearing(
            grammar: "(\(first) | \(cut) | \(last) | \(Hearing.beginning(of: cut)))+"
        ).words
        #expect(heard.hasPrefix(first) && heard.hasSuffix("\(cut) \(last)"), "\(heard)")
    }
}
