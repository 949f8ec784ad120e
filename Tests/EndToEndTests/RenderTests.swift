// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

/// A file of events is rendered as a running daemon would speak it.
@Suite("a11y-speak render", .seated)
struct RenderTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    /// The events of each announcement, and the order in which the heard ones ended. The order of the other ends
    /// depends on how busy the machine is.
    private struct Story {
        var ways: [Int: [String]] = [:]
        var heard: [Int] = []
        var replies: [Int] = []

        func differences(from other: Self) -> [String] {
            let ids = Set(ways.keys).union(other.ways.keys).sorted()
            var differences = ids.filter { ways[$0] != other.ways[$0] }.map {
                "\($0): \(ways[$0] ?? []), live \(other.ways[$0] ?? [])"
            }
            if heard != other.heard { differences.append("heard: \(heard), live \(other.heard)") }
            if replies != other.replies { differences.append("replies: \(replies), live \(other.replies)") }
            return differences
        }

        init(_ output: String) throws {
            for line in output.split(separator: "\n") {
                let answer = try Answer(Array(line.utf8))
                if let id = answer.id { replies.append(id) }
                guard answer.method == "announcement", let event = answer.params, let id = event.id else { continue }
                ways[id, default: []].append("\(event.state ?? "?"): \(event.text ?? "-") \(event.reason ?? "")")
                if answer.isOutcome, ways[id]?.contains(where: { $0.hasPrefix("began") }) == true { heard.append(id) }
            }
        }
    }

    @Test(arguments: EventStory.all)
    func `render reports the events of a running daemon`(_ events: EventStory) async throws {
        let file = home.path("events.jsonl")
        try await events.lines(home).write(toFile: file, atomically: false, encoding: .utf8)
        _ = try await RunningDaemon(in: home)
        let sending = try home.start([BuildFolder.client, "send", "--wait", file])
        let rendered = try await home.speak("render", file, "-o", home.path("sound.wav"), "--json")
        #expect(rendered.errors == "")
        #expect(rendered.exitStatus == 0)
        #expect(try await sending.ended(within: .seconds(60)) == 0)
        let (live, virtual) = (try Story(sending.output), try Story(rendered.output))
        #expect(virtual.differences(from: live) == [])
        #expect(virtual.heard.count >= 2)
    }

    @Test func `two renderings of a file have the same bytes`() async throws {
        let file = home.path("events.jsonl")
        try await EventStory.mountain.lines(home).write(toFile: file, atomically: false, encoding: .utf8)
        for name in ["one", "two"] {
            #expect(try await home.speak("render", file, "-o", home.path("\(name).wav")).exitStatus == 0)
        }
        for kind in ["wav", "vtt"] {
            let one = try Data(contentsOf: URL(filePath: home.path("one.\(kind)")))
            #expect(try one == Data(contentsOf: URL(filePath: home.path("two.\(kind)"))))
            #expect(one.count > 100)
        }
    }

    @Test func `a rendered text is heard word for word, with captions at its times`() async throws {
        let lines = [
            #"{"method":"configure","params":{"verbosity":"high"}}"#,
            #"{"method":"rangeChanged","params":{"chart":"c","axis":"x","min":1,"max":5,"settled":true}}"#,
            #"{"at":6,"method":"announce","params":{"text":"fire alarm, leave the building","priority":"high"}}"#,
        ]
        let sound = home.path("sound.wav")
        let done = try await home.speak("render", "-", "-o", sound, input: lines.joined(separator: "\n"))
        #expect(done.exitStatus == 0)
        #expect(done.output == "")
        let hearing = try await Hearing(sound)
        #expect(
            hearing.words == "x axis range changed now it's from one point zero to five point zero "
                + "fire alarm leave the building")
        let captions = try String(contentsOfFile: home.path("sound.vtt"), encoding: .utf8).split(separator: "\n")
        #expect(captions.count == 7)
        #expect(captions[2].hasPrefix("00:00:00.000 --> 00:00:04."))
        #expect(captions[3].hasPrefix("X <00:00:00."))
        #expect(captions[5].hasPrefix("00:00:06.000 --> 00:00:0"))
        #expect(captions[6].hasPrefix("fire <00:00:06."))
    }

    @Test(arguments: [
        ("{\"method\":\"sing\"}", "standard input: Line 1 was refused: There is no method", true),
        ("what?", "standard input: Line 1 is not JSON", false),
        ("", "standard input holds no events", false),
        ("{\"at\":2}\n{\"at\":1}", "standard input: Line 2: \"at\" is 1.0, which is before", false),
    ])
    func `a bad line is named in one sentence`(_ input: String, _ sentence: String, isWritten: Bool) async throws {
        let done = try await home.speak("render", "-", "-o", home.path("sound.wav"), input: input)
        #expect(done.exitStatus == 1)
        #expect(done.errors.contains(sentence))
        #expect(done.errors.isOneLine)
        let files = try FileManager.default.contentsOfDirectory(atPath: home.folder).filter { $0.hasPrefix("sound") }
        #expect(files.sorted() == (isWritten ? ["sound.vtt", "sound.wav"] : []))
    }

    @Test func `an unreadable input and an unsuitable output are named, and nothing is written`() async throws {
        let missing = try await home.speak("render", home.path("nothing"), "-o", home.path("sound.wav"))
        #expect(missing.exitStatus == 1)
        #expect(missing.errors == "a11y-speakd: \(home.path("nothing")) cannot be read: No such file or directory.\n")
        let folder = try await home.speak("render", home.folder, "-o", home.path("sound.wav"))
        #expect(folder.errors == "a11y-speakd: \(home.folder) cannot be read: Is a directory.\n")
        let device = try await home.speak("render", "-", "-o", "/dev/null", input: "{\"method\":\"pause\"}")
        #expect(device.exitStatus == 1)
        #expect(device.errors.contains("/dev/null is not a regular file"))
        let usage = try await home.speak("render", "-")
        #expect(usage.exitStatus == 2)
        #expect(!FileManager.default.fileExists(atPath: home.path("sound.wav")))
    }

    @Test func `without the daemon's program render names the missing program`() async throws {
        let client = home.path("a11y-speak")
        // Copied by another process: a program that starts from here at the same time could inherit the copy, open for
        // writing.
        _ = try await home.run(["cp", BuildFolder.client, client])
        let environment = home.environment.merging(["PATH": home.folder]) { $1 }
        let done = try await home.run([client, "render", "-", "-o", "x.wav"], environment: environment)
        #expect(done.exitStatus == 1)
        #expect(done.errors.contains("a11y-speakd, which renders, is neither beside this program nor on the PATH"))
    }
}
