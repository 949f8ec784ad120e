// SPDX-License-Identifier: GPL-3.0-or-later

/// The destination of the sound that `--sink` names.
enum SinkChoice: Equatable, Sendable {
    /// The user's sound server, or else a sound card; without either nothing is heard, and every receipt says why.
    case auto
    /// A PulseAudio (or PipeWire) server, and one of its sinks by name.
    case pulse(sink: String?)
    /// A sound card without a server, by ALSA's name for it.
    case alsa(device: String?)
    case wav(path: String)
    /// No output, at the pace of a real device.
    case null

    static let syntax = "auto, pulse, pulse:NAME, alsa, alsa:NAME, wav:PATH or null"

    static func problem(with name: String) -> String { "\"\(name.prefix(60))\" is no sink: use \(syntax)" }

    init?(_ text: String) {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        switch (parts[0], parts.count == 2 ? parts[1] : nil) {
        case ("auto", nil): self = .auto
        case ("null", nil): self = .null
        case ("pulse", nil): self = .pulse(sink: nil)
        case ("pulse", let name?) where !name.isEmpty: self = .pulse(sink: name)
        case ("alsa", nil): self = .alsa(device: nil)
        case ("alsa", let name?) where !name.isEmpty: self = .alsa(device: name)
        case ("wav", let path?) where !path.isEmpty: self = .wav(path: path)
        default: return nil
        }
    }

    /// The text that `--sink` accepts for it.
    var text: String {
        switch self {
        case .auto: "auto"
        case .pulse(let sink): sink.map { "pulse:\($0)" } ?? "pulse"
        case .alsa(let device): device.map { "alsa:\($0)" } ?? "alsa"
        case .wav(let path): "wav:\(path)"
        case .null: "null"
        }
    }
}

extension SinkChoice {
    /// Opens it.
    /// - Parameter leadIn: milliseconds of silence that wake the device after a rest.
    /// - Throws: ``WAVFile/WriteError``.
    func open(sampleRate: Int, leadIn: Int) throws(WAVFile.WriteError) -> any AudioSink {
        switch self {
        case .auto:
            FallbackSink(
                PulseSink(sampleRate: sampleRate, sinkName: nil, leadIn: leadIn),
                orElse: ALSASink(sampleRate: sampleRate, device: nil, leadIn: leadIn))
        case .pulse(let sink):
            PulseSink(sampleRate: sampleRate, sinkName: sink, leadIn: leadIn)
        case .alsa(let device):
            ALSASink(sampleRate: sampleRate, device: device, leadIn: leadIn)
        case .wav(let path):
            RealTimeSink(
                tape: try WAVFile(path: path, sampleRate: sampleRate), sampleRate: sampleRate, clock: ContinuousClock())
        case .null:
            RealTimeSink(tape: NullTape(), sampleRate: sampleRate, clock: ContinuousClock())
        }
    }
}
