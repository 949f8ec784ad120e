// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import DaemonProtocol
import Sonification
import Testing

@testable import Exploring
@testable import Tables
@testable import a11y_speak

@Suite("Parsing of command lines")
struct CommandParsingTests {
    private func parse<Command: ParsableCommand>(_ line: String, as type: Command.Type) throws -> Command {
        try #require(try A11ySpeak.parseAsRoot(Self.arguments(line)) as? Command)
    }

    private static func arguments(_ line: String) throws -> [String] {
        try CommandRoute.arguments(
            ["a11y-speak"] + line.split(separator: " ").map(String.init), commands: A11ySpeak.commandNames)
    }

    /// The exit code and the sentence of a mistake.
    private func mistake(_ line: String) -> String {
        do {
            _ = try A11ySpeak.parseAsRoot(Self.arguments(line))
            return "taken"
        } catch {
            return A11ySpeak.message(for: error)
        }
    }

    @Test(
        arguments: [
            ("cancel", .all), ("cancel all", .all), ("cancel current", .current), ("cancel 12", .announcement(12)),
        ]
            as [(String, CancelTarget)])
    func `cancel takes all, the current one or a number`(line: String, target: CancelTarget) throws {
        #expect(try parse(line, as: CancelCommand.self).what == target)
    }

    @Test func `perform names an action and its element`() throws {
        let own = try parse("perform save Archive --client editor", as: PerformCommand.self)
        #expect(try own.request() == PerformRequest(.custom("Archive"), element: "save", client: "editor"))
        let scroll = try parse("perform list scroll --direction next", as: PerformCommand.self)
        #expect(try scroll.request() == PerformRequest(.scroll(.next), element: "list"))
        let activate = try parse("perform save activate", as: PerformCommand.self)
        #expect(try activate.request() == PerformRequest(.activate, element: "save"))
    }

    @Test func `configure sends the given settings, and no others`() throws {
        let none = try parse("configure", as: ConfigureCommand.self)
        #expect(try none.request() == ConfigureRequest())
        let some = try parse(
            "configure --rate 200 --pitch 40 --volume 90 --pan -0.5 --voice alert -l de --punctuation most --verbosity high "
                + "--silent hint,position --digest-interval 7 --identifiers short --typing words",
            as: ConfigureCommand.self)
        var delivery = Delivery(language: "de", voice: "alert", rate: 200, pitch: 40, volume: 90, pan: -0.5)
        (delivery.punctuation, delivery.identifiers, delivery.typing) = (.most, .short, .words)
        #expect(
            try some.request()
                == ConfigureRequest(
                    delivery: delivery, verbosity: .high, switchedOff: [.hint, .position], digestInterval: 7))
    }

    @Test func `an empty list of silent parts announces all parts`() throws {
        let command = try #require(try A11ySpeak.parseAsRoot(["settings", "set", "--silent", ""]) as? ConfigureCommand)
        #expect(try command.request() == ConfigureRequest(switchedOff: []))
    }

    @Test(arguments: [
        ("--verbosity loud", "there is no verbosity 'loud': low, medium or high"),
        ("--silent hint,colour", "'colour' cannot be silent: "),
    ])
    func `configure names what it does not know`(options: String, sentence: String) throws {
        let command = try parse("configure \(options)", as: ConfigureCommand.self)
        #expect {
            _ = try command.request()
        } throws: {
            A11ySpeak.message(for: $0).contains(sentence)
        }
    }

    @Test func `watch, explore, doctor and send have their flags`() throws {
        let watch = try parse("watch --plain --high-contrast", as: WatchCommand.self)
        #expect(watch.plain && watch.highContrast && !watch.connection.json)
        let explore = try parse("explore a.csv --x time --plain", as: ExploreCommand.self)
        #expect(explore.file == "a.csv" && explore.table.options.x == "time" && explore.plain && !explore.highContrast)
        #expect(try parse("explore - --live-sound", as: ExploreCommand.self).liveSound && !explore.liveSound)
        #expect(try parse("doctor --silent --json", as: DoctorCommand.self).silent)
        let send = try parse("send", as: SendCommand.self)
        #expect(send.file == "-" && !send.wait && !send.plain)
        #expect(try parse("send in.jsonl -w --plain", as: SendCommand.self).file == "in.jsonl")
        #expect(try parse("history -n 3", as: HistoryCommand.self).limit == 3)
        #expect(try parse("explain 41", as: ExplainCommand.self).announcement == .one(41))
        #expect(try parse("explain", as: ExplainCommand.self).announcement == .latest)
        #expect(try parse("status --prometheus", as: StatusCommand.self).prometheus)
        #expect(try parse("voices de", as: VoicesCommand.self).spoken == "de")
        #expect(try parse("voices --lang de", as: VoicesCommand.self).language == "de")
    }

    @Test func `sonify has its choices, and reads tables as explore does`() throws {
        let command = try parse(
            "sonify a.csv --x time --wav - --mode glide --duration 5 --series a --series b --from 1974 --to 1975-05 "
                + "--band 300-1200", as: SonifyCommand.self)
        var choices = SoundChoices(mode: .glide, seconds: 5, series: ["a", "b"], from: "1974", to: "1975-05")
        choices.band = try PitchBand(lowest: 300, highest: 1200)
        #expect(try command.choices() == choices)
        #expect(command.file == "a.csv" && command.table.options.x == "time" && command.outputs.wav == "-")
        #expect(try parse("sonify - --midi a.mid --together", as: SonifyCommand.self).together)
        #expect(try parse("sonify a.csv --lane under --words none", as: SonifyCommand.self).lane == .under)
        #expect(command.lane == .after && command.words == nil)
    }

    @Test func `the daemon's own commands get their arguments untouched`() throws {
        let render = try parse("render --json in.jsonl -o out.wav --captions x.vtt", as: RenderCommand.self)
        #expect(render.arguments == ["--json", "in.jsonl", "-o", "out.wav", "--captions", "x.vtt"])
        #expect(try parse("config --check a.toml", as: ConfigCommand.self).arguments == ["--check", "a.toml"])
    }

    /// A line, and a piece of the sentence.
    static let mistakes: [(line: String, piece: String)] = [
        ("cancel some", "'some' is invalid"), ("explain first", "'first' is invalid"), ("perform save", "<action>"),
        ("perform list scroll", "scroll needs a --direction, and no other action takes one"),
        ("perform list activate --direction up", "scroll needs a --direction"),
        (
            "perform list scroll --direction away",
            "there is no direction 'away': left, right, up, down, next or previous"
        ),
        ("voices --engines de", "--engines lists engines alone"),
        ("voices --listen --languages", "--listen lets styles and voices speak"),
        ("voices --listen --variants", "it goes without --languages and --variants"),
        ("history -n many", "'many' is invalid"), ("configure --punctuation loud", "'loud' is invalid"),
        ("explore", "name a FILE, or the program whose chart it is"),
        ("explore a.csv --header --no-header", "give --header or --no-header, not both"),
        ("listen", "name a FILE, or a sink with --monitor"), ("listen a.wav --monitor x", "name a FILE, or a sink"),
        ("listen a.wav --seconds 3", "--seconds goes with --monitor"),
        ("listen --monitor x --seconds 0", "--seconds must be above 0 and at most 3600"),
        ("listen --monitor x --seconds 4000", "--seconds must be above 0 and at most 3600"),
        ("listen a.wav --gap 0", "--gap must be above 0 and at most 60"),
        ("listen a.wav --expect hi --expect-file f", "--expect or --expect-file, not both"),
        ("help sing", "there is no command 'sing'"),
        ("sonify", "<file>"), ("sonify a.csv --words all", "'none', 'before' or 'around'"),
        ("sonify a.csv --lane over", "'after' and 'under'"),
        ("sonify a.csv --lane under --words around", "--lane under has no words"),
        ("sonify a.csv --wav a --midi a", "two outputs are 'a': give them different names"),
        ("sonify a.csv --wav - --vtt -", "only one output can be standard output"),
        ("sonify a.csv --wav - --json", "only one output can be standard output"),
        ("sonify a.csv --wav a --duration 0", "--duration must be from 0.1 to 600 seconds"),
        ("sonify a.csv --wav a --duration 172800", "--duration must be from 0.1 to 600 seconds"),
        ("sonify a.csv --wav a --duration nan", "--duration must be from 0.1 to 600 seconds"),
        ("sonify a.csv --wav a --mode hum", "'notes', 'glide', 'contour' or 'compare'"),
        ("sonify a.csv --wav a --mode compare --together", "leave out --together"),
        ("sonify a.csv --wav a --band low", "--band must be two pitches in hertz, such as 220-1760, not 'low'"),
        ("sonify a.csv --wav a --band 10-500", "give 50 to 4000"),
        ("sonify a.csv --wav a --band 500-9000", "give 50 to 4000"),
        ("sonify a.csv --wav a --band 500-700", "give a highest pitch of 1000.0 or more"),
    ]

    @Test(arguments: mistakes.indices)
    func `a mistake is reported in a sentence`(index: Int) {
        let (line, piece) = Self.mistakes[index]
        let sentence = mistake(line)
        #expect(sentence.contains(piece), "\(line): \(sentence)")
    }

    @Test func `a value that the protocol does not allow is refused in the daemon's words`() throws {
        let wrong: [(Request, String)] = [
            (
                .configure(ConfigureRequest(delivery: Delivery(rate: 5))),
                #""rate" must be a whole number from 80 to 2000."#
            ),
            (
                .announce(AnnounceRequest(text: "a", expires: 0)),
                #""expires" must be more than 0 and at most 86400 seconds."#
            ),
            (.announce(AnnounceRequest(text: " ")), #""text" is empty."#),
        ]
        for (request, sentence) in wrong {
            #expect {
                try request.checkUsage()
            } throws: {
                A11ySpeak.message(for: $0) == sentence
            }
        }
        try Request.announce(AnnounceRequest(text: "a", expires: 1)).checkUsage()
    }

    @Test func `a language is named by --language, --lang and -l, wherever there is one`() throws {
        for line in ["say --lang de x", "say --language de x", "say -l de x"] {
            #expect(try parse(line, as: SayCommand.self).saying.template.delivery.language == "de")
        }
        for line in ["voices --language de", "voices --lang de", "voices -l de"] {
            #expect(try parse(line, as: VoicesCommand.self).language == "de")
        }
        #expect(mistake("voices de -l fr").contains("give --language or a language, not both"))
    }

    @Test func `an empty text is a mistake of the command line, and a blank as a character is none`() throws {
        let empty: (any Error)? = #expect(throws: (any Error).self) { try A11ySpeak.parseAsRoot(["say", ""]) }
        let sentence = empty.map { A11ySpeak.message(for: $0) } ?? ""
        #expect(sentence.contains("there is nothing to say: the text is empty"))
        _ = try A11ySpeak.parseAsRoot(["say", "-c", " "])
    }

    @Test func `repeat takes how many, and explore a file or a program's chart`() throws {
        #expect(try parse("repeat 3", as: RepeatCommand.self).count == 3)
        #expect(mistake("repeat 0").contains("repeat takes 1 to 200, not 0"))
        #expect(try parse("explore --client plot co2", as: ExploreCommand.self).file == "co2")
        #expect(mistake("explore").contains("name a FILE, or the program whose chart it is with --client"))
        #expect(mistake("chart forth").contains("there is no step 'forth': there are first, next,"))
        #expect(mistake("listen x.wav --expect Sources/x").contains("--expect-file") == false)
        #expect(mistake("listen x.wav --expect /etc/passwd").contains("of a file: --expect-file /etc/passwd"))
    }

    @Test func `pronounce knows the table that it writes`() throws {
        #expect(try parse("pronounce nginx x", as: PronounceCommand.self).table == ["pronounce"])
        #expect(
            try parse("pronounce nginx x --lang DE --client kodi", as: PronounceCommand.self).table
                == ["client", "kodi", "pronounce", "de"])
        #expect(mistake("pronounce nginx").contains("give the words to say for 'nginx', or --forget"))
        #expect(mistake("pronounce ** x").contains("there is no word in '**'"))
        #expect(mistake("pronounce").contains("name a word, or list all with --list"))
        #expect(mistake("pronounce nginx --list").contains("--list takes no word"))
        #expect(try parse("settings pronounce --list --lang de", as: PronounceCommand.self).list)
    }
}
