// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import ClientConnection
import Exploring
import Sonification
import Tables

/// `sonify`: a table as sound, played in the daemon's queue or written to files.
struct SonifyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "sonify", "Plays a table as tones, or writes sound, captions, MIDI and a picture.",
        examples: [
            "a11y-speak sonify data.csv --duration 5": "five seconds of sound",
            "a11y-speak sonify data.csv --wav data.wav": "a file; needs no daemon",
        ],
        notes: "A higher value has a higher pitch; time runs from left to right; a gap is noise. The daemon plays "
            + "it in its queue, and Control-C cuts it. With an output it is written and not played; one output "
            + "may be - for standard output.")

    @OptionGroup var connection: ConnectionOptions

    @Argument(
        help: "CSV, TSV, JSON, HTML, Markdown, columns or pairs, as explore reads them; - for standard input.",
        completion: .file())
    var file: String

    @OptionGroup(title: "Outputs") var outputs: SoundOutputs

    @Option(help: ArgumentHelp("How it sounds: notes, glide, contour (a tick a step of y) or compare."))
    var mode = ScoreRequest.Mode.notes

    @Option(help: ArgumentHelp("How long each series takes, 0.1 to 600; at most 4 unless given.", valueName: "seconds"))
    var duration: Double?

    @Flag(help: "All series at once, each in its place and timbre, instead of one after the other.")
    var together = false

    @Option(help: ArgumentHelp("Only this series; may be given again.", valueName: "name"))
    var series: [String] = []

    @Option(
        help: ArgumentHelp("Only from this place of the x axis on: a number, a name or a date.", valueName: "place"))
    var from: String?

    @Option(help: ArgumentHelp("Only up to this place; 1974 is all of that year.", valueName: "place"))
    var to: String?

    @Option(
        help: ArgumentHelp("The lowest and the highest pitch in hertz; your own unless given.", valueName: "low-high"))
    var band: String?

    @Option(help: "The words for each column: none, before (its name) or around (its ends and its course).")
    var words: ChartSound.Words?

    @Option(help: "after: takes its turn among announcements. under: plays beneath speech, softer, without words.")
    var lane = SoundLane.after

    @Option(help: "How urgent it is: high, message, default, low, notification or progress.")
    var priority = AnnouncementPriority.default

    @OptionGroup(title: "How to read the table, if it is not recognized") var table: TableArguments

    func validate() throws {
        if let duration, !(0.1...600).contains(duration) {
            throw ValidationError("--duration must be from 0.1 to 600 seconds")
        }
        if together, mode == .compare {
            throw ValidationError("--mode compare plays its series by turns: leave out --together")
        }
        if lane == .under, words != nil, words != ChartSound.Words.none {
            throw ValidationError("--lane under has no words, because speech is heard over it: leave out --words")
        }
        _ = try choices()
        try outputs.check(printsJSON: connection.json)
    }

    func run() async throws {
        let read: TableChart
        do {
            read = try await TableFile.load(file, table.options)
        } catch {
            throw CommandFailure(error.description)
        }
        let sound = try TableSound(read.chart, file: TableFile.name(of: file), choices())
        if outputs.isEmpty {
            if let note = read.notes.first { StandardOutput.error("a11y-speak: \(note)") }
            let turn = QueuedSound(
                sound: sound, choices: try choices(), words: words ?? .before, lane: lane, priority: priority)
            return try await turn.play(over: connection)
        }
        try outputs.write(sound)
        if connection.json {
            StandardOutput.json(SoundReport(sound, remarks: read.notes))
        } else if let note = read.notes.first {
            StandardOutput.error("a11y-speak: \(note)")
        }
    }

    /// - Throws: a `ValidationError` for an invalid band of pitches.
    func choices() throws -> SoundChoices {
        var choices = SoundChoices(mode: mode, seconds: duration, isTogether: together, series: series)
        (choices.from, choices.to) = (from, to)
        guard let band else { return choices }
        let ends = band.split(separator: "-", omittingEmptySubsequences: false).map { Double($0) }
        guard ends.count == 2, let lowest = ends[0], let highest = ends[1] else {
            throw ValidationError("--band must be two pitches in hertz, such as 220-1760, not '\(band)'")
        }
        do {
            choices.band = try PitchBand(lowest: lowest, highest: highest)
        } catch {
            throw ValidationError("--band: \(error.description)")
        }
        return choices
    }
}

extension ScoreRequest.Mode: ExpressibleByArgument {}
extension ChartSound.Words: ExpressibleByArgument {}
extension SoundLane: ExpressibleByArgument {}
