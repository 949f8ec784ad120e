// SPDX-License-Identifier: MIT

import ArgumentParser
import ClientConnection
import FoundationEssentials

/// `listen`: reports the contents of a recording, and differences from the expected speech.
struct ListenCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "listen", "Recognises the words of a recording, and compares them with the expected ones.",
        examples: [
            "a11y-speak listen app.wav": "prints the words",
            "a11y-speak listen app.wav --expect-file app.vtt": "compares them with captions",
        ],
        notes: "PocketSphinx recognises words where it is installed, best in the voice en-us+klatt4 at 175 words a "
            + "minute. Exits with 1, and prints the difference, when the words differ.")

    @OptionGroup var connection: ConnectionOptions

    @Argument(help: "A WAV file, or any that libsndfile reads.", completion: .file())
    var file: String?

    @Option(
        defaultAsFlag: "@DEFAULT_MONITOR@",
        help: ArgumentHelp(
            "Record what a sink of the sound server plays, until it has been quiet for 3 seconds.", valueName: "sink"))
    var monitor: String?

    @Option(help: ArgumentHelp("Record for this many seconds.", valueName: "n"))
    var seconds: Double?

    @Option(help: ArgumentHelp("An announcement that must be heard; may be given again, in order.", valueName: "text"))
    var expect: [String] = []

    @Option(
        help: ArgumentHelp("Captions (WebVTT) or lines of text that must be heard.", valueName: "file"),
        completion: .file())
    var expectFile: String?

    @Option(help: ArgumentHelp("The silence between two stretches of sound; default 0.25.", valueName: "seconds"))
    var gap = 0.25

    func validate() throws {
        guard (file == nil) != (monitor == nil) else { throw ValidationError("name a FILE, or a sink with --monitor") }
        guard seconds == nil || monitor != nil else { throw ValidationError("--seconds goes with --monitor") }
        guard (seconds ?? 1) > 0, (seconds ?? 1) <= 3600 else {
            throw ValidationError("--seconds must be above 0 and at most 3600")
        }
        guard gap > 0, gap <= 60 else { throw ValidationError("--gap must be above 0 and at most 60") }
        guard expect.isEmpty || expectFile == nil else {
            throw ValidationError("give --expect or --expect-file, not both")
        }
        if let path = expect.first(where: { $0.contains("/") && FileManager.default.fileExists(atPath: $0) }) {
            throw ValidationError("--expect takes the words themselves; for those of a file: --expect-file \(path)")
        }
    }

    func run() throws {
        let expected = try self.expected()
        let recording = try self.recording()
        let stretches = Stretch.all(in: recording.samples, rate: recording.rate, gap: gap)
        let words = try self.words(recording, stretches, expected ?? [])
        let heard = stretches.enumerated().map { index, stretch in
            ListenReport.Heard(
                start: stretch.start, end: stretch.end, pan: recording.pan(of: stretch),
                text: words.map { $0[index].joined(separator: " ") })
        }
        let report = ListenReport(
            length: recording.length, loudness: recording.loudness, peak: recording.level.peak,
            clipped: recording.level.clipped,
            heard: heard, complaints: try expected.map { try complaints($0, stretches, words) })
        if connection.json {
            StandardOutput.json(report)
        } else {
            report.lines.forEach(StandardOutput.line)
        }
        guard let count = report.complaints?.count, count > 0 else { return }
        let differences = count == 1 ? "1 difference" : "\(count) differences"
        let sentence = "\(file ?? "The recording") is not as expected: \(differences)."
        throw CommandFailure(words == nil ? sentence : "\(sentence) \(Self.advice)")
    }

    /// The conditions under which recognition is reliable.
    static let advice =
        "The recognizer mishears most voices, even the default voice. It understands the voice en-us+klatt4 at 175 words "
        + "a minute: use say --voice, or configure in a file of events."

    /// The speech that the recording should contain; nil when none is given.
    /// - Throws: ``CommandFailure`` for a file that cannot be read.
    private func expected() throws -> [ExpectedSpeech]? {
        guard let expectFile else { return expect.isEmpty ? nil : expect.map { ExpectedSpeech($0) } }
        guard let data = try? Data(contentsOf: URL(filePath: expectFile)) else {
            throw CommandFailure("\(expectFile) cannot be read.")
        }
        guard let text = String(validating: data, as: UTF8.self) else {
            throw CommandFailure("\(expectFile) is not text in UTF-8.")
        }
        return ExpectedSpeech.all(in: text)
    }

    /// Reads the file, or records the sink's sound in real time.
    private func recording() throws -> Recording {
        if let file { return try Recording(path: file) }
        let sink = monitor == "@DEFAULT_MONITOR@" ? nil : monitor
        let frames = try MonitorRecording(sink: sink, seconds: seconds).record()
        return try Recording(frames, channels: MonitorRecording.channels, rate: MonitorRecording.rate)
    }

    /// - Returns: nil when no recognizer is installed.
    private func words(
        _ recording: Recording, _ stretches: [Stretch], _ expected: [ExpectedSpeech]
    ) throws -> [[String]]? {
        guard let recogniser = Recognizer() else {
            StandardOutput.error(
                "a11y-speak: No recognizer is installed (pocketsphinx and pocketsphinx-en-us), so no words are compared."
            )
            return nil
        }
        // The recognizer needs silence around a sentence to find its ends.
        let silence = [Int16](repeating: 0, count: Recognizer.rate * 4 / 10)
        let parts = stretches.map { silence + recording.samples($0.start...$0.end, at: Recognizer.rate) + silence }
        return try recogniser.words(in: parts, ListeningGrammar(expected))
    }

    /// Compares words when a recognizer is installed, else times.
    private func complaints(
        _ expected: [ExpectedSpeech], _ stretches: [Stretch], _ words: [[String]]?
    ) throws -> [SpeechComparison.Complaint] {
        if let words {
            // A stretch without recognized words counts as an unexpected word.
            let heard = zip(stretches, words).map { (start: $0.start, words: $1.isEmpty ? ["?"] : $1) }
            return SpeechComparison(expected: expected, heard: heard).complaints
        }
        guard expected.allSatisfy({ $0.time != nil }) else {
            throw CommandFailure("Without a recognizer only captions with times can be compared: give a WebVTT file.")
        }
        return TimeComparison(expected: expected, heard: stretches).complaints
    }
}
