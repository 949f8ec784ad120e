// SPDX-License-Identifier: GPL-3.0-or-later

/// The destination of the sound that `--sink` names.
package enum SinkChoice: Equatable, Sendable {
    /// The user's sound server, or else a sound card. Without either, nothing is heard, and every receipt gives the
    /// reason.
    case auto
    /// A PipeWire server, and one of its sinks by name.
    case pipeWire(sink: String?)
    /// A PulseAudio server, or PipeWire's for PulseAudio's clients, and one of its sinks by name.
    case pulse(sink: String?)
    /// A sound card without a server, by ALSA's name for it.
    case alsa(device: String?)
    case wav(path: String)
    /// No output, at the pace of a real device.
    case null

    package static let syntax = "auto, pipewire, pipewire:NAME, pulse, pulse:NAME, alsa, alsa:NAME, wav:PATH or null"

    package static func problem(with name: String) -> String { "\"\(name.prefix(60))\" is not a sink: use \(syntax)" }

    package init?(_ text: String) {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        switch (parts[0], parts.count == 2 ? parts[1] : nil) {
        case ("auto", nil): self = .auto
        case ("null", nil): self = .null
        case ("pipewire", nil): self = .pipeWire(sink: nil)
        case ("pipewire", let name?) where !name.isEmpty: self = .pipeWire(sink: name)
        case ("pulse", nil): self = .pulse(sink: nil)
        case ("pulse", let name?) where !name.isEmpty: self = .pulse(sink: name)
        case ("alsa", nil): self = .alsa(device: nil)
        case ("alsa", let name?) where !name.isEmpty: self = .alsa(device: name)
        case ("wav", let path?) where !path.isEmpty: self = .wav(path: path)
        default: return nil
        }
    }

    /// The choice in the syntax of `--sink`.
    package var text: String {
        switch self {
        case .auto: "auto"
        case .pipeWire(let sink): sink.map { "pipewire:\($0)" } ?? "pipewire"
        case .pulse(let sink): sink.map { "pulse:\($0)" } ?? "pulse"
        case .alsa(let device): device.map { "alsa:\($0)" } ?? "alsa"
        case .wav(let path): "wav:\(path)"
        case .null: "null"
        }
    }
}

/// The sink for speech, and ways to open further sinks.
package struct Sinks: Sendable {
    package let speech: any AudioSink
    /// Opens another sink of the same choice, for live sound.
    package let second: @Sendable () -> any AudioSink
    /// Opens a sink that a rule names; nil when everything goes into one recording.
    package var named: (@Sendable (SinkChoice) -> any AudioSink)?
}

extension SinkChoice {
    /// Opens the sink for speech.
    /// - Parameters:
    ///   - leadIn: milliseconds of silence that wake the device after a rest.
    ///   - environment: if it names a PulseAudio server, that server is used instead of PipeWire.
    /// - Throws: ``WAVFile/WriteError``.
    package func open(sampleRate: Int, leadIn: Int, environment: [String: String]) throws(WAVFile.WriteError) -> Sinks {
        let places = SinkPlaces(sampleRate: sampleRate, leadIn: leadIn, environment: environment)
        if case .wav(let path) = self {
            let tape = SharedTape(
                file: try WAVFile(path: path, sampleRate: sampleRate), sampleRate: sampleRate, clock: ContinuousClock())
            return Sinks(speech: places.recording(tape.track(0))) { places.recording(tape.track(1)) }
        }
        let named: @Sendable (SinkChoice) -> any AudioSink = { places.device($0) }
        return Sinks(speech: places.device(self), second: { places.device(self) }, named: self == .null ? nil : named)
    }
}

/// Opens devices, which may appear and disappear.
private struct SinkPlaces: Sendable {
    let sampleRate: Int
    let leadIn: Int
    let environment: [String: String]

    func device(_ choice: SinkChoice) -> any AudioSink {
        switch choice {
        case .auto: automatic
        case .pipeWire(let sink): pipeWire(sink)
        case .pulse(let sink): pulse(sink)
        case .alsa(let device): alsa(device)
        case .wav, .null: recording(NullTape())
        }
    }

    func recording(_ tape: any Tape) -> any AudioSink {
        RealTimeSink(tape: tape, sampleRate: sampleRate, clock: ContinuousClock())
    }

    private var automatic: any AudioSink {
        let server = LazySink("pulse") { [self] in pulse(nil) }
        // A server that answers and has no device would be found again behind ALSA's default device.
        let card = ALSASink(sampleRate: sampleRate, device: nil, leadIn: leadIn) { server.hasServer }
        let withoutPipeWire = FallbackSink(server, orElse: card)
        let namesPulse = !(environment["PULSE_SERVER"] ?? "").isEmpty
        return namesPulse ? withoutPipeWire : FallbackSink(pipeWire(nil), orElse: withoutPipeWire)
    }

    func pipeWire(_ sink: String?) -> LazySink {
        LazySink(sink.map { "pipewire:\($0)" } ?? "pipewire") { [self] () throws(LazySink.Missing) in
            guard PipeWirePlace(environment: environment).isThere else {
                throw LazySink.Missing(reason: "there is no PipeWire server")
            }
            return try PipeWireSink(sampleRate: sampleRate, sinkName: sink, leadIn: leadIn)
        }
    }

    func pulse(_ sink: String?) -> PulseSink { PulseSink(sampleRate: sampleRate, sinkName: sink, leadIn: leadIn) }

    func alsa(_ device: String?) -> ALSASink { ALSASink(sampleRate: sampleRate, device: device, leadIn: leadIn) }
}
