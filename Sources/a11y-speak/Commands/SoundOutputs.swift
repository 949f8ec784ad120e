// SPDX-License-Identifier: MIT

import ArgumentParser
import ClientConnection
import Exploring
import Glibc
import Sonification

/// The files to which a table's sound is written.
struct SoundOutputs: ParsableArguments {
    @Option(help: ArgumentHelp("The sound, in two channels.", valueName: "out.wav"), completion: .file())
    var wav: String?

    @Option(
        help: ArgumentHelp("The captions: ends and extremes at the times when they are heard.", valueName: "out.vtt"),
        completion: .file())
    var vtt: String?

    @Option(help: ArgumentHelp("The notes, for music programs.", valueName: "out.mid"), completion: .file())
    var midi: String?

    @Option(help: ArgumentHelp("The notes drawn over the data.", valueName: "out.svg"), completion: .file())
    var picture: String?

    /// Whether no file is requested, so that the sound is played.
    var isEmpty: Bool { paths.isEmpty }

    private var paths: [String] { [wav, vtt, midi, picture].compactMap(\.self) }

    /// - Parameter printsJSON: whether the report goes to standard output.
    /// - Throws: a `ValidationError` when two outputs have the same destination.
    func check(printsJSON: Bool) throws {
        guard !isEmpty else { return }
        let all = paths + (printsJSON ? ["-"] : [])
        if let twice = all.first(where: { path in all.count { $0 == path } > 1 }) {
            throw ValidationError(
                twice == "-"
                    ? "only one output can be standard output" : "two outputs are '\(twice)': give them different names"
            )
        }
    }

    /// Prepares all outputs before it writes the first.
    /// - Throws: ``CommandFailure`` when an output cannot be prepared or written.
    func write(_ sound: TableSound) throws(CommandFailure) {
        if [wav, midi].contains("-"), isatty(STDOUT_FILENO) == 1 {
            throw CommandFailure("Standard output is a terminal, which cannot play sound: '--wav - | aplay' plays it.")
        }
        var made: [(path: String, bytes: [UInt8])] = []
        if let wav { made.append((wav, try sound.wave())) }
        if let vtt { made.append((vtt, Array(CueFile(SoundCaptions(sound).cues).text.utf8))) }
        if let midi { made.append((midi, try sound.midi())) }
        if let picture { made.append((picture, Array(sound.picture.utf8))) }
        for (path, bytes) in made { try OutputFile(path: path).write(bytes) }
    }
}
