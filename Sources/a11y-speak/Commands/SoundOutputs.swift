// SPDX-License-Identifier: MIT

import ArgumentParser
import ClientConnection
import Exploring
import Glibc
import Sonification

/// The files that a table's sound is written to.
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

    /// Nothing is written: it is played.
    var isEmpty: Bool { paths.isEmpty }

    private var paths: [String] { [wav, vtt, midi, picture].compactMap(\.self) }

    /// - Parameter printsJSON: whether standard output is taken.
    /// - Throws: a `ValidationError` when there is one place for two things.
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

    /// All of it is made before anything is written.
    /// - Throws: ``NotDone`` when it cannot be made or written.
    func write(_ sound: TableSound) throws(NotDone) {
        if [wav, midi].contains("-"), isatty(STDOUT_FILENO) == 1 {
            throw NotDone("Standard output is a terminal, which cannot play sound: '--wav - | aplay' plays it.")
        }
        var made: [(path: String, bytes: [UInt8])] = []
        if let wav { made.append((wav, try sound.wave())) }
        if let vtt { made.append((vtt, Array(CueFile(SoundCaptions(sound).cues).text.utf8))) }
        if let midi { made.append((midi, try sound.midi())) }
        if let picture { made.append((picture, Array(sound.picture.utf8))) }
        for (path, bytes) in made { try OutputFile(path: path).write(bytes) }
    }
}
