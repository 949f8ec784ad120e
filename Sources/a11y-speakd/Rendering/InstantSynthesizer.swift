// SPDX-License-Identifier: GPL-3.0-or-later

import AudioSinks
import Dispatch
import NIOCore
import Synchronization
import Synthesis

/// A synthesizer for a virtual loop: synthesis takes no time on the loop's clock, however long it really takes.
///
/// An utterance is made after all other work of the instant, while the loop waits. An utterance that is stopped in the
/// instant of its request is never made. So the synthesizer gets the same requests, and makes the same sound, each time
/// a file is rendered.
final class InstantSynthesizer: Synthesizer {
    private let synthesizer: any Synthesizer
    private let loop: VirtualLoop
    /// The utterance that the loop waits for.
    private let current: NIOLoopBoundBox<UtteranceID?>

    init(_ synthesizer: any Synthesizer, loop: VirtualLoop) {
        self.synthesizer = synthesizer
        self.loop = loop
        current = NIOLoopBoundBox(nil, eventLoop: loop)
    }

    var name: String { synthesizer.name }
    var sampleRate: Int { synthesizer.sampleRate }
    var catalog: VoiceCatalog { synthesizer.catalog }

    func speak(_ first: Utterance, as id: UtteranceID, into output: any SynthesisOutput) {
        loop.execute { [synthesizer, current] in
            guard output.isWanted else { return output.ended(.stopped) }
            current.value = id
            defer { current.value = nil }
            let whole = WholeOutput(output)
            synthesizer.speak(first, as: id, into: whole)
            // The loop's own thread waits here.
            output.ended(whole.wait())
        }
    }

    /// The loop's own thread gives the next piece while the loop waits.
    func append(_ next: Utterance, to id: UtteranceID) {
        if current.value == id { synthesizer.append(next, to: id) }
    }

    /// Stops only the utterance that is being made, which may be waiting for its next piece. The output handles
    /// finished ones.
    func stop(_ id: UtteranceID) {
        if current.value == id { synthesizer.stop(id) }
    }
}

/// Passes the sound on, and keeps the end for the waiting loop.
private final class WholeOutput: SynthesisOutput {
    private let output: any SynthesisOutput
    private let end = Mutex<SynthesisEnd?>(nil)
    /// Signaled when the utterance has ended or needs the next piece.
    private let news = DispatchSemaphore(value: 0)

    init(_ output: any SynthesisOutput) {
        self.output = output
    }

    var isWanted: Bool { output.isWanted }

    func wantsNext() { news.signal() }

    func samples(_ samples: UnsafeBufferPointer<Int16>) -> Bool { output.samples(samples) }

    func word(at offset: Int, sample: Int) { output.word(at: offset, sample: sample) }

    func ended(_ end: SynthesisEnd) {
        self.end.withLock { $0 = end }
        news.signal()
    }

    /// Waits until the utterance has ended, and requests its next pieces until then.
    func wait() -> SynthesisEnd {
        while true {
            news.wait()
            if let end = end.withLock({ $0 }) { return end }
            output.wantsNext()
        }
    }
}
