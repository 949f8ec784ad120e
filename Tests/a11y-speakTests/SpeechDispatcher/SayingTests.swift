// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import DaemonProtocol
import Testing
import Wording

@testable import a11y_speak

@Suite("Requests of say and spd-say")
struct SayingTests {
    private func saying(_ line: String) throws -> Saying {
        let command = try A11ySpeak.parseAsRoot(line.split(separator: " ").map(String.init))
        if let command = command as? SpdSayCommand { return command.saying }
        return try #require(command as? SayCommand).saying
    }

    private func requests(_ line: String) throws -> [AnnounceRequest] {
        let saying = try saying(line)
        let text = saying.options.text.isEmpty ? nil : saying.options.text.joined(separator: " ")
        return try saying.announcements(of: text).map(saying.request)
    }

    private func delivery(_ change: (inout Delivery) -> Void) -> Delivery {
        var delivery = Delivery()
        change(&delivery)
        return delivery
    }

    @Test func `spd-say's numbers are its own in both spellings`() throws {
        let wanted = delivery { ($0.rate, $0.pitch, $0.pitchRange, $0.volume) = (125, 100, 0, 75) }
        for line in [
            "spd-say -r -50 -p 100 -R -100 -i 50 hi",
            "spd-say --rate -50 --pitch=100 --pitch-range -100 --volume 50 hi", "say -r-50 -p100 -R -100 -i 50 hi",
        ] {
            #expect(try requests(line) == [AnnounceRequest(text: "hi", delivery: wanted)])
        }
    }

    @Test func `say's words have its own units`() throws {
        let wanted = delivery { ($0.rate, $0.pitch, $0.pitchRange, $0.volume) = (200, 60, 0, 40) }
        #expect(
            try requests("say --rate 200 --pitch 60 --pitch-range 0 --volume 40 hi you")
                == [AnnounceRequest(text: "hi you", delivery: wanted)])
    }

    @Test func `a text has a place, at the left by a number that begins with a dash`() throws {
        let wanted = delivery { $0.pan = -0.5 }
        for line in ["say --pan -0.5 hi", "say --pan=-0.5 hi", "say hi --pan -.5"] {
            #expect(try requests(line) == [AnnounceRequest(text: "hi", delivery: wanted)], "\(line)")
        }
    }

    @Test(arguments: ["say", "spd-say"])
    func `all else means the same in both`(command: String) throws {
        let wanted = delivery {
            ($0.language, $0.voice, $0.voiceType, $0.punctuation) = ("de", "alert", .female2, .most)
            ($0.capitals, $0.spelling) = (.icon, true)
        }
        for line in [
            "-P important -l de -y alert -t female2 -m most --capitals icon -s hi",
            "--priority high --language de --voice alert --voice-type female2 --punctuation most --capitals icon "
                + "--spelling hi",
            "--priority high --language de --synthesis-voice alert --voice-type female2 --punctuation-mode most "
                + "--capitals icon --spelling hi",
        ] {
            #expect(
                try requests("\(command) \(line)")
                    == [AnnounceRequest(text: "hi", priority: .high, delivery: wanted)])
        }
    }

    @Test func `a text is a character, a key or SSML when it is said to be`() throws {
        #expect(try requests("spd-say -c A") == [AnnounceRequest(.character("A"))])
        #expect(try requests("spd-say -c space") == [AnnounceRequest(.character(" "))])
        #expect(try requests("spd-say -k control_x") == [AnnounceRequest(.key("control_x"))])
        #expect(try requests("spd-say -x <speak>hi</speak>") == [try AnnounceRequest(ssml: "<speak>hi</speak>")])
        #expect(try requests("spd-say -x <s>hi</s>") == [try AnnounceRequest(ssml: "<speak><s>hi</s></speak>")])
        #expect(throws: WireError.self) { try requests("spd-say -x <b>hi</b>") }
    }

    @Test func `the words wait behind their sound icon`() throws {
        #expect(
            try requests("spd-say -I message hi")
                == [AnnounceRequest(.soundIcon("message")), AnnounceRequest(text: "hi", queue: true)])
        #expect(try requests("spd-say -I message") == [AnnounceRequest(.soundIcon("message"))])
    }

    @Test func `a pipe has priority message, unless another is named`() throws {
        #expect(try saying("spd-say -e").request(.text("a")).priority == .message)
        #expect(try saying("spd-say -e -P text").request(.text("a")).priority == .default)
        #expect(try saying("spd-say hi").request(.text("a")).priority == .default)
    }

    /// A line, and a piece of the sentence.
    static let mistakes: [(line: String, piece: String)] = [
        ("spd-say", "nothing to say"), ("spd-say -w", "nothing to say"), ("spd-say -c ab", "takes one character"),
        ("spd-say -r 101 a", "from -100 to 100"), ("spd-say --rate fast a", "from -100 to 100"),
        ("say -p high a", "a priority is -P"), ("say -r 3 --rate 200 a", "-r and --rate"),
        ("say -R 3 --pitch-range 20 a", "-R and --pitch-range"), ("spd-say -e hi", "leave out the text"),
        ("spd-say -ck a", "only one of -c, -k and -x"), ("spd-say -t male4 a", "male1"),
        ("spd-say -m loud a", "'some'"),
        ("spd-say -P urgent a", "'urgent' is invalid"),
    ]

    @Test(arguments: mistakes.indices)
    func `a mistake is reported in a sentence`(index: Int) {
        let (line, piece) = Self.mistakes[index]
        do {
            _ = try A11ySpeak.parseAsRoot(line.split(separator: " ").map(String.init))
            Issue.record("\(line) was taken")
        } catch {
            #expect(A11ySpeak.message(for: error).contains(piece), "\(line): \(A11ySpeak.message(for: error))")
            #expect(A11ySpeak.exitCode(for: error) == .validationFailure)
        }
    }

    @Test func `voices are listed as spd-say lists them`() {
        let reply = VoicesReply(
            languages: ["de", "en-us"], styles: [],
            voices: [
                .init(name: "German", identifier: "gmw/de", languages: ["de"]),
                .init(name: "A voice of so long a name that it fills its column", identifier: "x", languages: []),
            ], variants: [])
        #expect(
            DispatcherVoiceList.lines(reply) == [
                "                     NAME                 LANGUAGE                  VARIANT",
                "                   German                       de                     none",
                "A voice of so long a name that it fills its column                                              none",
            ])
    }
}
