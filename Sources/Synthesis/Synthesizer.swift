// SPDX-License-Identifier: GPL-3.0-or-later

import AudioSinks

/// Makes speech of text: in this process, or in another behind the same calls.
package protocol Synthesizer: Sendable {
    /// Name and version.
    var name: String { get }
    /// Samples per second, mono.
    var sampleRate: Int { get }
    var catalog: VoiceCatalog { get }
    /// Why nothing can be said now; nil when it can.
    var problem: String? { get }
    /// What turns text into sound, and how it has done; espeak-ng first.
    var engines: [EngineState] { get }
    /// Speaks an utterance, whose first piece this is, into `output`; one after the other in the order of the calls. Returns
    /// at once.
    func speak(_ first: Utterance, as id: UtteranceID, into output: any SynthesisOutput)
    /// Adds the next piece of an utterance, after `wantsNext`. Returns at once; does nothing when the utterance is
    /// over.
    func append(_ next: Utterance, to id: UtteranceID)
    /// No more of that utterance is wanted. Returns at once.
    func stop(_ id: UtteranceID)
}

extension Synthesizer {
    package var problem: String? { nil }
    package var engines: [EngineState] { [] }
}

/// Takes what a synthesizer makes, on the synthesizer's own thread, in order, `ended` last and once.
package protocol SynthesisOutput: AnyObject, Sendable {
    /// False when it was stopped before its turn: nothing need be made.
    var isWanted: Bool { get }
    /// The next piece will be needed soon: the last one has begun to sound. Not called for a piece that is the last.
    func wantsNext()
    /// - Returns: false when no more is wanted.
    func samples(_ samples: UnsafeBufferPointer<Int16>) -> Bool
    /// A word begins.
    /// - Parameters:
    ///   - offset: in Unicode scalars of all that is said.
    ///   - sample: in samples from the first.
    func word(at offset: Int, sample: Int)
    func ended(_ end: SynthesisEnd)
}

/// Where a word begins in all that is said: in Unicode scalars of the text, and in samples of the sound.
struct SpokenPlace: Sendable, Hashable {
    var offset: Int
    var sample: Int
}

package enum SynthesisEnd: Sendable, Equatable {
    case completed
    /// The output wanted no more.
    case stopped
    case failed(String)
}
