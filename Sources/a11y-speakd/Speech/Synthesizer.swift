// SPDX-License-Identifier: GPL-3.0-or-later

/// Makes speech: in this process, or in another behind the same three calls.
protocol Synthesizer: Sendable {
    /// Name and version.
    var name: String { get }
    /// Samples per second, mono.
    var sampleRate: Int { get }
    var catalog: VoiceCatalog { get }
    /// Speaks into `output`, utterances one after the other in the order of the calls. Returns at once.
    func synthesize(_ utterance: Utterance, into output: any SynthesisOutput)
}

/// Takes what a synthesizer makes, on the synthesizer's own thread, in order, `ended` last and once.
protocol SynthesisOutput: Sendable {
    /// False when it was stopped before its turn: nothing need be made.
    var isWanted: Bool { get }
    /// - Returns: false when no more is wanted.
    func samples(_ samples: UnsafeBufferPointer<Int16>) -> Bool
    /// A word begins.
    /// - Parameters:
    ///   - offset: in Unicode scalars of the text.
    ///   - sample: in samples from the start.
    func word(at offset: Int, sample: Int)
    func ended(_ end: SynthesisEnd)
}

enum SynthesisEnd: Sendable, Equatable {
    case completed
    /// The output wanted no more.
    case stopped
    case failed(String)
}
