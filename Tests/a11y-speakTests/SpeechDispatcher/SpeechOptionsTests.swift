// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import Testing

@testable import a11y_speak

@Suite("The options of say and spd-say")
struct SpeechOptionsTests {
    private func options(_ line: String) throws -> SpeechOptions {
        try SpeechOptions.parse(line.split(separator: " ").map(String.init))
    }

    @Test(arguments: ["-100", "0", "100", "+7", "-0"])
    func `a number of spd-say's is whole, from -100 to 100`(text: String) throws {
        #expect(try DispatcherLevel.number(text) == Int(text))
    }

    @Test(arguments: ["101", "-101", "1.5", "fast", "", " 1"])
    func `any other is refused with what it must be`(text: String) {
        #expect {
            _ = try DispatcherLevel.number(text)
        } throws: {
            "\($0)".contains("a whole number from -100 to 100, as spd-say takes it; a priority is -P")
        }
    }

    @Test func `letters win over words, and other settings stay`() throws {
        let letters = try DispatcherLetters.parse(["-r", "0", "-i", "-100"])
        let delivery = letters.over(Delivery(language: "de", rate: 300, pitch: 20, volume: 80))
        #expect(
            (delivery.rate, delivery.pitch, delivery.volume, delivery.language) == (
                SpeechDispatcherScale.wordsPerMinute(0), 20, 0, "de"
            ))
    }

    @Test(arguments: [
        ("hi", false), ("-S", true), ("-C", true), ("-L", true), ("-O", true), ("-I message", true), ("-e", true),
        ("-w", false), ("-o festival", false), ("-s", false),
    ])
    func `some options are something to do without any words`(line: String, isEnough: Bool) throws {
        #expect(try options(line).isEnough == isEnough)
    }

    @Test func `every option of one letter has a word, and they mean the same`() throws {
        let short = try options("-P low -l de -y alert -t male1 -m all -s -w -S -C -L -O -o x -N app -n 1 hi")
        let long = try options(
            "--priority low --language de --synthesis-voice alert --voice-type male1 --punctuation-mode all --spelling "
                + "--wait --stop --cancel --list-synthesis-voices --list-output-modules --output-module x "
                + "--application-name app --connection-name 1 hi")
        #expect(short.delivery == long.delivery && short.priority == .low && long.priority == .low)
        for options in [short, long] {
            #expect(options.wait && options.stop && options.cancel)
            #expect(options.listSynthesisVoices && options.listOutputModules && options.outputModule == "x")
            #expect(options.applicationName == "app" && options.connectionName == "1" && options.text == ["hi"])
        }
    }

    @Test(arguments: ["child-female", "childFemale", "child_female"])
    func `a child's voice has the spelling of options, of the protocol and of Speech Dispatcher`(name: String) throws {
        #expect(try options("-t \(name) hi").delivery.voiceType == .childFemale)
        #expect(VoiceType.allValueStrings.suffix(2) == ["child-male", "child-female"])
    }

    @Test func `a text without options is sent without options`() throws {
        #expect(try options("hi").delivery == Delivery())
        #expect(try options("hi").priority == nil)
    }

    @Test(arguments: [("-c a", "a"), ("-c space", " "), ("-c é", "é"), ("-c 😀", "😀")])
    func `a character is one, and a space has a name`(line: String, character: String) throws {
        let options = try options(line)
        #expect(try options.words(options.text.joined(separator: " ")) == .character(character))
    }

    @Test func `SSML is a document, or becomes one`() throws {
        let options = try options("-x a")
        for text in ["a <break/>", "  <speak>a <break/></speak>", "<?xml version=\"1.0\"?><speak>a <break/></speak>"] {
            guard case .markup(let source, let marked) = try options.words(text) else {
                Issue.record("no markup: \(text)")
                continue
            }
            #expect(source.contains("<speak>") && marked.display.hasPrefix("a"))
        }
        #expect(throws: WireError.self) { try options.words("a < b") }
    }

    @Test(arguments: ["-ck a", "-cx a", "-kx a", "-e hi", "-ec", "-ek", "-c ab"])
    func `contradictory options are refused`(line: String) {
        #expect(throws: (any Error).self) {
            // Letters in one go are taken apart before the parser sees them.
            let words = try CommandRoute.arguments(
                ["spd-say"] + line.split(separator: " ").map(String.init), commands: [])
            _ = try A11ySpeak.parseAsRoot(words)
        }
    }
}
