// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Synchronization

@testable import AudioSinks
@testable import Synthesis
@testable import a11y_speakd

/// Plays a tone of 0.1 s for each character.
final class ToneSynthesizer: Synthesizer {
    static let rate = 1000
    let name = "tone"
    let sampleRate = rate
    let catalog = SessionStage.catalog
    /// Whether the start of each word is reported; otherwise only the start of each utterance.
    private let reportsEachWord: Bool
    private let outputs = Mutex<[UtteranceID: any SynthesisOutput]>([:])

    init(reportsEachWord: Bool = false) {
        self.reportsEachWord = reportsEachWord
    }

    func speak(_ first: Utterance, as id: UtteranceID, into output: any SynthesisOutput) {
        outputs.withLock { $0[id] = output }
        append(first, to: id)
    }

    func append(_ next: Utterance, to id: UtteranceID) {
        guard let output = outputs.withLock({ $0[id] }) else { return }
        let scalars = Array(next.text.unicodeScalars)
        for word in reportsEachWord ? words(in: scalars) : [0] {
            output.word(at: next.start + word, sample: word * Self.rate / 10)
        }
        let samples = [Int16](repeating: 1000, count: scalars.count * Self.rate / 10)
        guard samples.withUnsafeBufferPointer(output.samples) else { return output.ended(.stopped) }
        next.isLast ? output.ended(.completed) : output.wantsNext()
    }

    func stop(_ id: UtteranceID) { outputs.withLock { $0[id] = nil } }

    /// Offsets at which words begin.
    private func words(in scalars: [Unicode.Scalar]) -> [Int] {
        scalars.indices.filter { index in
            !scalars[index].properties.isWhitespace
                && (index == 0 || scalars[index - 1].properties.isWhitespace)
        }
    }
}
