// SPDX-License-Identifier: GPL-3.0-or-later

import AudioSinks

/// Makes speech from text, in this process or in another.
package protocol Synthesizer: Sendable {
    /// Name and version.
    var name: String { get }
    /// Samples per second, mono.
    var sampleRate: Int { get }
    var catalog: VoiceCatalog { get }
    /// Why nothing can be spoken now; nil when speech is possible.
    var problem: String? { get }
    /// The engines and their records, espeak-ng first.
    var engines: [EngineState] { get }
    /// Speaks an utterance, which begins with the piece `first`, into `output`. Utterances are spoken in the order of
    /// the calls. Returns at once.
    func speak(_ first: Utterance, as id: UtteranceID, into output: any SynthesisOutput)
    /// Adds the next piece of an utterance, after `wantsNext`. Returns at once; does nothing when the utterance is
    /// over.
    func append(_ next: Utterance, to id: UtteranceID)
    /// The piece will probably be spoken next. Returns at once.
    func prepare(_ next: Utterance)
    /// The rest of the utterance is not needed. Returns at once.
    func stop(_ id: UtteranceID)
}

extension Synthesizer {
    package var problem: String? { nil }
    package var engines: [EngineState] { [] }
    package func prepare(_ next: Utterance) {}
}

/// Receives the results of a synthesizer, on the synthesizer's own thread and in order. `ended` is called once, last.
package protocol SynthesisOutput: AnyObject, Sendable {
    /// False when the utterance was stopped, so that nothing need be made.
    var isWanted: Bool { get }
    /// The next piece will be needed soon, because the last one has begun to sound. Not called for the final piece.
    func wantsNext()
    /// - Returns: false when no more samples are needed.
    func samples(_ samples: UnsafeBufferPointer<Int16>) -> Bool
    /// The engine begins a part of the text, such as a sentence. No sound of the earlier parts follows.
    /// - Parameter offset: in Unicode scalars of the whole utterance.
    func begins(at offset: Int)
    /// A word begins.
    /// - Parameters:
    ///   - offset: in Unicode scalars of the whole utterance.
    ///   - sample: counted from the utterance's first sample.
    func word(at offset: Int, sample: Int)
    func ended(_ end: SynthesisEnd)
}

extension SynthesisOutput {
    package func begins(at offset: Int) {}
}

/// The place where a word begins in the whole utterance: in Unicode scalars of the text, and in samples of the sound.
struct SpokenPlace: Sendable, Hashable {
    var offset: Int
    var sample: Int
}

package enum SynthesisEnd: Sendable, Equatable {
    case completed
    /// The engine has no sound for the words of a sentence.
    case silent
    /// The output refused further samples.
    case stopped
    case failed(String)
}
