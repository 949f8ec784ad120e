// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import ClientConnection

/// `spd-say`: Speech Dispatcher's command line, word for word.
struct SpdSayCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "spd-say", abstract: "Accepts the command line of Speech Dispatcher's spd-say.",
        discussion: "The same as a11y-speak without a command, or called by the name spd-say. "
            + "A missing voice or language is reported, and the user's own voice speaks.")

    @OptionGroup var connection: ConnectionOptions
    @OptionGroup var speech: SpeechOptions

    @Option(
        name: [.customShort("r"), .long], parsing: .unconditional,
        help: "-100 to 100.", transform: DispatcherLevel.number)
    var rate: Int?

    @Option(
        name: [.customShort("p"), .long], parsing: .unconditional,
        help: "-100 to 100.", transform: DispatcherLevel.number)
    var pitch: Int?

    @Option(
        name: [.customShort("R"), .long], parsing: .unconditional,
        help: "-100 to 100.", transform: DispatcherLevel.number)
    var pitchRange: Int?

    @Option(
        name: [.customShort("i"), .long], parsing: .unconditional,
        help: "-100 to 100.", transform: DispatcherLevel.number)
    var volume: Int?

    @Flag(name: .customShort("v"), help: "Print the version.")
    var printsVersion = false

    func validate() throws {
        guard printsVersion || speech.isEnough || !speech.text.isEmpty else {
            throw ValidationError("there is nothing to say: give a text, or - for standard input")
        }
    }

    func run() async throws {
        guard !printsVersion else { return StandardOutput.line("spd-say of a11y-speak \(ClientProgram.version)") }
        try await saying.run()
    }

    var saying: Saying {
        var delivery = speech.delivery
        delivery.rate = rate.map(SpeechDispatcherScale.wordsPerMinute)
        delivery.pitch = pitch.map(SpeechDispatcherScale.percent)
        delivery.pitchRange = pitchRange.map(SpeechDispatcherScale.percent)
        delivery.volume = volume.map(SpeechDispatcherScale.percent)
        return Saying(
            options: speech, connection: connection,
            template: AnnounceRequest(text: "", delivery: delivery), program: "spd-say", fallsBack: true)
    }
}
