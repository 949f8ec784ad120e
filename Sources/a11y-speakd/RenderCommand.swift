// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import AudioSinks
import FoundationEssentials
import Glibc
import NIOPosix
import Synthesis

/// `render`: renders a file of events as sound and captions.
struct RenderCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Renders a file of events as sound and captions, faster than real time.",
        discussion: "EVENTS are JSON lines as 'a11y-speak send' takes them; \"at\" is the second at which one is sent. "
            + "Exits with 1 when a line was refused or an announcement failed.")

    @ParentCommand var parent: A11ySpeakd

    @Argument(help: "A file of JSON lines; - for standard input.")
    var events: String

    @Option(name: .shortAndLong, help: ArgumentHelp("The sound, a WAV file.", valueName: "file"))
    var output: String

    @Option(
        help: ArgumentHelp(
            "The captions, WebVTT; default: beside the sound, with its name and .vtt.", valueName: "file"))
    var captions: String?

    @Flag(help: "Print replies and events as JSON lines; times are seconds from the start.")
    var json = false

    @Option(help: ArgumentHelp("The folder that holds voices/.", valueName: "dir"))
    var dataDir: String?

    func validate() throws {
        guard captionsPath != output else { throw ValidationError("the sound and the captions cannot be one file") }
    }

    private var captionsPath: String {
        if let captions { return captions }
        let folder = output.lastIndex(of: "/").map { output[...$0] } ?? ""
        let name = output.dropFirst(folder.count)
        // A dot at the beginning of a name starts no extension.
        let stem = name.lastIndex(of: ".").flatMap { $0 > name.startIndex ? name[..<$0] : nil } ?? name
        return "\(folder)\(stem).vtt"
    }

    func run() async throws {
        let file = try EventFile(path: events)
        let voices = UserVoices(
            dataDir: dataDir ?? parent.options.dataDir, environment: ProcessInfo.processInfo.environment)
        let styles = try voices.styles()
        let espeak = try await WorkerSynthesizer.start()
        var choice = voices.choice(of: espeak.catalog, styles)
        let synthesizer = await engines(beside: espeak, choice)
        choice.catalog = synthesizer.catalog
        let voice = choice
        // The loop waits for the synthesizer, so this needs a thread that may block.
        let thread = NIOThreadPool(numberOfThreads: 1)
        thread.start()
        let problems = try await thread.runIfActive { try render(file, voice, synthesizer) }
        guard problems.isEmpty else {
            throw RenderError(problems.map { "\(file.name): \($0)" }.joined(separator: "\na11y-speakd: "))
        }
    }

    /// Starts all engines of the settings, and leaves out those that fail to start.
    private func engines(beside espeak: WorkerSynthesizer, _ choice: VoiceChoice) async -> EngineSynthesizer {
        let environment = ProcessInfo.processInfo.environment
        let settings = DaemonSettings(config: parent.options.config, dataDir: nil, environment: environment)
        var running: [String: WorkerSynthesizer] = [:]
        for engine in settings.engines { running[engine.name] = try? await WorkerSynthesizer.start(engine) }
        return EngineSynthesizer(espeak, running: running, native: choice.own)
    }

    /// - Returns: the problems with the events.
    private func render(
        _ events: EventFile, _ voices: VoiceChoice, _ synthesizer: any Synthesizer
    ) throws -> [String] {
        let (sound, text) = (try RenderedFile(path: output), try RenderedFile(path: captionsPath))
        defer { [sound, text].forEach { $0.discard() } }
        let file = try WAVFile(path: sound.draft, sampleRate: synthesizer.sampleRate)
        let rendering = Rendering(voices: voices, synthesizer: synthesizer, file: file)
        if json { rendering.sendLine = { Self.print($0) } }
        var progress = RenderProgress()
        rendering.progress = { progress.reached($0) }
        try rendering.play(events)
        progress.end()
        try file.flush()
        try text.write(rendering.captions.text)
        try sound.publish()
        try text.publish()
        return rendering.problems
    }

    private static func print(_ line: [UInt8]) {
        var rest = line[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }
}

extension Rendering {
    /// Connects the daemon's parts to a virtual loop.
    convenience init(voices: VoiceChoice, synthesizer: any Synthesizer, file: WAVFile) {
        let loop = VirtualLoop()
        let sink = VirtualSink(file: file, sampleRate: synthesizer.sampleRate, loop: loop)
        let tones = VirtualTones(beside: file, sampleRate: synthesizer.sampleRate, loop: loop)
        let clients = Assembly(loop: loop, time: .virtual(loop), onScoreThread: { loop.execute($0) })
            .clients(voices, InstantSynthesizer(synthesizer, loop: loop), sink) { report in
                tones.report = report
                return tones
            }
        self.init(loop: loop, sink: sink, tones: tones, clients: clients)
    }
}
