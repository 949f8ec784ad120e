// SPDX-License-Identifier: MIT

import Testing

/// Debian's `spd-say`, with each of its options.
@Suite("spd-say", .seated)
struct SpdSayTests {
    private let home: Home
    private static let counting = "one two three four five six seven eight nine"

    init() throws {
        home = try Home()
    }

    @Test(arguments: Outlet.allCases)
    func `a text is heard, and spd-say does not wait for it`(_ outlet: Outlet) async throws {
        let ear = try await Ear(outlet, in: home)
        let stage = try await StandIn(in: home, sink: ear.sink)
        #expect(try await stage.run("spd-say", "hello world").exitStatus == 0)
        let outcomes = try await stage.silence()
        #expect(outcomes == ["finished: hello world"])
        let words = try await ear.hearing().words
        #expect(words == "hello world")
    }

    @Test func `spd-say --wait exits when the text was heard or canceled`() async throws {
        let stage = try await StandIn(in: home)
        #expect(try await stage.run("spd-say", "--wait", "hello world").exitStatus == 0)
        #expect(try await stage.outcomesByNow() == ["finished: hello world"])
        let waiting = try home.start(["spd-say", "--wait", Self.counting], environment: stage.environment)
        try await stage.began(Self.counting)
        #expect(try await stage.run("spd-say", "-S").exitStatus == 0)
        #expect(try await waiting.ended() == 0)
        let outcomes = try await stage.outcomesByNow()
        #expect(outcomes == ["finished: hello world", "canceled: \(Self.counting)"])
    }

    /// Options, each with the text of its announcement.
    private static let manners: [([String], String)] = [
        (["--rate", "50", "hello world"], "hello world"),
        (["--rate", "-100", "alarm"], "alarm"),
        (["--pitch", "50", "hello world"], "hello world"),
        (["--pitch-range", "-50", "hello world"], "hello world"),
        (["--volume", "-20", "hello world"], "hello world"),
        (["--output-module", "espeak-ng", "hello world"], "hello world"),
        (["--output-module", "nobody", "hello world"], "hello world"),
        (["--language", "de", "Guten Tag"], "Guten Tag"),
        (["--voice-type", "female1", "hello world"], "hello world"),
        (["--voice-type", "child_male", "hello world"], "hello world"),
        (["--synthesis-voice", "English (America)", "hello world"], "hello world"),
        (["--synthesis-voice", "nobody", "hello world"], "hello world"),
        (["--punctuation-mode", "all", "hello, world"], "hello, world"),
        (["--spelling", "abc"], "abc"),
        (["--ssml", #"<speak>hello <mark name="here"/>world</speak>"#], "hello world"),
        (["--priority", "important", "alarm"], "alarm"),
        (["--priority", "message", "alarm"], "alarm"),
        (["--priority", "text", "alarm"], "alarm"),
        (["--priority", "notification", "alarm"], "alarm"),
        (["--priority", "progress", "alarm"], "alarm"),
        (["--character", "a"], "a"),
        (["--key", "control_a"], "control a"),
        (["--sound-icon", "bell"], "bell"),
    ]

    @Test(arguments: manners)
    func `an option is accepted, and its text is spoken`(_ arguments: [String], _ text: String) async throws {
        let stage = try await StandIn(in: home)
        let said = try await home.run(["spd-say", "--wait"] + arguments, environment: stage.environment)
        #expect(said.exitStatus == 0)
        #expect(said.errors == (arguments[0] == "--ssml" ? "reached mark 'here'\n" : ""))
        let outcomes = try await stage.silence()
        #expect(outcomes == ["finished: \(text)"])
    }

    /// Options, a grammar with alternatives to the expected words, and the expected words.
    private static let sounds: [([String], String, String)] = [
        (["--spelling", "abc"], "[a] [b] [c] | apple", "a b c"),
        (["--key", "control_a"], "[control] [a] | underscore", "control a"),
        (["--ssml", #"<speak>hello <mark name="here"/>world</speak>"#], "[less] hello [mark] world", "hello world"),
    ]

    @Test(arguments: sounds)
    func `an option's effect is heard`(_ arguments: [String], _ grammar: String, _ words: String) async throws {
        let ear = try await Ear(.wav, in: home)
        let stage = try await StandIn(in: home, sink: ear.sink)
        _ = try await home.run(["spd-say", "--wait"] + arguments, environment: stage.environment)
        _ = try await stage.silence()
        let heard = try await ear.hearing(grammar: grammar).words
        #expect(heard == words)
    }

    /// The seconds of sound that spd-say makes of a text with a mark.
    private static func duration(punctuation mode: String) async throws -> Double {
        let home = try Home()
        let ear = try await Ear(.wav, in: home)
        let stage = try await StandIn(in: home, sink: ear.sink)
        let arguments = ["spd-say", "--wait", "--punctuation-mode", mode, "hello: world"]
        #expect(try await home.run(arguments, environment: stage.environment).exitStatus == 0)
        _ = try await stage.silence()
        let heard = try await ear.hearing(grammar: "hello [colon] world").heard
        return (heard.last?.end ?? 0) - (heard.first?.start ?? 0)
    }

    /// The recognizer does not tell a short word apart in this voice, so the length decides.
    @Test func `punctuation mode all speaks the name of a mark, and none does not`() async throws {
        let (all, none) = (try await Self.duration(punctuation: "all"), try await Self.duration(punctuation: "none"))
        #expect(all > none + 0.2, "\(all) s, \(none) s")
    }

    @Test func `in pipe mode each line is spoken and passed on`() async throws {
        let ear = try await Ear(.wav, in: home)
        let stage = try await StandIn(in: home, sink: ear.sink)
        let lines = "build finished\n!-!SET SELF RATE 0\nbattery low\nhello world\n"
        let pipe = try await stage.run("spd-say", "--pipe-mode", input: lines)
        #expect(pipe.output == lines)
        let outcomes = try await stage.silence()
        #expect(outcomes == ["finished: build finished\n", "finished: battery low\n", "finished: hello world\n"])
        let hearing = try await ear.hearing(grammar: "[build finished] [battery low] [hello world]")
        #expect(hearing.words == "build finished battery low hello world")
    }

    @Test func `spd-say's names are those of the announcement's client`() async throws {
        let stage = try await StandIn(in: home)
        let plain = try home.start(["spd-say", "--wait", Self.counting], environment: stage.environment)
        let title = try await stage.title(of: Self.counting)
        #expect(title == "#1 default from spd-say: \(Self.counting)")
        _ = try await stage.run("spd-say", "-C")
        #expect(try await plain.ended() == 0)
        let names = ["--application-name", "editor", "--connection-name", "second"]
        let named = try home.start(["spd-say", "--wait"] + names + ["hello world"], environment: stage.environment)
        #expect(try await stage.title(of: "hello world") == "#2 default from editor:second: hello world")
        #expect(try await named.ended() == 0)
    }

    @Test func `--stop ends the current text, and --cancel the waiting texts of all clients`() async throws {
        let stage = try await StandIn(in: home)
        let texts = ["\(Self.counting) first", "\(Self.counting) second", "third", "fourth"]
        for text in texts { _ = try await stage.run("spd-say", "--priority", "message", text) }
        try await stage.began(texts[0])
        _ = try await stage.run("spd-say", "-S")
        try await stage.began(texts[1])
        _ = try await stage.run("spd-say", "-C")
        let outcomes = try await stage.silence().sorted()
        #expect(
            outcomes == [
                "canceled: fourth", "canceled: \(texts[0])", "canceled: \(texts[1])", "canceled: third",
            ])
    }

    @Test(arguments: ["-S", "-C"])
    func `a stop or cancel before any text does no harm`(_ option: String) async throws {
        let stage = try await StandIn(in: home)
        #expect(try await stage.run("spd-say", option).exitStatus == 0)
        #expect(try await stage.run("spd-say", "--wait", "hello world").exitStatus == 0)
        let outcomes = try await stage.outcomesByNow()
        #expect(outcomes == ["finished: hello world"])
    }

    @Test func `spd-say lists the output modules, and each voice once`() async throws {
        try home.add(module: "flite")
        let stage = try await StandIn(in: home)
        #expect(try await stage.run("spd-say", "--list-output-modules").output == "OUTPUT MODULES\nespeak-ng\nflite\n")
        let rows = try await stage.run("spd-say", "--list-synthesis-voices").output.split(separator: "\n")
        let words = rows.map { $0.split(separator: " ").joined(separator: " ") }
        #expect(words.first == "NAME LANGUAGE VARIANT")
        // Since 1.52 espeak-ng also reads the Shavian alphabet.
        #expect(
            words.filter { $0.hasPrefix("English") && !$0.contains("Shavian") } == [
                "English (Caribbean) en-029 none", "English (Great Britain) en-GB none",
                "English (Scotland) en-GB-SCOTLAND none", "English (Lancaster) en-GB-X-GBCLAN none",
                "English (West Midlands) en-GB-X-GBCWMD none", "English (Received Pronunciation) en-GB-X-RP none",
                "English (America) en-US none", "English (America, New York City) en-US-NYC none",
            ])
        #expect(Set(words).count == words.count)
    }
}
