// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser

/// `say`: announces one text, or standard input.
struct SayCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "say", "Speaks a text.",
        examples: [
            #"a11y-speak say "Build finished""#: "returns at once",
            "llm prompt | a11y-speak say --stream": "speaks sentence by sentence",
            #"a11y-speak say --wait -P high "Fire alarm""#: "interrupts, and waits for the end",
        ],
        notes: "Without TEXT, or with -, it reads the text from standard input. Options of one letter are "
            + "spd-say's.")

    @OptionGroup var connection: ConnectionOptions
    @OptionGroup var speech: SpeechOptions

    @Flag(help: "Wait for other announcements of priority default instead of cutting them.")
    var queue = false

    @Flag(help: "Cut the text that this terminal or script spoke before, too.")
    var newest = false

    @Option(help: "A newer announcement of the same slot replaces one that waits.")
    var slot: String?

    @Option(help: ArgumentHelp("How long it may wait before it is not worth saying.", valueName: "seconds"))
    var expires: Double?

    @Option(parsing: .unconditional, help: "Words per minute, 80 to 2000.")
    var rate: Int?

    @Option(parsing: .unconditional, help: "0 to 100; 50 is the voice's own.")
    var pitch: Int?

    @Option(parsing: .unconditional, help: "How lively the melody is, 0 to 100; 50 is the voice's own.")
    var pitchRange: Int?

    @Option(parsing: .unconditional, help: "0 to 100.")
    var volume: Int?

    @Option(parsing: .unconditional, help: "Where it sounds: -1 is left, 0 the middle, 1 right.")
    var pan: Double?

    @Flag(help: "Spoken, but never logged, captioned or kept.")
    var sensitive = false

    @OptionGroup var kind: TextKindOptions

    @Flag(help: "Speak standard input by whole sentences, as they arrive.")
    var stream = false

    @OptionGroup(title: "Speech Dispatcher's numbers") var letters: DispatcherLetters

    func validate() throws {
        if !speech.text.isEmpty, !speech.isEnough, !speech.character, !speech.key,
            speech.text.allSatisfy({ $0.allSatisfy(\.isWhitespace) })
        {
            throw ValidationError("there is nothing to say: the text is empty")
        }
        guard kind.kind == nil || !(speech.ssml || speech.character || speech.key) else {
            throw ValidationError("--as describes a text: leave out -x, -c and -k")
        }
        guard !(newest && queue) else { throw ValidationError("--newest and --queue exclude each other: give one") }
        guard !stream || (speech.text.isEmpty || speech.text == ["-"]) && !speech.pipeMode else {
            throw ValidationError("--stream speaks standard input: leave out the text and -e")
        }
        let twice = [
            ("r", letters.rate, "rate", rate), ("p", letters.pitch, "pitch", pitch),
            ("R", letters.pitchRange, "pitch-range", pitchRange), ("i", letters.volume, "volume", volume),
        ].first { $0.1 != nil && $0.3 != nil }
        if let twice {
            throw ValidationError("-\(twice.0) and --\(twice.2) exclude each other: give one")
        }
    }

    func run() async throws { try await saying.run() }

    var saying: Saying {
        var delivery = speech.delivery
        delivery.rate = rate
        delivery.pitch = pitch
        delivery.pitchRange = pitchRange
        delivery.volume = volume
        delivery.pan = pan
        var template = AnnounceRequest(
            text: "", queue: queue, slot: slot, expires: expires, isSensitive: sensitive,
            delivery: letters.over(delivery))
        if !newest { template.sequence = SpokenSequence.current() }
        return Saying(
            options: speech, connection: connection, template: template,
            program: "a11y-speak", kind: kind, isStream: stream, fallsBack: false)
    }
}
