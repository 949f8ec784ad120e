// SPDX-License-Identifier: GPL-3.0-or-later

/// The sounds of a command's latest short texts, such as names of keys and states, which are said again and again, and
/// of the text that will be said next. A value type. It ends with the command's process, so a change of the engine's
/// settings clears it.
struct ShortTexts: Sendable {
    private var sounds: [String: [Int16]] = [:]
    /// The texts in the order of their last use.
    private var order: [String] = []
    /// The text that will probably be said next.
    private var next: (text: String, samples: [Int16])?
    /// How many times a sound was known.
    private(set) var uses = 0

    /// In Unicode scalars.
    fileprivate static let longestText = 40
    /// The most samples of a short text: five seconds.
    fileprivate static let longestSound = 5 * EngineSound.rate
    private static let mostTexts = 64

    /// The sound of one text, as it arrives. Only the beginning is kept of a sound that is too long.
    struct Recording: Sendable {
        fileprivate let text: String
        fileprivate let isNext: Bool
        fileprivate let longest: Int
        fileprivate var samples: [Int16] = []

        /// - Parameter isNext: whether the text is made before it is said.
        init(of sent: SentText, isNext: Bool = false) {
            (text, self.isNext) = (sent.text, isNext)
            // A sentence of 300 characters takes 20 s at most voices' tempo.
            longest = isNext ? 6 * longestSound : text.unicodeScalars.count <= longestText ? longestSound : 0
        }

        mutating func add(_ more: [Int16]) { if samples.count <= longest { samples += more } }
    }

    func isKnown(_ sent: SentText) -> Bool { next?.text == sent.text || sounds[sent.text] != nil }

    /// The sound of a text at full volume; nil when the sound is not known.
    mutating func sound(of sent: SentText) -> [Int16]? {
        let text = sent.text
        let sound: [Int16]
        if let next, next.text == text {
            (sound, self.next) = (next.samples, nil)
            var recording = Recording(of: sent)
            recording.add(sound)
            keep(recording)
        } else if let known = sounds[text] {
            sound = known
            use(text)
        } else {
            return nil
        }
        uses += 1
        return sound
    }

    /// Keeps the sound of a text that has ended: a short one in place of the text that was not used for the longest
    /// time, and one that is made before it is said in place of the last such text.
    mutating func keep(_ recording: Recording) {
        let (text, samples) = (recording.text, recording.samples)
        guard !samples.isEmpty, samples.count <= recording.longest else { return }
        guard !recording.isNext else { return next = (text, samples) }
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
