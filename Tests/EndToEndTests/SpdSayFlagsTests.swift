// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("spd-say's command line", .seated)
struct SpdSayFlagsTests {
    private let home: Home
    /// The grammar of the words that may be heard.
    private static let words = "[hello world] [alarm] [battery low] [build failed]"

    init() throws {
        home = try Home()
    }

    /// A link named spd-say to the client.
    private func link() throws -> String {
        let link = home.path("spd-say")
        if !FileManager.default.fileExists(atPath: link) {
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: BuildFolder.client)
        }
        return link
    }

    private func spdSay(_ arguments: String..., input: String = "") async throws -> Program {
        try await home.run([try link()] + arguments, input: input)
    }

    @Test func `the client without a command, or named spd-say, speaks its text, and waits with -w`() async throws {
        let ear = try await Ear(.wav, in: home)
        _ = try await RunningDaemon(in: home, sink: ear.sink)
        let bare = try await home.speak("-w", "-r", "0", "hello world")
        #expect(bare.exitStatus == 0)
        let named = try await spdSay("battery", "low", "-w", "-P", "important")
        #expect(named.exitStatus == 0)
        #expect(bare.output + bare.errors + named.output + named.errors == "")
        #expect(try await ear.hearing(grammar: Self.words).words == "hello world battery low")
    }

    @Test func `-e passes its input on unchanged and speaks each line`() async throws {
        let ear = try await Ear(.wav, in: home)
        _ = try await RunningDaemon(in: home, sink: ear.sink)
        let input = "hello world\r\n\n\tbattery low"
        let piped = try await spdSay("-e", "-w", input: input)
        #expect(piped.exitStatus == 0)
        #expect(piped.output == input)
        #expect(piped.errors == "")
        #expect(try await ear.hearing(grammar: Self.words).words == "hello world battery low")
    }

    @Test func `-e passes its input on also when there is no daemon or a line cannot be spoken`() async throws {
        let silent = try await spdSay("-e", input: "hello world\nbattery low")
        #expect(silent.exitStatus == 69)
        #expect(silent.output == "hello world\nbattery low")
        #expect(silent.errors.isOneLine)
        let other = try await RunningDaemon(in: home).client()
        try await other.subscribe(scope: "all")
        let long = String(repeating: "word ", count: 60_000)
        let partly = try await spdSay("-e", input: "!-!SET SELF RATE 10\n\(long)\nalarm\n")
        #expect(partly.exitStatus == 1)
        #expect(partly.output == "!-!SET SELF RATE 10\n\(long)\nalarm\n")
        #expect(
            partly.errors
                == "a11y-speak: Lines that were not said: 2. A line with !-! is not a command here, and is not said.\n")
        _ = try await other.answer("the last line") { $0.params?.text == "alarm" && $0.isOutcome }
    }

    @Test func `-S silences the current announcement, and -C the waiting ones too`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let other = try daemon.client()
        try await other.subscribe()
        let numbers = "one two three four five six seven eight nine ten"
        let first = try await other.announce(numbers, #""priority":"message""#)
        let second = try await other.announce("\(numbers) again", #""priority":"message""#)
        let third = try await other.announce("\(numbers) once more", #""priority":"message""#)
        try await other.began(first)
        #expect(try await spdSay("-S").exitStatus == 0)
        #expect(try await other.outcome(of: first).state == "canceled")
        try await other.began(second)
        #expect(try await spdSay("-C").exitStatus == 0)
        #expect(try await other.outcome(of: second).state == "canceled")
        #expect(try await other.outcome(of: third).state == "canceled")
        #expect(try await spdSay("-S").exitStatus == 0)
    }

    @Test func `-O and -L list the output modules and the voices`() async throws {
        _ = try await RunningDaemon(in: home)
        #expect(try await spdSay("-O").output == "OUTPUT MODULES\nespeak-ng\n")
        let voices = try await spdSay("-L").output.split(separator: "\n")
        #expect(voices.first == "                     NAME                 LANGUAGE                  VARIANT")
        #expect(voices.contains("                   German                       de                     none"))
        #expect(voices.count > 50)
    }

    @Test func `an unknown voice, language or module is reported, and the text is spoken`() async throws {
        let ear = try await Ear(.wav, in: home)
        _ = try await RunningDaemon(in: home, sink: ear.sink)
        let said = try await spdSay("-w", "-l", "xx", "-o", "festival", "hello world")
        #expect(said.exitStatus == 0)
        let lines = said.errors.split(separator: "\n")
        #expect(lines.first == "spd-say: There is no output module 'festival': espeak-ng speaks instead.")
        #expect(lines.last?.hasPrefix(#"spd-say: No voice speaks the language "xx""#) == true)
        #expect(try await spdSay("-w", "-y", "nobody", "battery low").exitStatus == 0)
        #expect(try await ear.hearing(grammar: Self.words).words == "hello world battery low")
    }

    @Test func `characters, keys and sound icons are spoken`() async throws {
        _ = try await RunningDaemon(in: home)
        for arguments in [
            ["-c", "A"], ["-c", "space"], ["-k", "control_x"], ["-I", "message"], ["-x", "<s>hi</s>"],
        ] {
            let said = try await home.run([try link(), "-w"] + arguments)
            #expect(said.exitStatus == 0, "\(arguments): \(said.errors)")
            #expect(said.output + said.errors == "", "\(arguments)")
        }
    }

    @Test func `status shows the application and connection names of -N and -n`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let other = try daemon.client()
        try await other.subscribe(scope: "all")
        let say = try home.start([try link(), "-w", "-N", "clock", "-n", "chime", "one two three four five six"])
        _ = try await other.answer("the words to begin") { $0.params?.state == "began" }
        #expect(try await home.speak("status").output.contains("default from clock:chime: one two three"))
        _ = try await other.ask("cancel", #"{"scope":"all"}"#)
        #expect(try await say.ended() == 1)
        #expect(say.errors.hasPrefix("a11y-speak: canceled"))
    }
}
