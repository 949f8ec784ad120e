// SPDX-License-Identifier: GPL-3.0-or-later

/// Sounds that are no speech, among runs that are.
extension RunJoin {
    /// Plays the run's sound.
    /// - Returns: nil when it has none that can be played: its text is said then.
    func play(_ run: UtteranceRun, isLast: Bool, from icons: SoundIcons) -> SynthesisEnd? {
        guard let name = run.sound, let sound = icons.samples(named: name, rate: sampleRate) else { return nil }
        guard begin(run, isLast: isLast) else { return .stopped }
        let volume = max(0, min(100, run.voice.volume))
        // In pieces, so that it can be stopped.
        let piece = max(1, sampleRate / 20)
        for start in stride(from: 0, to: sound.count, by: piece) {
            let part = sound[start..<min(start + piece, sound.count)].map { Int16(Int($0) * volume / 100) }
            let words = [RunWord(place: 0, sample: 0)]
            guard part.withUnsafeBufferPointer({ samples($0, words: words) }) else { return .stopped }
        }
        return .completed
    }
}
