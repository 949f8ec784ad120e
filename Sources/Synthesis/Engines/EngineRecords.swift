// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// How each engine has done since the daemon started.
final class EngineRecords: Sendable {
    private struct Record {
        var utterances = 0
        var failures = 0
        var firstSound = LatencyFigures()
    }

    private let records = Mutex<[String: Record]>([:])
    private let clock = ContinuousClock()

    /// An engine is given a text.
    /// - Returns: the output that it is to speak into.
    func measured(_ output: any SynthesisOutput, of engine: String) -> any SynthesisOutput {
        records.withLock { $0[engine, default: Record()].utterances += 1 }
        let start = clock.now
        return FirstSoundOutput(output) { [self] in
            let time = start.duration(to: clock.now)
            records.withLock { $0[engine, default: Record()].firstSound.record(time) }
        }
    }

    func failed(_ engine: String) { records.withLock { $0[engine, default: Record()].failures += 1 } }

    /// Adds what is known of the engine.
    func fill(_ state: inout EngineState) {
        guard let record = records.withLock({ $0[state.name] }) else { return }
        (state.utterances, state.failures) = (record.utterances, record.failures)
        state.firstSound = record.firstSound
    }
}

/// Passes all on, and tells once that the first sample has come.
private final class FirstSoundOutput: SynthesisOutput {
    private let output: any SynthesisOutput
    private let sounds: @Sendable () -> Void
    private let isOver = Atomic(false)

    init(_ output: any SynthesisOutput, sounds: @escaping @Sendable () -> Void) {
        (self.output, self.sounds) = (output, sounds)
    }

    var isWanted: Bool { output.isWanted }

    func wantsNext() { output.wantsNext() }

    func samples(_ samples: UnsafeBufferPointer<Int16>) -> Bool {
        if !samples.isEmpty, !isOver.exchange(true, ordering: .relaxed) { sounds() }
        return output.samples(samples)
    }

    func word(at offset: Int, sample: Int) { output.word(at: offset, sample: sample) }

    func ended(_ end: SynthesisEnd) { output.ended(end) }
}
