// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol
import Testing
import Wording

@testable import ClientConnection
@testable import a11y_speak

@Suite("A speech server for Emacspeak")
struct EmacspeakServerTests {
    private static let voices: [VoicesReply.Voice] = [
        .init(name: "German", identifier: "gmw/de", languages: ["de"]),
        .init(name: "English (America)", identifier: "gmw/en-US", languages: ["en-us", "en"]),
        .init(name: "English (Great Britain)", identifier: "gmw/en", languages: ["en-gb", "en"]),
    ]

    private var server = EmacspeakServer(voices: Self.voices)

    /// The steps that follow from this input.
    private mutating func steps(_ text: String) -> [EmacspeakStep] {
        var reader = EmacspeakReader()
        return reader.received(Array("\(text)\n".utf8)).flatMap { server.take($0) }
    }

    private func announce(
        _ words: AnnounceWords, queue: Bool, _ change: (inout Delivery) -> Void = { _ in }
    ) -> EmacspeakStep {
        var delivery = Delivery()
        change(&delivery)
        return .announce(AnnounceRequest(words, queue: queue, mayRepeat: true, delivery: delivery))
    }

    @Test mutating func `queued text is announced on dispatch, the first interrupting and the others waiting`() {
        #expect(steps("q {one }\nq {two }") == [])
        #expect(steps("d") == [announce(.text("one two"), queue: false)])
        #expect(steps("d") == [])
        #expect(
            steps("q {three}\nd\nl {x}\ntts_say { four}") == [
                announce(.text("three"), queue: true), announce(.character("x"), queue: true),
                announce(.text("four"), queue: true),
            ])
    }

    @Test mutating func `stop silences at once, and drops queued text`() {
        #expect(steps("q {one}\ns\nd") == [.silence])
        #expect(steps("q {two}\nd") == [announce(.text("two"), queue: false)])
    }

    @Test mutating func `settings hold for all that follows`() {
        let steps = steps(
            "tts_sync_state all 0 0 1 250\nq {a}\nd\ntts_set_punctuations none\ntts_set_speech_rate 9\ntts_say {b}")
        #expect(
            steps == [
                announce(.text("a"), queue: false) { ($0.rate, $0.punctuation) = (250, .all) },
                announce(.text("b"), queue: true) { ($0.rate, $0.punctuation) = (80, Punctuation.none) },
            ])
    }

    @Test mutating func `capitals get a sound when either switch is on`() {
        let steps = steps(
            "tts_capitalize 1\ntts_say {a}\ntts_capitalize 0\ntts_say {b}\ntts_allcaps_beep 1\ntts_say {c}")
        #expect(
            steps == [
                announce(.text("a"), queue: false) { $0.capitals = .icon }, announce(.text("b"), queue: true),
                announce(.text("c"), queue: true) { $0.capitals = .icon },
            ])
    }

    @Test mutating func `letters are quicker than words, and capitals higher`() {
        let steps = steps(
            "tts_set_speech_rate 200\ntts_set_character_scale 1.5\nl {a}\nl {A}\nl {Ä}\nl { }\nl {}\nl {tab}")
        #expect(
            steps == [
                announce(.character("a"), queue: false) { $0.rate = 300 },
                announce(.character("A"), queue: true) { ($0.rate, $0.pitch) = (300, 80) },
                announce(.character("Ä"), queue: true) { ($0.rate, $0.pitch) = (300, 80) },
                announce(.character(" "), queue: true) { $0.rate = 300 },
                announce(.text("tab"), queue: true) { $0.rate = 200 },
            ])
    }

    @Test mutating func `a code holds until the next, and for one dispatch`() throws {
        let steps = steps("c {<prosody pitch=\"80\">}\nq {defun }\nc { }\nq {foo }\nd\nq {bar}\nd")
        #expect(
            steps == [
                announce(try .ssml(#"<speak><prosody pitch="+7.2st">defun </prosody>foo</speak>"#), queue: false),
                announce(.text("bar"), queue: true),
            ])
    }

    @Test mutating func `a queued rate holds from its place on`() throws {
        let steps = steps("q {a }\nr {300}\nq {b}\nd\ntts_say {c}")
        #expect(
            steps == [
                announce(try .ssml(#"<speak>a <prosody rate="300wpm">b</prosody></speak>"#), queue: false),
                announce(.text("c"), queue: true) { $0.rate = 300 },
            ])
    }

    @Test mutating func `sounds are played, and a tone becomes a silence with a complaint`() throws {
        let steps = steps("p /a.wav\na /b.wav\nq {a }\nt 500 75\nq {b}\nd\nt 500 75\nd")
        let complaint = EmacspeakStep.complain("The daemon plays no tones yet: silence takes their place.")
        #expect(
            steps == [
                .play(path: "/a.wav"), complaint, .play(path: "/b.wav"),
                announce(try .ssml(#"<speak>a <break time="75ms"/>b</speak>"#), queue: false), complaint,
            ])
    }

    @Test mutating func `a language is chosen by name, by alias or by turns`() {
        let steps = steps(
            "set_lang en_GB t\nset_preferred_lang en en_US\nset_lang en\ntts_say {a}\nset_next_lang t\n"
                + "set_previous_lang nil\ntts_say {b}\nset_lang xx t\nlist_lang")
        #expect(
            steps == [
                announce(.text("English (Great Britain)"), queue: false) { $0.language = "en-gb" },
                announce(.text("a"), queue: true) { $0.language = "en-us" },
                announce(.text("German"), queue: true) { $0.language = "de" },
                announce(.text("b"), queue: true) { $0.language = "en-us" },
                .complain("No voice speaks the language 'xx'."), .print("de en-gb en-us"),
            ])
    }

    @Test mutating func `reset silences and sets everything back but the languages`() {
        let steps = steps(
            "set_preferred_lang en de\ntts_set_speech_rate 300\nq {a}\ntts_reset\nd\ntts_say {b}\nset_lang en t")
        #expect(
            steps == [
                .silence, announce(.text("b"), queue: false),
                announce(.text("German"), queue: true) { $0.language = "de" },
            ])
    }

    @Test mutating func `other commands are passed on, and unknown ones reported`() {
        let steps = steps("tts_pause\ntts_resume\nn piano 60 100\nsing\nversion\nexit")
        #expect(
            steps == [
                .pause, .resume, .complain("There is no command 'sing'."),
                announce(.text("a11y-speak \(ClientProgram.version)"), queue: false), .leave,
            ])
    }

    @Test func `without voices there are no languages to choose`() {
        var server = EmacspeakServer(voices: [])
        #expect(server.take(.nextLanguage(announcesName: true)) == [])
        #expect(server.take(.say("a")) == [announce(.text("a"), queue: false)])
    }
}
