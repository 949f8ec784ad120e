// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

@testable import Synthesis
@testable import a11y_speakd

/// The pitch of a voice over time, in hertz, of its voiced parts.
enum HeardPitch {
    static func of(_ utterance: Utterance) async throws -> [Int] {
        let recording = Recording()
        try await EspeakStage.synthesizer.value.speak(utterance, into: recording)
        // One thread makes all sound, so this call returns after the utterance is made.
        _ = try await EspeakStage.synthesizer.value.phonemes(of: "", voice: "gmw/en")
        let samples = recording.samples.withLock { $0 }
        return stride(from: 0, to: samples.count - window, by: window).compactMap { start in
            pitch(of: samples[start..<(start + window)].map(Double.init))
        }
    }

    private static let window = 1764

    /// The pitch of the lag at which the sound correlates best with itself; nil if the sound is quiet or unvoiced.
    private static func pitch(of sound: [Double]) -> Int? {
        let power = sound.reduce(0) { $0 + $1 * $1 }
        guard power / Double(sound.count) > 250_000 else { return nil }
        var best = (likeness: 0.0, lag: 0)
        for lag in 55...300 {
            let part = sound.count - lag
            var (product, left, right) = (0.0, 1.0, 1.0)
            for place in 0..<part {
                product += sound[place] * sound[place + lag]
                left += sound[place] * sound[place]
                right += sound[place + lag] * sound[place + lag]
            }
            let likeness = product / (left * right).squareRoot()
            if likeness > best.likeness + 0.02 { best = (likeness, lag) }
        }
        return best.likeness > 0.8 ? 22_050 / best.lag : nil
    }
}

private final class Recording: SynthesisOutput {
    let samples = Mutex<[Int16]>([])

    var isWanted: Bool { true }
    func wantsNext() {}

    func samples(_ samples: UnsafeBufferPointer<Int16>) -> Bool {
        let copy = Array(samples)
        self.samples.withLock { $0 += copy }
        return true
    }

    func word(at offset: Int, sample: Int) {}

    func ended(_ end: SynthesisEnd) {}
}
