// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch

/// Plays on a PipeWire server, as a part of its graph: nothing lies in the server that could not be silenced. The graph's clock
/// decides which frames count as heard.
///
/// `@unchecked Sendable`: every `var` is touched only with the stream's lock held.
final class PipeWireSink: ServerSink, @unchecked Sendable {
    let stream: PipeWireStream
    private let sampleRate: Int
    /// Silence before the first sound after a rest, in frames: some devices swallow it while they wake up.
    private let leadIn: [StereoFrame]
    let lookout = DispatchQueue(label: "a11y-speakd.sound")
    var playing: PipeWirePlayback?
    var audience = SinkAudience()
    /// The graph stood still when it was to play; that is a suspended device, until it turns again.
    var isStill = false
    /// It was woken for what is to be played next.
    private var isWoken = false

    /// - Parameter leadIn: milliseconds of silence before the first sound after a rest.
    init(sampleRate: Int, sinkName: String?, leadIn: Int = 0) throws(LateSink.Missing) {
        self.sampleRate = sampleRate
        self.leadIn = Array(repeating: .silence, count: sampleRate * max(0, leadIn) / 1000)
        stream = try PipeWireStream(sampleRate: sampleRate, sinkName: sinkName)
        stream.locked {
            stream.onLost = { [unowned self] in lose("the sound stopped: PipeWire says \($0)") }
            stream.onChange = { [unowned self] in deviceChanged() }
            stream.onTurn = { [unowned self] in take(.looked) }
            stream.onAnswer = { [unowned self] in take(.answered) }
        }
    }

    var name: String { stream.locked { "pipewire" + place } }

    /// The sink that it plays to, as `--sink` names it.
    private var place: String {
        guard let wanted = stream.sinkName else {
            return stream.device.flatMap { $0 == PipeWireGraph.dummy ? nil : ":\($0)" } ?? ""
        }
        guard let device = stream.device, device != wanted, !stream.graph.hasSink(named: wanted) else {
            return ":\(wanted)"
        }
        return ":\(device), because there is no sink \(wanted)"
    }

    /// The device wakes while the first frames are made.
    func expect() {
        stream.locked {
            guard stream.isReady, !stream.isActive, obstacle == nil else { return }
            isWoken = true
            stream.setActive(true)
            restLater()
        }
    }

    /// Nothing lies in the server.
    var cutsQuickly: Bool { true }

    /// A cycle takes what it needs, so this is for who is woken late.
    var lead: Duration { .milliseconds(30) }

    func play(_ frames: UnsafeBufferPointer<StereoFrame>, of id: UtteranceID) -> Bool {
        stream.locked {
            var rest = frames[...]
            while isPlaying(id), !rest.isEmpty {
                waitForRoom(id)
                guard isPlaying(id) else { return false }
                let isFirst = playing?.written == 0
                let count = stream.write(UnsafeBufferPointer(rebasing: rest))
                playing?.write(count)
                rest = rest.dropFirst(count)
                if isFirst { take(.looked) }
            }
            return isPlaying(id)
        }
    }

}

/// The methods that run with the lock held.
extension PipeWireSink {
    func playback(_ id: UtteranceID) -> PipeWirePlayback {
        PipeWirePlayback(id, sampleRate: sampleRate, start: stream.written, at: stream.now)
    }

    func begun() {
        stream.cancel(.rest)
        if isWoken || !stream.isActive { playing?.skip(leadIn.withUnsafeBufferPointer { stream.write($0) }) }
        isWoken = false
        stream.mark()
        stream.setActive(true)
    }

    func heard(of playback: PipeWirePlayback) -> Int { playback.heard(stream.progress, at: stream.now) }

    func silence(_ playback: PipeWirePlayback) {
        stream.cut(fading: true)
        end(nil)
    }

    private func waitForRoom(_ id: UtteranceID) {
        while isPlaying(id), stream.ahead > Limit.lead * sampleRate {
            stream.wait(Int64(stream.ahead - Limit.lead * sampleRate) * 1_000_000_000 / Int64(sampleRate))
        }
    }
}
