// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Synchronization

/// A synthesizer for a virtual loop: what it makes takes no time there, however long it takes.
///
/// It makes an utterance when all else of the instant is done, and the loop waits for it. One that was stopped in the
/// instant in which it was asked for is never made; so the synthesizer is asked the same each time a file is rendered,
/// and makes the same of it.
final class InstantSynthesizer: Synthesizer {
    private let synthesizer: any Synthesizer
    private let loop: VirtualLoop

    init(_ synthesizer: any Synthesizer, loop: VirtualLoop) {
        self.synthesizer = synthesizer
        self.loop = loop
    }

    var name: String { synthesizer.name }
    var sampleRate: Int { synthesizer.sampleRate }
    var catalog: VoiceCatalog { synthesizer.catalog }

    func synthesize(_ pieces: UtterancePieces, as id: UtteranceID, into output: any SynthesisOutput) {
        loop.execute { [synthesizer] in
            guard output.isWanted else { return output.ended(.stopped) }
            let whole = WholeOutput(output)
            synthesizer.synthesize(pieces, as: id, into: whole)
            // Here, on the loop's own thread.
            output.ended(whole.wait())
        }
    }

    /// What has been made is the output's own affair, and nothing else is under way.
    func stop(_ id: UtteranceID) {}
}

/// Passes on what is made, and keeps its end for who waits.
private final class WholeOutput: SynthesisOutput {
    private let output: any SynthesisOutput
    private let end = Mutex(SynthesisEnd.stopped)
    private let isDone = DispatchSemaphore(value: 0)

    init(_ output: any SynthesisOutput) {
        self.output = output
    }

    var isWanted: Bool { output.isWanted }

    func begins(_ piece: Utterance) { output.begins(piece) }

    func samples(_ samples: UnsafeBufferPointer<Int16>) -> Bool { output.samples(samples) }

    func word(at offset: Int, sample: Int) { output.word(at: offset, sample: sample) }

    func ended(_ end: SynthesisEnd) {
        self.end.withLock { $0 = end }
        isDone.signal()
    }

    func wait() -> SynthesisEnd {
        isDone.wait()
        return end.withLock { $0 }
    }
}
