// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import NIOCore
import Synchronization

/// A synthesizer for a virtual loop: what it makes takes no time there, however long it takes.
///
/// It makes an utterance when all else of the instant is done, and the loop waits for it. One that was stopped in the
/// instant in which it was asked for is never made; so the synthesizer is asked the same each time a file is rendered,
/// and makes the same of it.
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
            // Here, on the loop's own thread.
            output.ended(whole.wait())
        }
    }

    /// While the loop waits, its own thread brings the next piece.
    func append(_ next: Utterance, to id: UtteranceID) {
        if current.value == id { synthesizer.append(next, to: id) }
    }

    /// What has been made is the output's own affair. What was asked to go on, and cannot, is under way.
    func stop(_ id: UtteranceID) {
        if current.value == id { synthesizer.stop(id) }
    }
}

/// Passes on what is made, and keeps its end for who waits.
private final class WholeOutput: SynthesisOutput {
    private let output: any SynthesisOutput
    private let end = Mutex<SynthesisEnd?>(nil)
    /// It has ended, or wants the next piece.
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

    /// Until it has ended; meanwhile the next pieces are asked for here.
    func wait() -> SynthesisEnd {
        while true {
            news.wait()
            if let end = end.withLock({ $0 }) { return end }
            output.wantsNext()
        }
    }
}
