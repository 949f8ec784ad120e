// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Engines other than espeak-ng: flite as a module and as a command, festival, espeak-ng as a command, an example, and
/// a hostile module.
@Suite("Engines other than espeak-ng", .seated)
struct EngineTests {
    private let home: Home

    init() throws {
        home = try Home()
        try home.add(module: "flite")
        try home.add(module: "festival")
        try Self.write("broken", tone: 20_000, then: "tone(); os._exit(3)", in: home)
        try Self.write("killed", tone: 20_000, then: "tone(); os.kill(os.getpid(), 9)", in: home)
        try Self.write("short", tone: 4000, then: "tone()", in: home)
        // The program speaks no other line than this one.
        try Self.write(
            "lines", tone: 22_050, then: "for line in sys.stdin: line == 'all is well\\n' and tone()", in: home)
        try Self.write("bare", tone: 22_050, then: "for line in sys.stdin: tone()", in: home)
        try home.configure(
            """
            [engine.espeak]
            command = "espeak-ng --stdin --stdout"
            [engine.flite-file]
            command = "flite -voice kal16 -o {output}"
            [engine.noise]
            command = "dd if=/dev/urandom of={output} bs=1M"
            [engine.broken]
            command = "python3 \(home.path("broken.py"))"
            [engine.killed]
            command = "python3 \(home.path("killed.py"))"
            [engine.short]
            command = "python3 \(home.path("short.py"))"
            [engine.stays]
            command = "\(BuildFolder.package)/Examples/engine/resident.py"
            mode = "resident"
            [engine.bare]
            command = "python3 \(home.path("bare.py"))"
            mode = "resident-raw"
            [engine.lines]
            command = "python3 \(home.path("lines.py"))"
            mode = "resident-lines"
            [engine.morse]
            command = "\(BuildFolder.package)/Examples/engine/morse.py"
            [engine.hostile]
            module = "\(BuildFolder.client("hostile_module.py"))"
            """)
    }

    /// Writes a program in Python that plays a tone of this many samples, and then does something else.
    private static func write(_ name: String, tone samples: Int, then end: String = "", in home: Home) throws {
        let tone = "import os, sys\ndef tone(): os.write(1, bytes([0, 32, 0, 224]) * \(samples / 2))\n"
        try "\(tone)\(end)\n".write(toFile: home.path("\(name).py"), atomically: true, encoding: .utf8)
    }

    /// A client of a daemon that knows the voices of these engines.
    private func client(
        _ sink: String = "null",
        engines: [String] = ["espeak", "flite", "flite-file", "hostile", "morse", "noise"]
    ) async throws -> SocketClient {
        let daemon = try await RunningDaemon(in: home, sink: sink)
        let client = try daemon.client()
        try await client.subscribe()
        try await eventually("all voices; the daemon wrote: \(daemon.program.errors)") {
            let told = try await home.speak("voices").output
            return engines.allSatisfy { name in
                told.split(separator: "\n").contains { $0.hasPrefix("engine  \(name) ") && $0.contains("1 voice,") }
            }
        }
        return client
    }

    @Test(arguments: ["flite/kal16", "espeak/default", "flite-file/default"])
    func `a voice of another engine is heard, and each word has a caption`(voice: String) async throws {
        let ear = try await Ear(.wav, in: home)
        let client = try await client(ear.sink)
        _ = try await client.ask("subscribe", #"{"events":["announcements","captions"]}"#)
        let id = try await client.announce("one two three four five six", #""queue":false,"voice":"\#(voice)""#)
        #expect(try await client.outcome(of: id).state == "finished")
        let told = client.answers.compactMap { $0.method == "caption" && $0.params?.id == id ? $0.params?.text : nil }
        #expect(told == ["one", "two", "three", "four", "five", "six"])
        let words = try await ear.hearing(grammar: "(one two three four five six)").words
        #expect(words == "one two three four five six")
    }

    @Test func `numbers and marks reach flite as words, and captions keep the written text`() async throws {
        let ear = try await Ear(.wav, in: home)
        let client = try await client(ear.sink, engines: ["flite"])
        _ = try await client.ask("subscribe", #"{"events":["announcements","captions"]}"#)
        let id = try await client.announce(
            "25 % of 3.5 left/right", #""queue":false,"voice":"flite/kal16","punctuation":"all""#)
        #expect(try await client.outcome(of: id).state == "finished")
        let told = client.answers.compactMap { $0.method == "caption" && $0.params?.id == id ? $0.params?.text : nil }
        #expect(told.joined(separator: " ") == "25 % of 3.5 left/right")
        let words = try await ear.hearing(
            grammar: "twenty five percent of three point five left slash right"
        ).words
        #expect(words == "twenty five percent of three point five left slash right")
    }

    @Test func `festival speaks over its server, which only its engine may reach`() async throws {
        let festival = try await FestivalServer(in: home)
        try home.configure(
            """
            [engine.festival]
            module = "sd_festival"
            configuration = "\(festival.configuration)"
            network = true
            """)
        let ear = try await Ear(.wav, in: home)
        let client = try await client(ear.sink, engines: ["festival", "flite"])
        let id = try await client.announce(
            "one two three four five six", #""queue":false,"voice":"festival/kal_diphone""#)
        #expect(try await client.outcome(of: id).state == "finished")
        let words = try await ear.hearing(grammar: "(one two three four five six)").words
        #expect(words == "one two three four five six")
        let line = try await home.told(ofEngine: "festival")
        #expect(line.contains("1 text,") && !line.contains("failed"), "\(line)")
    }

    @Test func `a text that an engine renders as silence is heard from espeak-ng`() async throws {
        try home.configure("[engine.silent]\ncommand = \"head -c 20000 /dev/zero\"\n")
        let ear = try await Ear(.wav, in: home)
        let client = try await client(ear.sink, engines: ["silent"])
        let id = try await client.announce("one two three four five six", #""queue":false,"voice":"silent/default""#)
        #expect(try await client.outcome(of: id).state == "finished")
        #expect(try await ear.hearing(grammar: "(one two three four five six)").words == "one two three four five six")
    }

    @Test func `a Morse code engine in Python speaks a text to its end`() async throws {
        let ear = try await Ear(.wav, in: home)
        let client = try await client(ear.sink)
        let id = try await client.announce("sos", #""queue":false,"voice":"morse/default""#)
        #expect(try await client.outcome(of: id).state == "finished")
    }

    @Test(.tags(.long), arguments: ["garbage", "endless", "marks", "hang", "die"])
    func `a text that breaks a module is spoken once by espeak-ng, and the module speaks the next text`(evil: String)
        async throws
    {
        let client = try await client()
        let first = try await client.announce("it does \(evil)", #""queue":false,"voice":"hostile/bad""#)
        #expect(try await client.outcome(of: first).state == "finished")
        let next = try await client.announce("it is good", #""queue":true,"voice":"hostile/bad""#)
        #expect(try await client.outcome(of: next).state == "finished")
        #expect(client.states(of: first).filter { $0 == "began" }.count == 1)
    }

    @Test(arguments: ["broken", "killed", "short"])
    func `a command whose sound breaks off is a failure, and espeak-ng speaks the sentence`(engine: String) async throws
    {
        let ear = try await Ear(.wav, in: home)
        let client = try await client(ear.sink, engines: [engine])
        let id = try await client.announce(
            "one two three four five six seven", #""queue":false,"voice":"\#(engine)/default""#)
        #expect(try await client.outcome(of: id).state == "finished")
        let line = try await home.told(ofEngine: engine)
        #expect(line.contains("1 failed"), "\(line)")
        let words = try await ear.hearing(grammar: "(one two three four five six seven)+").words
        #expect(words.hasSuffix("one two three four five six seven"), "\(words)")
    }

    @Test func `the reason why a script is not run names the setting that allows its interpreter`() async throws {
        let folder = home.path("elsewhere")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: "/usr/bin/env", toPath: "\(folder)/env")
        let script = home.path("script")
        try "#!\(folder)/env python3\n".write(toFile: script, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
        try home.configure("[engine.script]\ncommand = \"\(script)\"\n")
        let daemon = try await RunningDaemon(in: home)
        let client = try daemon.client()
        try await client.subscribe()
        try await eventually("the voice") { try await home.told(ofEngine: "script").contains("1 voice,") }
        let id = try await client.announce("all is well", #""queue":false,"voice":"script/default""#)
        #expect(try await client.outcome(of: id).state == "finished")
        let reason =
            "it made no sound, and it, its interpreter or a command that it runs is missing or may not be opened: "
            + "\"files\" allows more places"
        try await eventually("the reason") { daemon.program.errors.contains("script failed: \(reason)") }
    }

    @Test func `a program that stays speaks each text, also after one that was cut`() async throws {
        let ear = try await Ear(.wav, in: home)
        let client = try await client(ear.sink, engines: ["stays"])
        _ = try await client.ask("subscribe", #"{"events":["announcements","captions"]}"#)
        let cut = try await client.announce(
            "battery low. battery low. battery low. battery low.", #""queue":false,"voice":"stays/default""#)
        try await client.began(cut)
        for _ in 1...2 {
            let id = try await client.announce("one two three four five six", #""queue":false,"voice":"stays/default""#)
            #expect(try await client.outcome(of: id).state == "finished")
            let told = client.answers.compactMap {
                $0.method == "caption" && $0.params?.id == id ? $0.params?.text : nil
            }
            #expect(told == ["one", "two", "three", "four", "five", "six"])
        }
        let words = try await ear.hearing(grammar: "(battery low)* (one two three four five six)+").words
        #expect(words.hasSuffix("one two three four five six one two three four five six"), "\(words)")
        #expect(try await !home.told(ofEngine: "stays").contains("failed"))
    }

    @Test(arguments: ["once", "resident"])
    func `a slow command makes the next text while another is heard, and a short text once`(mode: String) async throws {
        let frames = mode == "resident" ? "struct.pack('<I', 88200)" : "b''"
        try """
        import os, struct, sys, time
        def speak():
            time.sleep(1)
            os.write(1, \(frames) + bytes([0, 32, 0, 224] * 22050) + \(mode == "resident" ? "bytes(4)" : "b''"))
        for line in sys.stdin: speak()
        """.write(toFile: home.path("slow.py"), atomically: true, encoding: .utf8)
        try home.configure("[engine.slow]\ncommand = \"python3 \(home.path("slow.py"))\"\nmode = \"\(mode)\"\n")
        let client = try await client(engines: ["slow"])
        // The text is long enough for the start of the engine on a busy machine.
        let first = try await client.announce("one two three four five six seven eight nine ten", #""queue":false"#)
        let slow = #""queue":true,"voice":"slow/default""#
        let second = try await client.announce("all is well. one", slow)
        let third = try await client.announce("all is well. two", slow)
        for id in [first, second, third] { #expect(try await client.outcome(of: id).state == "finished") }
        let line = try await home.told(ofEngine: "slow")
        #expect(line.contains("2 texts, 2 sounds reused"), "\(line)")
    }

    @Test(arguments: ["bare", "lines"])
    func `a program that stays and writes no frames ends each text by its rest`(engine: String) async throws {
        let client = try await client(engines: [engine])
        for _ in 1...3 {
            let id = try await client.announce("all is well", #""queue":false,"voice":"\#(engine)/default""#)
            #expect(try await client.outcome(of: id).state == "finished")
        }
        #expect(try await !home.told(ofEngine: engine).contains("failed"))
    }

    @Test func `a daemon that knows an engine's voices from an earlier start does not start the engine`() async throws {
        let first = try await RunningDaemon(in: home)
        func isListed() async throws -> Bool {
            try await home.speak("voices").output.split(separator: "\n").contains {
                $0.hasPrefix("engine  flite ") && $0.contains("1 voice,")
            }
        }
        try await eventually("the voices of flite") { try await isListed() }
        #expect(first.program.errors.contains("The engine flite has started."))
        #expect(try await first.stop() == 0)
        let second = try await RunningDaemon(in: home)
        #expect(try await isListed())
        let client = try second.client()
        try await client.subscribe()
        let id = try await client.announce("one two three four five six seven eight nine", #""queue":false"#)
        #expect(try await client.outcome(of: id).state == "finished")
        #expect(!second.program.errors.contains("The engine flite has started."))
    }

    @Test func `a command that writes to its file forever is stopped, and espeak-ng speaks the text`() async throws {
        let client = try await client()
        let id = try await client.announce("all is well", #""queue":false,"voice":"noise/default""#)
        #expect(try await client.outcome(of: id).state == "finished")
        let line = try await home.told(ofEngine: "noise")
        #expect(line.contains("failed"), "\(line)")
    }

    /// The module tries each harmful system call by its number.
    @Test
    func `a module cannot open files or sockets, start or signal processes, or make unlisted system calls`()
        async throws
    {
        let client = try await client()
        let id = try await client.announce("forbidden", #""queue":false,"voice":"hostile/bad""#)
        #expect(try await client.outcome(of: id).state == "finished")
        let told = try await home.speak("voices").output
        let line = told.split(separator: "\n").first { $0.hasPrefix("engine  hostile") }
        #expect(line?.contains("failed") == false, "\(line ?? "")")
    }

    @Test func `Speech Dispatcher's clients choose the engine and the voice of their texts`() async throws {
        let stage = try await StandIn(in: home)
        try await eventually("flite's voices") {
            try await stage.run("spd-say", "-o", "flite", "-L").output.contains("kal16")
        }
        #expect(try await stage.run("spd-say", "-O").output.split(separator: "\n").contains("flite"))
        #expect(try await stage.run("spd-say", "-L").output.contains("kal16") == false)
        for command in [["-o", "flite"], ["-o", "flite", "-y", "kal16"], ["-o", "espeak-ng"]] {
            let program = try await home.run(
                ["spd-say", "--wait"] + command + ["hello world"], environment: stage.environment)
            #expect(program.exitStatus == 0)
        }
        let told = try await home.speak("voices").output
        #expect(
            told.split(separator: "\n").contains { $0.hasPrefix("engine  flite") && $0.contains("2 texts") }, "\(told)")
    }
}
