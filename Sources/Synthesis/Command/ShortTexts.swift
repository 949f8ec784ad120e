// SPDX-License-Identifier: GPL-3.0-or-later

/// The sounds of the latest short texts of a command, such as names of keys and states, which are said again and again.
/// A value type. It ends with the command's process, so a change of the engine's settings clears it.
struct ShortTexts: Sendable {
    private var sounds: [String: [Int16]] = [:]
    /// The texts in the order of their last use.
    private var order: [String] = []

    /// In Unicode scalars.
    fileprivate static let longestText = 40
    /// The most samples of one text: five seconds.
    fileprivate static let longestSound = 5 * EngineSound.rate
    private static let mostTexts = 64

    /// The sound of one text, as it arrives. Nothing is kept of a long text.
    struct Recording: Sendable {
        /// Nil for a long text.
        fileprivate let text: String?
        fileprivate var samples: [Int16] = []

        init(of sent: SentText) {
            let text = sent.text
            self.text = text.unicodeScalars.count <= longestText ? text : nil
        }

        mutating func add(_ more: [Int16]) { if text != nil, samples.count <= longestSound { samples += more } }
    }

    /// The sound of a text at full volume; nil when the sound is not known.
    mutating func sound(of sent: SentText) -> [Int16]? {
        let text = sent.text
        guard let sound = sounds[text] else { return nil }
        use(text)
        return sound
    }

    /// Keeps the sound of a text that has ended, in place of the text that was not used for the longest time.
    mutating func keep(_ recording: Recording) {
        let samples = recording.samples
        guard let text = recording.text, !samples.isEmpty, samples.count <= Self.longestSound else { return }
        sounds[text] = samples
        use(text)
        if order.count > Self.mostTexts { sounds[order.removeFirst()] = nil }
    }

    private mutating func use(_ text: String) {
        order.removeAll { $0 == text }
        order.append(text)
    }
}

extension RunJoin {
    /// Gives a whole sound that is known.
    func play(_ sound: [Int16], volume: Int, words: [RunWord]) -> SynthesisEnd {
        let words = words.map { RunWord(place: $0.place, sample: min($0.sample, max(0, sound.count - 1))) }
        guard sound.at(volume: volume).withUnsafeBufferPointer({ samples($0, words: words) }) else { return .stopped }
        return isStopped ? .stopped : .completed
    }
}
