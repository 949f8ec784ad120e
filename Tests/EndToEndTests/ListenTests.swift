// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

/// Rendered sound is recognized and compared, and each error in it is found.
@Suite("a11y-speak listen", .seated)
struct ListenTests {
    private let home: Home
    private let sound: String
    private let captions: String

    /// The texts contain only words that the recognizer knows.
    private static let events = [
        #"{"method":"configure","params":{"verbosity":"high"}}"#,
        #"{"method":"rangeChanged","params":{"chart":"c","axis":"x","min":1,"max":5,"settled":true}}"#,
        #"{"at":6,"method":"announce","params":{"text":"build finished"}}"#,
        #"{"at":8,"method":"announce","params":{"text":"Fire alarm, leave the building","priority":"high"}}"#,
        #"{"at":11,"method":"announce","params":{"text":"Highest value, 373.9 parts per million"}}"#,
        #"{"at":16,"method":"announce","params":{"text":"surface has just been zoomed to it's extents"}}"#,
        #"{"at":17,"method":"announce","params":{"text":"battery low"}}"#,
    ]

    init() async throws {
        home = try Home()
        sound = home.path("sound.wav")
        captions = home.path("sound.vtt")
        let rendered = try await home.speak("render", "-", "-o", sound, input: Self.events.joined(separator: "\n"))
        guard rendered.exitStatus == 0 else { throw Setback(description: rendered.errors) }
    }

    /// Changes the captions, and returns the complaints about the sound compared with them.
    private func complaints(_ change: (String) -> String) async throws -> [String] {
        let text = change(try String(contentsOfFile: captions, encoding: .utf8))
        let file = home.path("expected.vtt")
        try text.write(toFile: file, atomically: false, encoding: .utf8)
        let done = try await home.speak("listen", sound, "--expect-file", file)
        let complaints = done.output.split(separator: "\n").map(String.init).filter { line in
            ["missing #", "wrong #", "not expected at "].contains { line.hasPrefix($0) }
        }
        #expect(done.exitStatus == (complaints.isEmpty ? 0 : 1), "\(done.output) \(done.errors)")
        if !complaints.isEmpty {
            #expect(done.errors.contains("sound.wav is not as expected: "))
            // The default voice is not among the voices that the recognizer hears right.
            #expect(done.errors.contains("It understands the voice en-us+klatt4 at 175 words a minute"))
        }
        return complaints
    }

    @Test func `a recording matches its captions, also where it was interrupted`() async throws {
        #expect(try await complaints { $0 } == [])
    }

    @Test func `a missing announcement is named`() async throws {
        let extra = "\n9\n00:00:20.000 --> 00:00:21.000\nbuild failed\n"
        #expect(
            try await complaints { $0 + extra } == ["missing #7 at 20.00 s, \"build failed\": [-build-] [-failed-]"])
    }

    @Test func `an unexpected announcement is named with its time`() async throws {
        let found = try await complaints { text in
            text.replacingOccurrences(of: "build <00:00:06.286>finished", with: "")
        }
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("not expected at 6.00 s: {+") == true)
    }

    @Test func `a wrong number and a wrong word are shown`() async throws {
        let found = try await complaints { text in
            text.replacingOccurrences(of: "5.0", with: "9.0").replacingOccurrences(of: "Highest", with: "Lowest")
        }
        #expect(found.count == 2)
        #expect(found.first?.hasSuffix("to [-nine-] {+five+} point zero") == true)
        #expect(found.last?.contains(": [-lowest-] {+highest+} value three hundred") == true)
    }

    @Test func `with --expect every other announcement is reported as unexpected`() async throws {
        let once = try await home.speak("listen", sound, "--expect", "build finished", "--json")
        #expect(once.exitStatus == 1)
        struct Told: Decodable {
            struct Heard: Decodable { var start: Double; var text: String }
            struct Complaint: Decodable { var kind: String }
            var heard: [Heard]
            var complaints: [Complaint]
            var loudness: Double
            var peak: Double
            var clipped: Int
        }
        let told = try JSONDecoder().decode(Told.self, from: Data(once.output.utf8))
        #expect(told.heard.map { ($0.start * 10).rounded() / 10 } == [0, 6, 8, 11, 16])
        #expect(told.complaints.map(\.kind) == ["unexpected", "unexpected", "unexpected", "unexpected"])
        #expect((-30...(-15)).contains(told.loudness))
        #expect((-6...0).contains(told.peak))
        #expect(told.clipped == 0)
    }

    @Test func `without a recognizer the times of captions are compared, and a message says so`() async throws {
        let environment = home.environment.merging(["PATH": home.folder]) { $1 }
        let right = try await home.run(
            [BuildFolder.client, "listen", sound, "--expect-file", captions], environment: environment)
        #expect(right.exitStatus == 0)
        #expect(right.errors.contains("No recognizer is installed"))
        #expect(right.errors.isOneLine)
        let text = try String(contentsOfFile: captions, encoding: .utf8)
        try text.replacingOccurrences(of: "Fire", with: "\nFire").write(
            toFile: captions, atomically: false, encoding: .utf8)
        let wrong = try await home.run(
            [BuildFolder.client, "listen", sound, "--expect-file", captions], environment: environment)
        #expect(wrong.exitStatus == 1)
        #expect(wrong.output.hasSuffix("not expected at 8.00 s: sound of 1.77 s\n"))
    }

    @Test func `a sink's monitor is recorded and compared`() async throws {
        _ = try await SoundServer(in: home)
        let listening = try home.start([
            BuildFolder.client, "listen", "--monitor", "--expect", "build finished",
        ])
        let daemon = try await RunningDaemon(in: home, sink: "pulse")
        let client = try daemon.client()
        try await client.subscribe()
        // The server lists the recorder once it records.
        try await eventually("the recorder") {
            try await home.run(["pactl", "list", "short", "source-outputs"]).output.contains("s16le")
        }
        _ = try await client.outcome(of: client.announce("build finished"))
        #expect(try await listening.ended() == 0, "\(listening.output) \(listening.errors)")
        #expect(listening.output.contains("build finished"))
    }

    @Test func `a missing sink is refused with a list of the existing sinks`() async throws {
        _ = try await SoundServer(in: home)
        let done = try await home.speak("listen", "--monitor", "headset", "--seconds", "1")
        #expect(done.exitStatus == 1)
        #expect(done.errors.hasSuffix("Of sinks there is null.\n"), "\(done.errors)")
    }

    @Test(arguments: [
        (["listen"], "name a FILE, or a sink with --monitor", Int32(2)),
        (["listen", "a.wav", "--seconds", "3"], "--seconds goes with --monitor", 2),
        (["listen", "/nowhere.wav"], "/nowhere.wav cannot be read as sound: ", 1),
        (["listen", "/dev/null"], "/dev/null cannot be read as sound: ", 1),
        (["listen", "/tmp"], "/tmp cannot be read as sound: ", 1),
    ])
    func `an unreadable source is named`(_ arguments: [String], _ sentence: String, _ status: Int32) async throws {
        let done = try await home.run([BuildFolder.client] + arguments)
        #expect(done.exitStatus == status)
        #expect(done.errors.contains(sentence))
        #expect(done.output == "")
    }
}
